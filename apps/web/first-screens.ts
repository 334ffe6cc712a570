// Limits what the first screens load before they render. The build fails above a limit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const kibibyte = 1024;
const source = join(import.meta.dirname, 'src');
const texts = (path: string) => fileURLToPath(import.meta.resolve(`@app/texts/${path}`));

/** The modules each first screen loads besides the entry's imports, and the limits for everything together, in KiB. */
const screens = {
  auth: {
    modules: [join(source, 'screens/auth/auth-screen.tsx')],
    scripts: 170,
    styles: 25,
  },
  board: {
    modules: [
      join(source, 'app/shell/shell.tsx'),
      join(source, 'screens/workspace/workspace-screen.tsx'),
      join(source, 'app/prefetch-board.ts'),
      texts('english/english.ts'),
    ],
    scripts: 260,
    styles: 25,
  },
};

/** The properties of a bundle that are read here. */
type Bundle = Record<string, Pick<Rolldown.OutputAsset, 'type' | 'source'> | Chunk>;
type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'code' | 'isEntry' | 'imports' | 'moduleIds'> & {
  viteMetadata?: { importedCss: ReadonlySet<string> };
};

interface Load {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Returns the files that the entry and these modules load, each once. */
export function loadOf(bundle: Bundle, modules: readonly string[]): Load {
  const chunks = Object.entries(bundle).flatMap(([name, file]) => (file.type === 'chunk' ? [[name, file] as const] : []));
  const scripts = new Set(chunks.filter(([, chunk]) => chunk.isEntry).map(([name]) => name));
  for (const module of modules) {
    const [name] = chunks.find(([, chunk]) => chunk.moduleIds.includes(module)) ?? [];
    if (name === undefined) throw new Error(`${module} is not in the build`);
    scripts.add(name);
  }
  const styles = new Set<string>();
  for (const name of scripts) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    for (const imported of chunk.imports) scripts.add(imported);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** Reports the weight of each first screen and fails the build above its limit. */
export function firstScreens(): Plugin {
  let publicDir = '';
  return {
    name: 'first-screens',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    writeBundle(_options, bundle) {
      const startScript = kib(readFileSync(join(publicDir, 'start.js')));
      for (const [screen, { modules, ...limits }] of Object.entries(screens)) {
        const load = loadOf(bundle, modules);
        const sum = (names: readonly string[]) => names.reduce((size, name) => size + sizeOf(bundle[name]), 0);
        const found = { scripts: sum(load.scripts) + startScript, styles: sum(load.styles) };
        for (const kind of ['scripts', 'styles'] as const) {
          const message = `First screen ${screen}, ${kind}: ${found[kind].toFixed(1)} of ${limits[kind]} KiB gzip`;
          if (found[kind] <= limits[kind]) this.info(message);
          else this.error(`${message}\n${load[kind].map((name) => `  ${sizeOf(bundle[name]).toFixed(1)} ${name}`).join('\n')}`);
        }
      }
    },
  };
}

function sizeOf(file: Bundle[string] | undefined): number {
  return file === undefined ? 0 : kib(file.type === 'chunk' ? file.code : file.source);
}

function kib(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length / kibibyte;
}
