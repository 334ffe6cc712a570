// A request that is answered before its body was read leaves nothing on the connection: the next three on it are answered. Otherwise
// they hang, which behind a proxy are those of somebody else. `npm run deep -- inputs` sends each wrong content to each endpoint.
import { Agent, type IncomingMessage, request } from 'node:http';
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { importLimits } from '@app/contract/imports/imports.limits.ts';
import { limits } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#db/tables.ts';
import { uploadRate } from '#http/files/upload.ts';
import { type Actors, actors } from '#testing/factories.ts';
import { isTried } from '#testing/hostile/deep.ts';
import { endpoints } from '#testing/permissions/permission-rows.ts';
import { type TestApp, testApp, urlOf } from '#testing/test-app.ts';
import { type Target, targets } from '#testing/valid-bodies.ts';

/** More than what a socket buffers between two programs of one machine, so that an unread body stops its sender. */
const large = 600_000;
const patience = 9_000;
const json = { 'content-type': 'application/json' };

interface RequestInput {
  url: string;
  headers: Record<string, string | undefined>;
  body: Buffer;
  /** Sent without its length. */
  chunked?: boolean;
}
type Content = (endpoint: Endpoint) => Partial<RequestInput>;

let app: TestApp;
let people: Actors;
let target: Target;
let port = 0;

beforeAll(async () => {
  app = await testApp();
  people = await actors(app);
  target = await targets(app, people, 'adm');
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

const nowhere = 2_147_483_647;
const ids = { workspaceId: 3, invitationId: 1 };
const addressOf = ({ path }: Endpoint) => urlOf(path, { ...target, ...ids, userId: people.adm.id });
const addressOfNothing = ({ path }: Endpoint) => urlOf(path.replace(/:\w+/g, String(nowhere)));
const text = (bytes: number) => Buffer.from(JSON.stringify({ title: 'a'.repeat(bytes) }));

const contents: Record<string, Content> = {
  'no session': () => ({ headers: { cookie: undefined } }),
  'wrong origin': () => ({ headers: { origin: 'https://elsewhere.example' } }),
  'wrong type': () => ({ headers: { 'content-type': 'text/plain' } }),
  'not what its type says': () => ({ body: Buffer.alloc(large, 'x') }),
  'unknown row': (endpoint) => ({ url: addressOfNothing(endpoint) }),
  'too large': tooLarge,
  'too large, without its length': (endpoint) => ({ ...tooLarge(endpoint), chunked: true }),
};

function tooLarge({ upload }: Endpoint): Partial<RequestInput> {
  if (!upload) return { body: text(limits.body.bytes) };
  const most = { attachment: attachmentLimits.bytes, file: importLimits.bytes }[upload] ?? limits.avatar.bytes;
  return formWith(upload, most + large);
}

const forms: Record<string, Content> = {
  'wrong field': () => formWith('other', large),
  'wrong field, without its length': () => ({ ...formWith('other', large), chunked: true }),
  'field of a built-in': () => formWith('__proto__', large),
  'two files': ({ upload = '' }) => formWith(upload, large, 2),
  'text instead of a file': ({ upload = '' }) => formOf([part(upload, text(large), false)]),
  'six texts before it': ({ upload = '' }) =>
    formOf([...Array(6).fill(part('a', text(large), false)), part(upload, text(large))]),
  'no end': ({ upload = '' }) => ({ ...formWith(upload, large), body: part(upload, text(large)) }),
};

const boundary = 'between-the-parts';
const form = { 'content-type': `multipart/form-data; boundary=${boundary}` };

function part(name: string, content: Buffer, isFile = true): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${isFile ? '; filename="a.bin"' : ''}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}

function formOf(parts: Buffer[]): Partial<RequestInput> {
  return { headers: form, body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]) };
}

function formWith(name: string, bytes: number, files = 1): Partial<RequestInput> {
  return formOf(Array(files).fill(part(name, Buffer.alloc(bytes, 'x'))));
}

/** Sends one request on the connection of the agent; returns its status, or what happened instead. */
function answered(agent: Agent, method: string, { url, headers, body, chunked = false }: RequestInput): Promise<number | string> {
  return new Promise((resolve) => {
    const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >;
    const length = body.length > 0 && !chunked ? { 'content-length': String(body.length) } : {};
    const sent = request({ agent, port, host: '127.0.0.1', method, path: url, headers: { ...given, ...length } });
    sent.setTimeout(patience, () => sent.destroy(new Error('no answer')));
    sent.once('error', (error) => resolve(error.message));
    sent.once('response', (reply: IncomingMessage) => {
      reply.resume().once('end', () => resolve(reply.statusCode ?? 0));
    });
    sent.end(body.length > 0 ? body : undefined);
  });
}

/** Returns what was not answered: the request itself, or one of the next three on its connection; or that another status was expected. */
async function faultsOf(endpoint: Endpoint, content: Content, status?: number): Promise<unknown[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const own = { host: 'tasklane.test', origin: 'http://tasklane.test', cookie: await app.cookieOf(people.adm) };
  const given = { url: addressOf(endpoint), ...(endpoint.upload ? formWith(endpoint.upload, large) : { body: text(large / 2) }) };
  const { headers = {}, ...other } = content(endpoint);
  const first = {
    body: Buffer.alloc(0),
    ...given,
    ...other,
    headers: { ...own, ...(endpoint.upload ? form : json), ...headers },
  };
  const next = { url: '/api/departments', headers: own, body: Buffer.alloc(0) };
  try {
    const results = [await answered(agent, endpoint.method, first)];
    for (let count = 0; count < 3; count++) results.push(await answered(agent, 'GET', next));
    const isAnswered = results.every((result) => typeof result === 'number');
    return isAnswered && (status === undefined || results[0] === status) ? [] : results;
  } finally {
    agent.destroy();
  }
}

const writing = endpoints.filter(({ endpoint }) => endpoint.method !== 'GET');
const uploads = writing.filter(({ endpoint }) => endpoint.upload);
const others = writing.filter(({ endpoint }) => !endpoint.upload);

describe.each(Object.entries(contents).map(([name, content], place) => ({ name, content, place })))('$name', (each) => {
  it('is answered by each endpoint, and so are the next ones', async () => {
    const tried = [...uploads, ...others.filter((_, at) => isTried(at, each.place, 4))];
    for (const { key, endpoint } of tried) {
      await app.db.execute(sql`delete from attempts`);
      expect(await faultsOf(endpoint, each.content), key).toEqual([]);
    }
  });
});

it.each(Object.entries(forms))('a form: %s', async (_, content) => {
  for (const { key, endpoint } of uploads) {
    await app.db.execute(sql`delete from attempts`);
    expect(await faultsOf(endpoint, content), key).toEqual([]);
  }
});

it('beyond the rate of uploads', async () => {
  for (const { key, endpoint } of uploads) {
    const { attempts, word } = uploadRate(endpoint.upload ?? '');
    await app.db.execute(sql`delete from attempts`);
    const made = { key: `upload:${word}${people.adm.id}`, count: attempts, windowEnds: new Date(Date.now() + 60_000) };
    await app.db.insert(tables.attempts).values(made);
    expect(await faultsOf(endpoint, () => ({}), 429), key).toEqual([]);
  }
});

it('to an address that does not exist, or a read', async () => {
  const read: Endpoint = { ...(endpoints[0] as { endpoint: Endpoint }).endpoint, method: 'GET', path: '/api/departments' };
  for (const endpoint of [
    read,
    { ...read, method: 'POST' } as Endpoint,
    { ...read, method: 'POST', path: '/api/nowhere' } as Endpoint,
  ])
    expect(await faultsOf(endpoint, () => ({})), `${endpoint.method} ${endpoint.path}`).toEqual([]);
});
