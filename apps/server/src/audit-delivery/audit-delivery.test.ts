// Tests that the audit log reaches a file and a syslog server: each record, once, unforged, also after a receiver was gone.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import * as api from '@app/contract/api.ts';
import { auditDelivery } from '@app/contract/audit/audit.limits.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditBacklog, claimReceiver, forgetReceivers, registerReceivers } from '#audit-delivery/audit-queue.sql.ts';
import { fileReceiver } from '#audit-delivery/file-receiver.ts';
import type { AuditReceiver } from '#audit-delivery/receiver.ts';
import { auditReceivers } from '#audit-delivery/receivers.ts';
import { framed, jsonOf, syslogMessage } from '#audit-delivery/record-format.ts';
import { syslogReceiver } from '#audit-delivery/syslog-receiver.ts';
import type { Config } from '#config.ts';
import { rows } from '#db/rows.ts';
import { startAuditDelivery } from '#jobs/deliver-audit.ts';
import { aUser } from '#testing/factories.ts';
import { testCertificate, until } from '#testing/mail-server.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let folder: string;
const open: (() => Promise<unknown>)[] = [];
const warnings: object[] = [];
const log = { warn: (line: object) => void warnings.push(line) };

beforeEach(async () => {
  app = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'audit-'));
  warnings.length = 0;
});
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
  await app.close();
  await rm(folder, { recursive: true });
});

async function send(receivers: AuditReceiver[], deadline?: number) {
  const jobs = await startAuditDelivery({ db: app.db, receivers, log, every: 20, ...(deadline !== undefined && { deadline }) });
  const stop = async () => {
    for (const job of jobs) await job.stop();
  };
  open.push(stop);
  return stop;
}

/** Writes records; returns the id of the last one. */
async function record(count = 1, details: object = {}): Promise<number> {
  const made = await rows<{ id: number }>(
    app.db,
    sql`insert into audit_log (user_id, action, outcome, details, address)
        select 1, 'role_changed', 'done', ${JSON.stringify(details)}::jsonb, '192.0.2.1' from generate_series(1, ${count}) returning id::float8 as id`,
  );
  return made.at(-1)?.id ?? 0;
}

const sentAll = () => until(async () => (await auditBacklog(app.db)).every(({ waiting }) => waiting === 0), 'an empty queue');
/** What a receiver is not due for before is due now. */
const endPause = () => app.db.execute(sql`update audit_receivers set hold_until = null`);

interface Syslog {
  url: string;
  port: number;
  /** Everything that came in, by connection. */
  received: string[];
  close(): Promise<unknown>;
}

async function aSyslog(
  protocol: 'tcp' | 'tls',
  { port = 0, handle = () => {}, ...options }: { port?: number; handle?: (socket: Socket) => void; allowHalfOpen?: true } = {},
): Promise<Syslog> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const take = (socket: Socket) => {
    const at = received.push('') - 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      received[at] += bytes.toString('latin1');
    });
    handle(socket);
  };
  const pem = { key: testCertificate, cert: testCertificate };
  const server: Server = protocol === 'tcp' ? createServer(options, take) : createTlsServer({ ...pem, ...options }, take);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((closed) => server.close(closed));
  };
  open.push(close);
  return { url: `${protocol}://localhost:${address.port}`, port: address.port, received, close };
}

/** Returns the messages of octet-counted text. */
function messagesIn(text: string): string[] {
  const found: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const [head = '', length = ''] = /^(\d+) /.exec(rest) ?? [];
    found.push(rest.slice(head.length, head.length + Number(length)));
    rest = rest.slice(head.length + Number(length));
  }
  return found;
}

const idsIn = (text: string) => messagesIn(text).map((message) => JSON.parse(message.slice(message.indexOf('] {') + 2)).id);

describe('a file', () => {
  test('gets each record as a line of JSON, once, and what comes while the server is down', async () => {
    const path = join(folder, 'audit.jsonl');
    const stop = await send([fileReceiver(path)]);
    const last = await record(450);
    await sentAll();
    await stop();
    const later = await record(2);
    await send([fileReceiver(path)]);
    await sentAll();
    const lines = (await readFile(path, 'utf8')).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(Array.from({ length: 452 }, (_, index) => last - 449 + index));
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
      id: later,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      action: 'role_changed',
      outcome: 'done',
      via: 'session',
      userId: 1,
      user: 'admin',
      target: null,
      address: '192.0.2.1',
      details: {},
    });
  });

  test('is rotated by renaming, and half a line of a killed process ends alone', async () => {
    const path = join(folder, 'audit.jsonl');
    const receiver = fileReceiver(path);
    const stop = await send([receiver]);
    await record();
    await sentAll();
    await rename(path, `${path}.1`);
    await record();
    await sentAll();
    await stop();
    expect((await readFile(path, 'utf8')).trim().split('\n')).toHaveLength(1);
    await appendFile(path, '{"id":');
    await send([receiver]);
    await record();
    await sentAll();
    expect((await readFile(path, 'utf8')).trim().split('\n')).toMatchObject(
      [/^\{.*\}$/, '{"id":', /^\{.*\}$/].map((line) => expect.stringMatching(line)),
    );
  });

  test.each([['a folder'], ['in no folder']])('that is %s is told at the start in one line', (what) => {
    const auditFile = what === 'a folder' ? folder : join(folder, 'none', 'audit.jsonl');
    expect(() => auditReceivers({ auditFile } as Config)).toThrow(/^AUDIT_LOG_FILE \S+ cannot be used: [^\n]+$/);
  });
});

describe('a syslog server', () => {
  test('gets messages of RFC 5424 with their length, over TCP', async () => {
    const server = await aSyslog('tcp');
    await send([syslogReceiver(server.url)]);
    const last = await record(3);
    await sentAll();
    const all = server.received.join('');
    expect(idsIn(all)).toEqual([last - 2, last - 1, last]);
    expect(messagesIn(all)[0]).toMatch(
      /^<109>1 \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z \S+ tasklane \d+ role_changed \[origin software="tasklane" swVersion="[^"]+"\] \{.*\}$/,
    );
  });

  test('gets them over TLS, if its certificate is trusted', async () => {
    const server = await aSyslog('tls');
    const stop = await send([syslogReceiver(server.url)]);
    const id = await record();
    await until(async () => (await auditBacklog(app.db))[0]?.failure !== null, 'a failure');
    await stop();
    expect(server.received.join('')).toBe('');
    const ca = join(folder, 'ca.pem');
    await writeFile(ca, testCertificate);
    await endPause();
    await send([syslogReceiver(server.url, { ca })]);
    await sentAll();
    expect(idsIn(server.received.join(''))).toEqual([id]);
  });

  test('gets datagrams that are not too long', async () => {
    const socket = createSocket('udp4');
    const received: string[] = [];
    socket.on('message', (message) => received.push(message.toString()));
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    open.push(() => new Promise<void>((closed) => socket.close(() => closed())));
    await send([syslogReceiver(`udp://127.0.0.1:${socket.address().port}`)]);
    const details = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`name${index}`, 'é'.repeat(400)]));
    await record(1, details);
    await record();
    await until(async () => received.length === 2, 'two datagrams');
    expect(received.every((message) => message.length <= auditDelivery.datagramBytes)).toBe(true);
    expect(received[0]).toContain('"details":{"cut":true}');
  });

  test('that is gone loses nothing: it gets all once it is back', async () => {
    const first = await aSyslog('tcp');
    await send([syslogReceiver(first.url)]);
    await record(3);
    await sentAll();
    await first.close();
    const last = await record(5);
    await until(async () => (await auditBacklog(app.db))[0]?.failure !== null, 'a failure');
    expect(await auditBacklog(app.db)).toMatchObject([{ name: 'syslog', waiting: 5 }]);
    const second = await aSyslog('tcp', { port: first.port });
    await endPause();
    await sentAll();
    expect(idsIn(second.received.join(''))).toEqual([4, 3, 2, 1, 0].map((back) => last - back));
  });

  test('that ends the connection before it has read, or never answers, gets the records again', async () => {
    const rude = await aSyslog('tcp', { handle: (socket) => socket.pause().resetAndDestroy() });
    const stop = await send([syslogReceiver(rude.url)]);
    await record();
    await until(async () => (await auditBacklog(app.db))[0]?.failure !== null, 'a failure');
    await stop();
    await rude.close();
    // Accepts connections, and says nothing of TLS.
    const frozen = await aSyslog('tcp');
    await endPause();
    await app.db.execute(sql`update audit_receivers set failure = null`);
    await send([syslogReceiver(frozen.url.replace('tcp:', 'tls:'))], 50);
    await until(async () => (await auditBacklog(app.db))[0]?.failure !== null, 'a failure');
    expect(await auditBacklog(app.db)).toMatchObject([{ waiting: 1 }]);
  });

  test.each(['tcp', 'tls'] as const)('that keeps its connections open over %s gets each record once', async (protocol) => {
    const ca = join(folder, 'ca.pem');
    await writeFile(ca, testCertificate);
    const server = await aSyslog(protocol, { allowHalfOpen: true });
    await send([syslogReceiver(server.url, { ca, confirmation: 20 })]);
    const last = await record(auditDelivery.batch + 1);
    await sentAll();
    await record(1);
    await sentAll();
    expect((await auditBacklog(app.db))[0]?.failure).toBeNull();
    const ids = server.received.flatMap(idsIn);
    expect(ids).toEqual(Array.from({ length: auditDelivery.batch + 2 }, (_, index) => last - auditDelivery.batch + index));
  });

  test('that is dead does not delay a file', async () => {
    const path = join(folder, 'audit.jsonl');
    const never: AuditReceiver = {
      name: 'syslog',
      send: (_, signal) => new Promise((_sent, failed) => signal.addEventListener('abort', () => failed(new Error('late')))),
    };
    await send([never, fileReceiver(path)]);
    await record();
    const waiting = async () => Object.fromEntries((await auditBacklog(app.db)).map(({ name, waiting: count }) => [name, count]));
    await until(async () => (await waiting())['file'] === 0, 'the file');
    expect(await waiting()).toEqual({ file: 0, syslog: 1 });
  });
});

describe('several processes', () => {
  test('send each record once', async () => {
    const got: number[] = [];
    const slow = (): AuditReceiver => ({
      name: 'syslog',
      async send(records) {
        await new Promise((done) => setTimeout(done, 5));
        got.push(...records.map(({ id }) => id));
      },
    });
    for (let instance = 0; instance < 3; instance++) await send([slow()]);
    for (let round = 0; round < 10; round++) await record(30);
    await sentAll();
    expect(got).toHaveLength(300);
    expect(new Set(got).size).toBe(300);
    expect(got).toEqual(got.toSorted((a, b) => a - b));
  });

  test('take over from one that was killed, after its lease', async () => {
    await registerReceivers(app.db, ['syslog']);
    await record();
    expect(await claimReceiver(app.db, 'syslog', 'killed')).toBe(true);
    expect(await claimReceiver(app.db, 'syslog', 'other')).toBe(false);
    await app.db.execute(sql`update audit_receivers set claimed_until = now() - interval '1 second'`);
    expect(await claimReceiver(app.db, 'syslog', 'other')).toBe(true);
  });

  test('leave the rest to the one that has taken over from a process that was away', async () => {
    const got: number[] = [];
    const away: AuditReceiver = {
      name: 'syslog',
      async send(records) {
        got.push(...records.map(({ id }) => id));
        await app.db.execute(sql`update audit_receivers set claim = 'other', claimed_until = now() + interval '1 hour'`);
      },
    };
    const stop = await send([away]);
    await record(auditDelivery.batch + 1);
    await until(async () => ((await auditBacklog(app.db))[0]?.waiting ?? 0) <= 1, 'the first batch');
    await stop();
    expect(got).toHaveLength(auditDelivery.batch);
  });

  test('a record that is written late is sent, too, and one of a refused transaction never', async () => {
    const got: number[] = [];
    await send([{ name: 'syslog', send: async (records) => void got.push(...records.map(({ id }) => id)) }]);
    await app.db
      .transaction(async (tx) => {
        await tx.execute(sql`insert into audit_log (action, outcome) values ('role_changed', 'done')`);
        throw new Error('refused');
      })
      .catch(() => {});
    const id = await record();
    await sentAll();
    expect(got).toEqual([id]);
  });
});

test('a record that expired before its receiver got it waits no longer', async () => {
  await registerReceivers(app.db, ['syslog']);
  const id = await record();
  await app.db.execute(sql`insert into audit_queue (receiver, audit_id) values ('syslog', ${id + 1_000})`);
  await send([{ name: 'syslog', send: async () => {} }]);
  await sentAll();
});

test('a receiver that no server has for days is forgotten, with what waits for it', async () => {
  await registerReceivers(app.db, ['syslog', 'file']);
  await record();
  await app.db.execute(sql`update audit_receivers set seen_at = now() - interval '4 days' where name = 'file'`);
  await forgetReceivers(app.db);
  expect(await auditBacklog(app.db)).toMatchObject([{ name: 'syslog', waiting: 1 }]);
  expect(await rows(app.db, sql`select receiver from audit_queue`)).toEqual([{ receiver: 'syslog' }]);
});

describe('a line', () => {
  const given = {
    id: 7,
    at: '2026-11-30T10:00:00.000Z',
    action: 'token_created',
    outcome: 'refused',
    via: 'session',
    userId: 3,
    username: 'ada\r\nforged',
    target: 'token:1',
    details: { name: 'a\u0000b\u0085\u2028\u202e\ud800"]\n<109>1 forged' },
    address: '::1',
  };

  test('cannot be forged by what people typed', () => {
    const line = jsonOf(given);
    expect(line).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(line)).toMatchObject({ user: given.username, details: given.details });
    const message = syslogMessage(given, { host: 'a b\n"]', processId: 1, version: '1"]' });
    expect(message).toMatch(
      /^<108>1 2026-11-30T10:00:00.000Z ab"] tasklane 1 token_created \[origin software="tasklane" swVersion="1"\] \{/,
    );
    expect(message).toMatch(/^[\x20-\x7e]+$/);
    expect(framed('é')).toBe('2 é');
  });
});

test('administrators see what waits for each receiver, and that one is far behind', async () => {
  const admin = await aUser(app, { role: 'admin', department: null });
  const seen = async () => (await app.as(admin)(api.monitoring.status)).body.audit;
  expect(await seen()).toEqual([]);
  await registerReceivers(app.db, ['syslog', 'file']);
  await record(2);
  await app.db.execute(sql`delete from audit_queue where receiver = 'file'`);
  await app.db.execute(sql`update audit_queue set created_at = now() - interval '11 minutes'`);
  await app.db.execute(sql`update audit_receivers set failure = 'refused' where name = 'syslog'`);
  const [file, syslog] = (await seen()) ?? [];
  expect(file).toEqual({ name: 'file', waiting: 0, oldestSeconds: 0, late: false, failure: null });
  expect(syslog).toMatchObject({ name: 'syslog', late: true, failure: 'refused' });
  expect(syslog?.waiting).toBeGreaterThanOrEqual(2);
  expect(syslog?.oldestSeconds).toBeGreaterThanOrEqual(660);
  await app.db.execute(sql`update audit_queue set created_at = now() - interval '9 minutes'`);
  expect((await seen())?.find(({ name }) => name === 'syslog')?.late).toBe(false);
});
