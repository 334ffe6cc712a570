// The position of a reader in the log, as clients send it: the epoch of the log and a snapshot of the database.
import { live } from '@app/contract/limits.ts';
import type { LogPosition } from '#events/events.sql.ts';

const pattern = /^([0-9a-f-]{36})\.((\d{1,20}):(\d{1,20}):((?:\d{1,20}(?:,\d{1,20})*)?))$/;
const largest = 2n ** 63n;

export function positionText({ epoch, snapshot }: LogPosition): string {
  return `${epoch}.${snapshot}`;
}

/** Parses a position; returns undefined if it is invalid, or if the database would reject its snapshot. */
export function parsePosition(text: string): LogPosition | undefined {
  const found = text.length <= live.logPosition ? pattern.exec(text) : null;
  if (!found) return undefined;
  const [, epoch = '', snapshot = '', from = '', to = '', list = ''] = found;
  const [xmin, xmax] = [BigInt(from), BigInt(to)];
  const running = list === '' ? [] : list.split(',').map(BigInt);
  const isSnapshot =
    xmin > 0n &&
    xmin <= xmax &&
    xmax < largest &&
    running.every((id, index) => id >= xmin && id < xmax && id > (running[index - 1] ?? 0n));
  return isSnapshot ? { epoch, snapshot } : undefined;
}
