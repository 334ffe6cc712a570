// Keeps V8 from optimizing the embedded database, which takes 500 MB for a moment: commands end before they would gain by it, and the
// backups of a server run beside it.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');
