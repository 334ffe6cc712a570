// The operator's command line: npm run tasklane -- COMMAND (docs/OPERATING.md).
// As in main.ts.
import '#engine-flags.ts';
import '#compile-cache.ts';

const { runCommandLine } = await import('#commands/run-command-line.ts');
process.exitCode = await runCommandLine(process.argv.slice(2), {
  // Loads every handler, which most commands do not need.
  runnerOf: async (config, database) => (await import('#command-runner.ts')).commandRunner(config, database),
});
