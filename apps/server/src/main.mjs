// The entry point: switches parts of the engine off and the cache on, then starts the server (start.ts).
// The flags come first, because V8 ignores code that was compiled with other flags.
import '#engine-flags.mjs';
import '#compile-cache.mjs';
import { flushCompileCache } from 'node:module';

await import('#start.ts');
// Otherwise Node writes it at exit, which a killed process does not reach.
flushCompileCache();
