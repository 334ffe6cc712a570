// For tests: how the time of code grows with its input. Code is compared with itself, never with a clock: machines differ.

/** Node's clock of this thread's work alone: what other programs do meanwhile does not count. */
declare const process: { threadCpuUsage(): { user: number; system: number } };

/** What a person waits for at most before they give up, in milliseconds. Tests that compare a time compare it with this. */
export const patience = 10_000;

/** More than the time grows by if it grows with the length (4), less than if it grows with its square (16). */
export const linear = 9;

/** The clock of a thread moves in steps of a few milliseconds, so shorter work is repeated until it takes this long. */
const measured = 25;
/** What takes less than this each time, in milliseconds, says nothing about how it grows. */
const least = 0.3;
const tries = 6;

function processor(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Returns the milliseconds of the processor that something takes, on average of as many times as can be measured. */
export function processorTime(run: () => unknown): number {
  const before = processor();
  let times = 0;
  let taken = 0;
  while (taken < measured) {
    run();
    times += 1;
    taken = processor() - before;
  }
  return taken / times;
}

/** The same of something that returns a promise. */
export async function processorTimeOf(run: () => Promise<unknown>): Promise<number> {
  const before = processor();
  let times = 0;
  let taken = 0;
  while (taken < measured) {
    await run();
    times += 1;
    taken = processor() - before;
  }
  return taken / times;
}

/**
 * Returns how many times as long something takes with four times the length; to be compared with `linear`. Tries again while it
 * looks slow, because the first runs of code are slow, and a collection of garbage falls into some.
 */
export function growth(run: (length: number) => unknown, length: number): number {
  let found = Number.POSITIVE_INFINITY;
  for (let time = 0; time < tries && found >= linear; time++) {
    const short = Math.max(
      least,
      processorTime(() => run(length)),
    );
    found = Math.min(found, processorTime(() => run(4 * length)) / short);
  }
  return found;
}

/** The same of something that returns a promise. */
export async function growthOf(run: (length: number) => Promise<unknown>, length: number): Promise<number> {
  let found = Number.POSITIVE_INFINITY;
  for (let time = 0; time < tries && found >= linear; time++) {
    const short = Math.max(least, await processorTimeOf(() => run(length)));
    found = Math.min(found, (await processorTimeOf(() => run(4 * length))) / short);
  }
  return found;
}
