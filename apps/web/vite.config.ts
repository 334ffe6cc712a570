// How the web is built: React with its compiler, Tailwind, hashed assets with compressed copies beside them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstScreens } from './first-screens.ts';
import { serviceWorker } from './service-worker-build.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as { version: string };
/** The sign-in and the languages share these with the board, and load nothing else of it. */
const common =
  /\/ui\/badge\.|\/lib\/(?:avatar|names)\.|\/(?:shield-check|sparkles)\.|\/(?:useMutation|mutationObserver)\.|\/(?:plural|watches\.rules|(?:my-work|relations)\.limits|departments\.rules)\.ts$/;

/**
 * A screen or a dialog that is imported on demand is a chunk. What many of them share would be hundreds of small chunks, so it is one,
 * and what few of them share is a chunk for these; what the page starts with, the sign-in and the board are one each.
 */
const groups = [
  { name: 'first', tags: ['$initial' as const], priority: 5, includeDependenciesRecursively: false },
  { name: 'common', test: common, priority: 4 },
  { name: 'sign-in', test: /\/auth-screen\.tsx$/, priority: 3 },
  { name: 'board', test: /\/apps\/web\/.*\/(?:shell|workspace-screen|board\/board|prefetch-board)\.tsx?$/, priority: 2 },
  // It tells of a failure, also of a chunk, so it needs none but the first.
  { name: 'messages', test: /\/ui\/toaster\.tsx$/, priority: 1 },
  // A language, and a panel that loads when it is opened, is a chunk of its own.
  {
    name: 'shared',
    test: /^(?!.*(?:\/texts\/src\/|(?:menu|popover|confirm)-panel\.))/,
    minShareCount: 4,
    includeDependenciesRecursively: false,
  },
];

/**
 * `vite build --mode development` makes the build that `all-screens/drawn-twice.spec.ts` tries: React in development draws
 * everything twice. Nobody is served it, so it has no limits, maps or compressed copies, and its functions keep their names.
 */
export default defineConfig(({ mode }) => ({
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups } },
    },
  },
}));

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
