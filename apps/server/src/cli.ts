// The operator's command line: npm run tasklane -- COMMAND (docs/OPERATING.md).
import { setFlagsFromString } from 'node:v8';

// As in main.ts: without this flag V8 can hang at process exit.
setFlagsFromString('--no-concurrent-sparkplug');
const { runCommandLine } = await import('#commands/run-command-line.ts');
const { withSecretKey } = await import('#http/secret-key.ts');
process.exitCode = await runCommandLine(process.argv.slice(2), {
  withSecretKey,
  // Loads every handler, which most commands do not need.
  runnerOf: async (config, database) => (await import('#command-runner.ts')).commandRunner(config, database),
});
