import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patience } from '@app/contract/testing/growth.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '#db/pglite/lock.ts';

const script = `const { lockFolder } = await import(process.argv[1]);
lockFolder(process.argv[2]);
console.log('locked');
setInterval(() => {}, 1000);`;

describe('the lock of the data folder', () => {
  let folder = '';
  let children: ChildProcess[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tasklane-lock-'));
  });

  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    children = [];
    rmSync(folder, { recursive: true });
  });

  async function holder() {
    const lock = new URL('./lock.ts', import.meta.url).href;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, lock, folder]);
    children.push(child);
    const [line] = await once(child.stdout, 'data');
    expect(String(line)).toBe('locked\n');
    return child;
  }

  it('refuses a second process at once and names the folder and the first process', async () => {
    const first = await holder();
    const started = performance.now();
    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} is in use by another process (pid ${first.pid}). Stop it first, or set DATA_DIR to another folder.`,
    );
    expect(performance.now() - started).toBeLessThan(patience);
  });

  it('is free as soon as its owner is killed', async () => {
    const first = await holder();
    const ended = once(first, 'exit');
    first.kill('SIGKILL');
    await ended;
    lockFolder(folder)();
  });

  it('can be taken, released and taken again, and also excludes the same process', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`(pid ${process.pid})`);
    release();
    lockFolder(folder)();
  });

  it('creates the folder, or reports why it cannot', () => {
    lockFolder(join(folder, 'a/b'))();
    writeFileSync(join(folder, 'file'), '');
    for (const place of ['file', 'file/below']) {
      expect(() => lockFolder(join(folder, place))).toThrow(
        `The data folder ${join(folder, place)} cannot be created: a file has its name or the name of a parent folder.`,
      );
    }
  });

  it.runIf(process.platform === 'linux')('gives up at once where no folder can be', () => {
    const started = performance.now();
    expect(() => lockFolder('/proc/nope/data')).toThrow(
      'The data folder /proc/nope/data cannot be created there. Set DATA_DIR to another folder.',
    );
    expect(performance.now() - started).toBeLessThan(patience);
  });

  it.skipIf(process.platform === 'win32')('says who cannot write to it', () => {
    const uid = process.getuid?.() || 65_534;
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o500 });
    writeFileSync(join(folder, 'lock'), '', { mode: 0o400 });
    chmodSync(folder, 0o777);
    process.seteuid?.(uid);
    try {
      const sentence = (path: string) =>
        `${path} cannot be written by the user of this process (uid ${uid}). Give it to that user, or set DATA_DIR to another folder.`;
      expect(() => lockFolder(closed)).toThrow(sentence(closed));
      expect(() => lockFolder(join(closed, 'below'))).toThrow(sentence(join(closed, 'below')));
      expect(() => lockFolder(folder)).toThrow(sentence(join(folder, 'lock')));
    } finally {
      process.seteuid?.(process.getuid?.() ?? 0);
    }
  });

  it('says what to do if its file is damaged', () => {
    writeFileSync(join(folder, 'lock'), 'not a database at all'.repeat(50));
    expect(() => lockFolder(folder)).toThrow(`${join(folder, 'lock')} is damaged.`);
  });
});
