// A server that is killed while it sends loses no mail, and a mail that arrives twice has the same Message-ID.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as api from '@app/contract/api.ts';
import { expect, test } from 'vitest';
import { mailServer, until } from '#testing/mail-server.ts';

const main = join(import.meta.dirname, '../main.mjs');
const people = 12;

test('a server that is killed while it sends mails sends every one of them, each under one Message-ID', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tasklane-mails-'));
  const mails = await mailServer();
  let kill = () => {};
  let taken = 0;
  let kills = 0;
  mails.onMail = async () => {
    taken += 1;
    // The kill hits a mail that is being sent: the server has it and has not acknowledged it yet.
    if (taken % 9 === 0) kill();
    await new Promise((resolve) => setTimeout(resolve, 30));
    return undefined;
  };
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: folder,
    PORT: '0',
    NODE_ENV: 'test',
    ADMIN_PASSWORD: 'administrator of tests',
    SAMPLE_DATA: 'false',
    RATE_LIMIT_REGISTER: '1000',
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'tasks@example.com',
  };
  let server: ChildProcess | undefined;
  let url = '';

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    server = started;
    let said = '';
    started.stdout.on('data', (part: Buffer) => {
      said += part.toString();
    });
    await until(() => /http:\/\/[\w.:[\]-]+/.test(said), 'a server that is ready', 60_000);
    url = /http:\/\/[\w.:[\]-]+/.exec(said)?.[0] ?? '';
    kill = () => {
      kills += 1;
      started.kill('SIGKILL');
    };
    started.once('exit', () => {
      kill = () => {};
    });
  }

  try {
    await start();
    let acknowledged = 0;
    for (let n = 0; n < people; ) {
      const body = { username: `person${n}`, password: 'a long password', fullName: `Person ${n}`, email: `p${n}@example.com` };
      const reply = await fetch(`${url}${api.users.register.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ ...body, departmentId: 1 }),
      }).catch(() => undefined);
      if (reply?.status === 201) acknowledged += 1;
      // 409: it was written, and the answer was lost with the process.
      if (reply?.status === 201 || reply?.status === 409) n += 1;
      else if (server?.signalCode || server?.exitCode !== null) await start();
    }
    const welcomed = () => new Set(mails.mails.map(({ recipients }) => recipients[0]));
    await until(
      async () => {
        if (server?.signalCode) await start();
        return welcomed().size >= people;
      },
      'every mail',
      60_000,
    );
    mails.onMail = undefined;
    expect(kills).toBeGreaterThan(0);
    expect(acknowledged).toBeLessThanOrEqual(people);
    const welcomes = mails.mails.filter(({ recipients }) => recipients[0]?.startsWith('p'));
    expect(new Set(welcomes.map(({ messageId }) => messageId)).size).toBe(people);
    const pairs = new Set(welcomes.map(({ recipients, messageId }) => `${recipients[0]} ${messageId}`));
    expect(pairs.size).toBe(people);
  } finally {
    server?.kill('SIGTERM');
    if (server?.exitCode === null && server.signalCode === null) await once(server, 'exit');
    await mails.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);
