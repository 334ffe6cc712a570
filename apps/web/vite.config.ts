// How the web is built: React with its compiler, Tailwind, hashed assets with compressed copies beside them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunks, chunkTest, sharedChunk } from './chunks.ts';
import { contractTable } from './contract-table.ts';
import { firstScreens } from './first-screens.ts';
import { serviceWorker } from './service-worker-build.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as { version: string };
/** The schemas and Zod: only forms need them, so no first screen waits for them. */
const schemas = /\/zod\/|\.contract\.ts$|\/contract\/src\/fields\.ts$/;
/** The dialogs in which suggestions for a task are chosen. */
const suggestionDialogs =
  /\/features\/tasks\/(?:details\/(?:rewrite-dialog|rewrite-choice|rewritten-paragraphs)|checklist\/(?:break-down-dialog|suggested-items))\./;
/** What the schemas of all forms are made of. */
const zod = /\/node_modules\/zod\/|\/contract\/src\/(?:fields|endpoint|principals)\.ts$/;
const contract = /\/packages\/contract\/src\//;

/**
 * `vite build --mode development` makes the build that `all-screens/drawn-twice.spec.ts` tries: React in development draws
 * everything twice. Nobody is served it, so it has no limits, maps or compressed copies, and its functions keep their names.
 */
export default defineConfig(({ mode }) => ({
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    contractTable(),
    treeShakenRouter(),
    infiniteQueriesLater(),
    noPropertyFallbacks(),
    ...(mode === 'development' ? [] : [firstScreens(), serviceWorker(), hiddenSourceMaps(), compressedCopies()]),
  ],
  define: { APP_VERSION: JSON.stringify(version) },
  // Keeps the page's Host: the server rejects writes from another Origin.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: mode === 'development' ? false : 'hidden',
    minify: mode !== 'development',
    target: 'es2023',
    // The browsers that Tailwind requires: colours and nesting need no fallbacks for older ones.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloads },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: contract, sideEffects: false }] },
      // The first screens load a few chunks instead of dozens of small ones, because large chunks compress better.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'first',
              tags: ['$initial'],
              test: (id) => !schemas.test(id),
              priority: chunks.length,
              includeDependenciesRecursively: false,
            },
            // One chunk each instead of several tiny ones, whose names the first screens would carry.
            ...Object.entries({ suggestionDialogs, zod }).map(([name, test]) => ({
              ...{ name, test, priority: chunks.length, includeDependenciesRecursively: false },
            })),
            { name: sharedChunk, debugName: 'shared', priority: 1.5, includeDependenciesRecursively: false },
            ...chunks.map((chunk, at) => ({ name: chunkTest(chunk), debugName: chunk, priority: chunks.length - 1 - at })),
          ],
        },
      },
    },
  },
}));

/** The screens that people open first and most. */
const preloaded = /^assets\/(?:auth-screen|my-work-screen|company-board|board|list|task-screen|task-dialog|new-task)-/;

/**
 * Chooses what is loaded together with a chunk. The first screens carry the name of every file that is listed here, so only screens
 * of `preloaded` list the scripts that they import; for others the browser finds them in the file. Styles are always listed,
 * and with them the chunk, which otherwise waits for them.
 */
function preloads(file: string, dependencies: string[]): string[] {
  if (preloaded.test(file)) return dependencies;
  const styles = dependencies.filter((dependency) => dependency.endsWith('.css'));
  return styles.length > 0 ? [file, ...styles] : [];
}

/** Makes the router's unused links and forms removable: the bundler treats their creation and `displayName` as side effects. */
function treeShakenRouter(): Plugin {
  return {
    name: 'tree-shaken-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.js$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/^(const \w+ = )(?=React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}

/** Loads what only infinite queries need with their observer instead of with every query: no first screen has one. */
function infiniteQueriesLater(): Plugin {
  const imported = 'import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";';
  return {
    name: 'infinite-queries-later',
    apply: 'build',
    transform: {
      filter: { id: /\/query-core\/build\/modern\/(?:query|infiniteQueryObserver)\.js$/ },
      handler(code, id) {
        if (id.endsWith('/infiniteQueryObserver.js'))
          return {
            code: `${imported}\nimport { setBehavior } from "./query.js";\n${code}\nsetBehavior(infiniteQueryBehavior);`,
            map: null,
          };
        if (!code.includes(imported)) this.error(`${id} does not import what this moves.`);
        const later = 'let infiniteQueryBehavior;\nexport function setBehavior(given) {\n  infiniteQueryBehavior = given;\n}';
        return { code: code.replace(imported, later), map: null };
      },
    },
  };
}

/** Removes Tailwind's fallbacks for browsers without `@property`: every browser in `cssTarget` supports it. */
function noPropertyFallbacks(): Plugin {
  const fallback = /@layer properties\s*\{\s*@supports[^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/;
  return {
    name: 'no-property-fallbacks',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = String(file.source).replace(fallback, '');
    },
  };
}

/**
 * Moves the source maps out of the build, so that no browser can load them. The server reads them to find an error's place in the
 * sources (`apps/server/src/client-errors/source-maps.ts`). They do not contain the sources.
 */
function hiddenSourceMaps(): Plugin {
  const folder = join(import.meta.dirname, 'source-maps');
  return {
    name: 'hidden-source-maps',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.map')) continue;
        const { sourcesContent: _, ...map } = JSON.parse(readFileSync(join(dir, file), 'utf8'));
        writeFileSync(join(folder, basename(file)), JSON.stringify(map));
        rmSync(join(dir, file));
      }
    },
  };
}

/** Writes a .gz and a .br beside every text file of the build, so that the server only chooses one. */
function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:js|css|html|svg|txt|webmanifest)$/.test(file)) continue;
        const path = join(dir, file);
        const content = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}
