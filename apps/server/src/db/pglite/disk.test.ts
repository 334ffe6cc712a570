import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Disk, reserveIn, watchDisk } from '#db/pglite/disk.ts';

const sizes = { reserve: 10_000, minFree: 100_000, lowShare: 0.05, maxAge: -1 };

let folder = '';
let disk: Disk | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tasklane-disk-'));
});
afterEach(() => {
  disk?.stop();
  rmSync(folder, { recursive: true });
});

it('warns before the disk is full, refuses writes below the floor, and recovers with some margin', () => {
  const total = 10_000_000;
  let free = 5_000_000;
  const lines: string[] = [];
  disk = watchDisk(
    folder,
    (line) => lines.push(line),
    () => ({ free, total }),
    sizes,
  );
  const { state } = disk;
  const states = [5_000_000, 499_999, 550_000, 610_000, 99_999, 110_000, 130_000, 5_000_000].map((left) => {
    free = left;
    return state();
  });
  expect(states).toEqual(['ok', 'low', 'low', 'ok', 'full', 'full', 'low', 'ok']);
  expect(lines).toHaveLength(5);
  expect(lines[0]).toContain('nearly full');
  expect(lines[2]).toContain('the server refuses to write until there is space');
});

it('keeps a reserve file; once it is deleted, writes are refused until there is space for a new one', () => {
  let free = 5_000_000;
  disk = watchDisk(
    folder,
    () => {},
    () => ({ free, total: 10_000_000 }),
    sizes,
  );
  const { state } = disk;
  expect(statSync(reserveIn(folder)).size).toBe(10_000);
  rmSync(reserveIn(folder));
  free = 125_000;
  expect(state()).toBe('full');
  expect(existsSync(reserveIn(folder))).toBe(false);
  free = 5_000_000;
  expect(state()).toBe('ok');
  expect(statSync(reserveIn(folder)).size).toBe(10_000);
});
