// The terminal of the person who runs a command: lines about the work, progress, and a question.
import { createInterface } from 'node:readline/promises';
import { CommandError, exitCodes } from '#commands/command.ts';
import { commandText } from '#commands/commands.text.ts';

export interface Terminal {
  /** Shows how far the work is on a table of the database. */
  progress(at: { table: string; rows: number }): void;
  /** Shows how much of the work is done. */
  bar(done: number, of: number): void;
  warn(line: string): void;
  /** Asks for a yes; undefined where nobody can be asked. */
  ask: ((text: string) => Promise<boolean>) | undefined;
  /** Removes the line of the progress. */
  clear(): void;
}

const width = 24;
const interval = 100;
/** What ends the process while it asks: the work before the question is taken back first. */
const endings = ['SIGHUP', 'SIGTERM'] as const;

/** Returns the terminal; with `json` it shows no progress and asks nothing. */
export function terminalOf(json: boolean): Terminal {
  const isShown = !json && process.stderr.isTTY === true;
  let shownAt = 0;
  function show(line: () => string) {
    if (!isShown || performance.now() - shownAt < interval) return;
    shownAt = performance.now();
    process.stderr.write(`\r\u001b[K${line()}`);
  }
  return {
    progress: ({ table, rows }) => show(() => commandText.progress(table, rows)),
    bar: (done, of) =>
      show(() => {
        const filled = Math.round((width * done) / Math.max(1, of));
        return commandText.bar('█'.repeat(filled).padEnd(width, '░'), done, of);
      }),
    warn: (line) => void process.stderr.write(`${line}\n`),
    ask: isShown && process.stdin.isTTY === true ? ask : undefined,
    clear: () => void (isShown && process.stderr.write('\r\u001b[K')),
  };
}

/** Asks; throws if nobody answers any more, because the terminal was closed or the person goes away from the question. */
export async function ask(
  text: string,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Promise<boolean> {
  const reader = createInterface({ input, output });
  const gone = new AbortController();
  const leave = () => gone.abort();
  reader.once('close', leave);
  for (const signal of endings) process.once(signal, leave);
  try {
    return /^\s*y(es)?\s*$/i.test(await reader.question(`${text} [y/N] `, { signal: gone.signal }));
  } catch (error) {
    throw new CommandError(commandText.unanswered, exitCodes.refused, { cause: error });
  } finally {
    for (const signal of endings) process.off(signal, leave);
    reader.close();
  }
}
