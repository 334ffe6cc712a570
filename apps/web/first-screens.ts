// What the first screens load until they are drawn, and how much that may be: a build that brings more fails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const kibibyte = 1024;
const source = join(import.meta.dirname, 'src');
const contract = (path: string) => fileURLToPath(import.meta.resolve(`@app/contract/${path}`));

/** What the page asks for besides what its script imports, before a screen is there; and the most that all of it may be, in KiB. */
const screens = {
  auth: { parts: [join(source, 'screens/auth/auth-screen.tsx')], scripts: 160, styles: 15 },
  board: {
    parts: [
      join(source, 'app/shell/shell.tsx'),
      join(source, 'screens/workspace/workspace-screen.tsx'),
      join(source, 'app/first-board.ts'),
      contract('languages/english-board.ts'),
      contract('response-shapes/user-shapes.ts'),
    ],
    scripts: 185,
    styles: 15,
  },
};

/** As much of a bundle as is looked at. */
type Bundle = Record<string, Pick<Rolldown.OutputAsset, 'type' | 'source'> | Chunk>;
type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'code' | 'isEntry' | 'imports' | 'moduleIds'> & {
  viteMetadata?: { importedCss: ReadonlySet<string> };
};

interface Load {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The files that come with the entry and these modules, each once. */
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

/** Says of each first screen what it loads, and fails where that is more than it may be. */
export function firstScreens(): Plugin {
  let publicDir = '';
  return {
    name: 'first-screens',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    writeBundle(_options, bundle) {
      const themeScript = kib(readFileSync(join(publicDir, 'theme.js')));
      for (const [screen, { parts, ...most }] of Object.entries(screens)) {
        const load = loadOf(bundle, parts);
        const sum = (names: readonly string[]) => names.reduce((size, name) => size + sizeOf(bundle[name]), 0);
        const found = { scripts: sum(load.scripts) + themeScript, styles: sum(load.styles) };
        for (const kind of ['scripts', 'styles'] as const) {
          const said = `First screen ${screen}, ${kind}: ${found[kind].toFixed(1)} of ${most[kind]} KiB gzip`;
          if (found[kind] <= most[kind]) this.info(said);
          else this.error(`${said}\n${load[kind].map((name) => `  ${sizeOf(bundle[name]).toFixed(1)} ${name}`).join('\n')}`);
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
