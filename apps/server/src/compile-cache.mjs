// Lets Node keep the compiled modules of this program for its next start.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// In a folder that only the owner of the program can write, unlike Node's default below /tmp: the cache is code. Where it cannot
// be written, every start compiles.
const folder = join(import.meta.dirname, '../../../node_modules/.cache/compiled');
enableCompileCache(folder);
// Threads have the cache by this variable only.
process.env['NODE_COMPILE_CACHE'] ??= folder;
