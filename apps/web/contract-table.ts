// Gives the page the contract's table without its schemas: what calls need of an endpoint, and the shapes of answers.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '@app/contract';
import { type Plugin, runnerImport } from 'vite';

/** Modules that are values made of schemas. Each has one export, and the page is given what that comes to. */
const made = [
  'api.ts',
  'response-shapes/public-shapes.ts',
  'response-shapes/user-shapes.ts',
  'response-shapes/later-shapes.ts',
  'response-shapes/admin-shapes.ts',
].map((path) => fileURLToPath(import.meta.resolve(`@app/contract/${path}`)));

/** Without the schemas of the whole table, each stays in the part that uses it. The same in development and in the build. */
export function contractTable(): Plugin {
  return {
    name: 'contract-table',
    enforce: 'pre',
    load: {
      filter: { id: made },
      async handler(id) {
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, { configFile: false });
        for (const file of dependencies) this.addWatchFile(file);
        const exported = Object.entries(module);
        const [name, value] = exported[0] ?? this.error(`${relative('', id)} exports nothing.`);
        if (exported.length > 1) this.error(`${relative('', id)} has more than one export: the page would lose it.`);
        const text = JSON.stringify(value, compact);
        return `export const ${name} = ${name === 'api' ? `(${expanded})(${text})` : text};`;
      },
    },
  };
}

/** Of an endpoint only what a call needs, as a line; anything else as it is. */
function compact(_key: string, value: unknown): unknown {
  if (!isEndpoint(value)) return value;
  const { method, path, access, upload = '', file = '' } = value;
  return [access, method, path.slice(basePath.length), upload, file].join('|').replace(/\|+$/, '');
}

const basePath = '/api';

/** Makes endpoints of the lines: every first screen loads the table, and a line is a third of an object. */
const expanded = `(table) => {
  for (const named of Object.values(table)) for (const name in named) {
    const [access, method, path, upload, file] = named[name].split('|');
    named[name] = { method, path: '${basePath}' + path, access, ...(upload && { upload }), ...(file && { file }) };
  }
  return table;
}`;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;
}
