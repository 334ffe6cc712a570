// The operator's command line: npm run tasklane -- COMMAND (docs/OPERATING.md).
// As in main.mjs.
import '#engine-flags.mjs';
import '#commands/little-memory.mjs';
import '#compile-cache.mjs';

// The server runs commands for backups, and their work is of no use without it.
if (process.send) {
  process.once('disconnect', () => process.exit(1));
  // The listener alone would keep this process alive.
  process.channel?.unref();
}
const { runCommandLine } = await import('#commands/run-command-line.ts');
process.exitCode = await runCommandLine(process.argv.slice(2), {
  // Loads every handler, which most commands do not need.
  runnerOf: async (config, database) => (await import('#command-runner.ts')).commandRunner(config, database),
});
