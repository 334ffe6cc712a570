// The entry point: lets Node keep the compiled modules for the next start, then starts the server (start.ts).
// The flags come first, because V8 ignores code that was compiled with other flags.
import '#engine-flags.ts';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// In a folder that only the owner of the program can write, unlike Node's default below /tmp: the cache is code. Where it cannot
// be written, every start compiles.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'));
await import('#start.ts');
// Otherwise Node writes it at exit, which a killed process does not reach.
flushCompileCache();
