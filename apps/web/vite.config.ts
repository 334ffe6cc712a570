// How the web is built: React with its compiler, Tailwind, hashed assets with compressed copies beside them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contractTable } from './contract-table.ts';
import { firstScreens } from './first-screens.ts';
import { pieceOf, pieces } from './pieces.ts';

/** The schemas and what checks them: only forms need them, so no first screen waits for them. */
const schemas = /\/zod\/|\.contract\.ts$|\/contract\/src\/fields\.ts$/;
const contract = /\/packages\/contract\/src\//;

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    contractTable(),
    onlyUsedOfRouter(),
    withoutFallbacks(),
    firstScreens(),
    hiddenSourceMaps(),
    compressed(),
  ],
  // The Host stays the page's own: the server refuses writes whose Origin is another one.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: 'hidden',
    target: 'es2023',
    // The browsers that Tailwind asks for: colours and nesting need no copies for older ones.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: contract, sideEffects: false }] },
      // What the first screens need comes in a few pieces, rather than in dozens of small ones: it compresses better.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'first',
              tags: ['$initial'],
              test: (id) => !schemas.test(id),
              priority: pieces.length,
              includeDependenciesRecursively: false,
            },
            ...pieces.map((piece, at) => ({ name: pieceOf(piece), debugName: piece, priority: pieces.length - 1 - at })),
          ],
        },
      },
    },
  },
});

/** Lets the router's own links and forms be left out where nothing uses them: their making and naming counts as a side effect. */
function onlyUsedOfRouter(): Plugin {
  return {
    name: 'only-used-of-router',
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

/** Leaves out what Tailwind adds for browsers that do not know `@property`: those asked for (`cssTarget`) do. */
function withoutFallbacks(): Plugin {
  const fallback = /@layer properties\s*\{\s*@supports[^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/;
  return {
    name: 'without-fallbacks',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = String(file.source).replace(fallback, '');
    },
  };
}

/**
 * Puts the source maps beside the build, where no browser gets them: the server reads them to say where in the sources an error
 * happened (`apps/server/src/client-errors/source-maps.ts`). The sources themselves are left out.
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

/** Writes a .gz and a .br beside every text file of the build, so that the server only has to choose. */
function compressed(): Plugin {
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
