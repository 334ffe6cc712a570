// Snapshots of PostgreSQL, as numbers and places of the log name them: `xmin:xmax:running`.

/** Whether a snapshot sees what a transaction has written; undefined if one of them is not known. */
export function isSeenIn(snapshot: string | undefined, writtenBy: string | undefined): boolean | undefined {
  const [, from = '', to = '', running = ''] = /^(\d{1,20}):(\d{1,20}):((?:\d{1,20},?)*)$/.exec(snapshot ?? '') ?? [];
  if (from === '' || writtenBy === undefined || !/^\d{1,20}$/.test(writtenBy)) return undefined;
  const written = BigInt(writtenBy);
  if (written < BigInt(from)) return true;
  return written < BigInt(to) && !running.split(',').includes(writtenBy);
}
