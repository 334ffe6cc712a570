// Builds the server into dist: modules of JavaScript without comments, a few hundred instead of thousands, so a start takes less time
// and less memory (decision 072). Beside them is an empty embedded database, because creating one takes 1.1 GB of memory.
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { rolldown } from 'rolldown';

/**
 * V8 keeps the text of a module with one byte for each character, or with two if one of them is beyond Latin-1. Node keeps a module of
 * 1 MB and more with two already if one is beyond ASCII.
 */
const ascii = {
  name: 'ascii',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = escaped(file.code);
  },
};

function escaped(code) {
  const wrong = /String\.raw`[^`]*[\u0080-\uffff]|\\[\u0080-\uffff]/.exec(code);
  if (wrong) throw new Error(`This character cannot be escaped: ${wrong[0]}`);
  return code.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const bundle = await rolldown({
  cwd: import.meta.dirname,
  input: {
    ...{ main: 'src/main.mjs', cli: 'src/cli.mjs' },
    ...{ 'db/pglite/worker': 'src/db/pglite/worker.ts', 'incoming-mails/mail-parser': 'src/incoming-mails/mail-parser.ts' },
  },
  platform: 'node',
  plugins: [ascii],
  // It drops calls whose value nobody uses, although they may throw: `decodeURIComponent` in a `try`. So does `minify`, unless it is off.
  treeshake: false,
  // Packages with machine code, which they find from their own folders.
  external: [/^@electric-sql\/pglite/, '@node-rs/argon2', 'sharp', 'pg-native'],
});
await bundle.write({
  dir: 'dist',
  cleanDir: true,
  format: 'esm',
  minify: false,
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  comments: { legal: true, annotation: false, jsdoc: false },
});
await bundle.close();

// The thread of the server creates it as a first start would.
const folder = join(import.meta.dirname, 'dist/empty-database');
const creating = new Worker(new URL('dist/db/pglite/worker.mjs', import.meta.url), { workerData: { folder, create: true } });
creating.on('message', ({ type, reason }) => {
  if (type === 'failed') throw new Error(reason);
});
await new Promise((resolve) => creating.once('exit', resolve));
readable(folder);

/** The server may run as another user than the one who builds. */
function readable(path) {
  chmodSync(path, 0o755);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) readable(join(path, entry.name));
    else chmodSync(join(path, entry.name), 0o644);
  }
}
