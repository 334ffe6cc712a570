// Switches off two parts of V8 that can hang or end the process, for every program that opens the embedded database (decision 050).
import { setFlagsFromString } from 'node:v8';

// It can hang at process exit, waiting for a background compilation (Node 24.21); seen with large queries.
setFlagsFromString('--no-concurrent-sparkplug');
// It frees code that another thread may still use.
setFlagsFromString('--no-wasm-code-gc');
