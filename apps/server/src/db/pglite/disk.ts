// Watches the free space on the disk of the embedded database before each write, and keeps a reserve file for when the disk is
// full.
import { existsSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { disk as sizes } from '@app/contract/limits.ts';
import { dbText } from '#db/db.text.ts';
import { syncPath } from '#db/pglite/sync-path.ts';

/** `low`: writes still work. `full`: writes are refused. */
export type DiskState = 'ok' | 'low' | 'full';

/** In bytes. */
export interface Space {
  free: number;
  total: number;
}

export interface Disk {
  state(): DiskState;
  stop(): void;
}

const megabyte = 1024 * 1024;
/** Hysteresis: a better state requires the threshold times this factor. */
const margin = 1.2;

/** The path of the reserve file, which is deleted when a write finds no space (durable-fs.ts). */
export function reserveIn(folder: string): string {
  return join(folder, 'reserve');
}

/** Watches the disk of a folder and keeps a reserve file there; passes a line to `log` when the state changes. */
export function watchDisk(
  folder: string,
  log: (line: string) => void,
  space = spaceOf,
  own: Partial<Record<keyof typeof sizes, number>> = {},
): Disk {
  const { reserve, minFree, lowShare, maxAge, checkInterval } = { ...sizes, ...own };
  let state: DiskState = 'ok';
  let lookedAt = Number.NEGATIVE_INFINITY;
  const timer = setInterval(look, checkInterval);
  timer.unref();
  look();

  function look(): void {
    lookedAt = performance.now();
    const { free, total } = space(folder);
    const hasReserve = ensureReserve(free);
    const next = stateOf(free, total, hasReserve);
    if (next === state) return;
    const sentence = { ok: dbText.diskBack, low: dbText.diskLow, full: dbText.diskFull }[next];
    log(sentence(folder, Math.round(free / megabyte)));
    state = next;
  }

  function stateOf(free: number, total: number, hasReserve: boolean): DiskState {
    const enough = minFree * (state === 'full' ? margin : 1);
    if (free < enough || !hasReserve) return 'full';
    return free < total * lowShare * (state === 'ok' ? 1 : margin) ? 'low' : 'ok';
  }

  /** Creates the reserve file if it is missing and there is space for it. While it is missing, writes are refused. */
  function ensureReserve(free: number): boolean {
    const file = reserveIn(folder);
    if (existsSync(file)) return true;
    if (free < minFree * margin + reserve) return false;
    const unfinished = `${file}.unfinished`;
    try {
      writeFileSync(unfinished, new Uint8Array(reserve));
      syncPath(unfinished);
      renameSync(unfinished, file);
      return true;
    } catch {
      rmSync(unfinished, { force: true });
      return false;
    }
  }

  return {
    state() {
      if (performance.now() - lookedAt > maxAge) look();
      return state;
    },
    stop: () => clearInterval(timer),
  };
}

/** Returns the free and the total bytes of the disk of a folder; throws if there is no such folder. */
export function spaceOf(folder: string): Space {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
