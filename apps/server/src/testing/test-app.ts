// For tests: the whole application on an emptied database, called with the contract's types.
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as api from '@app/contract/api.ts';
import type { BodyInput, Endpoint, Params, QueryInput, ResponseBody } from '@app/contract/endpoint.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp, type Timeouts } from '#app.ts';
import { type Config, readConfig } from '#config.ts';
import type { Database, Db } from '#db/connect.ts';
import type { ConnectModel } from '#endpoints/context.ts';
import { seed } from '#seed/seed.ts';
import { fillDatabase, workerDatabase } from '#testing/database.ts';

/** A person who can sign in. */
export interface Person {
  id: number;
  username: string;
  password: string;
  fullName: string;
}

/** The fields of an error answer. */
interface Refusal {
  message?: string;
  error?: string;
  fields?: Record<string, string>;
  current?: unknown;
}

export interface Reply<Body = unknown> {
  status: number;
  body: Body;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  bytes: Buffer;
}

type CallInput<E extends Endpoint> = (Params<E> extends undefined ? { params?: undefined } : { params: Params<E> }) &
  (BodyInput<E> extends undefined ? { body?: undefined } : { body: BodyInput<E> }) & {
    query?: QueryInput<E> | undefined;
    headers?: Record<string, string> | undefined;
  } & (E extends { upload: string } ? { upload: Blob | FormData } : { upload?: undefined });
type Arguments<E extends Endpoint> = Record<never, never> extends CallInput<E> ? [given?: CallInput<E>] : [given: CallInput<E>];

/** Calls an endpoint as one person, with the arguments and the answer of the contract. */
export type Client = <E extends Endpoint>(endpoint: E, ...given: Arguments<E>) => Promise<Reply<ResponseBody<E> & Refusal>>;

export interface RawRequest {
  method: string;
  url: string;
  /** A string or bytes are sent unchanged, a form as multipart, anything else as JSON. */
  payload?: unknown;
  headers?: Record<string, string | undefined>;
  as?: Person | undefined;
}

export interface TestApp {
  app: FastifyInstance;
  db: Db;
  config: Config;
  /** Returns a client of that person, or without a session. */
  as(person?: Person): Client;
  /** Sends any request, with the server's Origin and the person's cookie unless the headers override them. */
  raw(request: RawRequest): Promise<Reply>;
  /** Returns a Cookie header with the person's session; the first call signs in. */
  cookieOf(person: Person): Promise<string>;
  /** Makes the next call of the person sign in again. */
  forget(person: Person): void;
  close(): Promise<void>;
}

interface Options {
  /** A migrated and empty database, instead of the worker's. */
  database?: Database;
  /** Further environment variables. */
  env?: Record<string, string>;
  webRoot?: string;
  timeouts?: Timeouts;
  presenceTick?: number;
  connectModel?: ConnectModel;
}

const host = 'tasklane.test';

/** Where files of tasks are kept; each worker has a folder of its own. */
const dataDir = join(tmpdir(), `tasklane-test-files-${process.pid}`);

const environment = {
  DATA_DIR: dataDir,
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  SECRET_KEY: 'a secret key that is only for the tests',
  SAMPLE_DATA: 'false',
  ADMIN_PASSWORD: 'administrator of tests',
  REGISTRATION: 'open',
  RATE_LIMIT_LOGIN: '1000000',
  RATE_LIMIT_REGISTER: '1000000',
  RATE_LIMIT_COMMENTS: '1000000',
  RATE_LIMIT_REQUESTS: '1000000',
  RATE_LIMIT_ADDRESS: '1000000',
  SESSIONS_PER_PERSON: '1000000',
  ALLOWED_HOSTS: host,
};

/**
 * Builds the application on the worker's database, emptied and seeded with the five departments, their boards and an
 * administrator.
 */
export async function testApp(options: Options = {}): Promise<TestApp> {
  const { env = {}, webRoot, timeouts, presenceTick, connectModel } = options;
  const database = options.database ?? (await workerDatabase());
  const config = readConfig({ ...environment, ...env });
  const { adminUsername, adminEmail, adminPassword, sampleData } = config;
  const key = JSON.stringify({ adminUsername, adminEmail, adminPassword });
  // The dates of sample data are relative to the start.
  if (options.database) await seed(database.db, config);
  else await fillDatabase(sampleData ? undefined : key, (db) => seed(db, config));
  const app = await buildApp({ config, database, webRoot, timeouts, presenceTick, connectModel });
  await app.ready();
  const cookies = new Map<number, Promise<string>>();

  async function raw({ method, url, payload, headers, as: person }: RawRequest): Promise<Reply> {
    const own: Record<string, string | undefined> = { host };
    if (!['GET', 'HEAD'].includes(method)) own['origin'] = `http://${host}`;
    const form = payload instanceof FormData ? new Response(payload) : undefined;
    if (payload !== undefined) own['content-type'] = form?.headers.get('content-type') ?? 'application/json';
    if (person) own['cookie'] = await cookieOf(person);
    const sent = Object.fromEntries(Object.entries({ ...own, ...headers }).filter(([, value]) => value !== undefined));
    const asItIs = payload === undefined || typeof payload === 'string' || Buffer.isBuffer(payload);
    const text = form ? Buffer.from(await form.arrayBuffer()) : asItIs ? payload : JSON.stringify(payload);
    const request = { method, url, headers: sent, payload: text } as InjectOptions;
    if (mayStream(method, url)) return headOf(app, request);
    const response = await app.inject(request);
    const { statusCode: status, headers: answered, body: said, rawPayload: bytes } = response;
    const reply = { status, headers: answered, text: said, bytes, body: parsed(said) };
    // As a browser does, which gets another session with it.
    const isRenewal = url === api.auth.reauthenticate.path && status === 200;
    if (person && isRenewal) cookies.set(person.id, Promise.resolve(cookieIn(reply)));
    return reply;
  }

  function cookieOf(person: Person): Promise<string> {
    const known = cookies.get(person.id);
    if (known) return known;
    const made = signIn(person);
    cookies.set(person.id, made);
    return made;
  }

  async function signIn({ username, password }: Person): Promise<string> {
    const reply = await raw({ method: 'POST', url: '/api/auth/login', payload: { username, password } });
    if (reply.status !== 200) throw new Error(`${username} cannot sign in: ${reply.status} ${reply.text}`);
    return cookieIn(reply);
  }

  const as = (person?: Person) =>
    (async (endpoint: Endpoint, given: object = {}) => {
      const { params, query, body, headers, upload } = given as {
        params?: object;
        query?: object;
        body?: unknown;
        headers?: Record<string, string>;
        upload?: Blob | FormData;
      };
      return raw({
        method: endpoint.method,
        url: urlOf(endpoint.path, params, query),
        payload: upload && endpoint.upload ? formWith(endpoint.upload, upload) : body,
        headers: headers ?? {},
        as: person,
      });
    }) as Client;

  return {
    app,
    db: database.db,
    config,
    as,
    raw,
    cookieOf,
    forget: (person) => void cookies.delete(person.id),
    async close() {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Whether a request may open a stream; tests also call it by other spellings of its URL. */
function mayStream(method: string, url: string): boolean {
  return method === 'GET' && url.includes('stream');
}

/** Returns only the head of an open stream; an error answer completely. */
async function headOf(app: FastifyInstance, request: InjectOptions): Promise<Reply> {
  const response = await app.inject({ ...request, payloadAsStream: true });
  const { statusCode: status, headers } = response;
  let text = '';
  if (status === 200) response.raw.res.destroy();
  else for await (const chunk of response.stream()) text += chunk;
  return { status, headers, text, bytes: Buffer.from(text), body: parsed(text) };
}

/** Returns the Cookie header that a browser would send after this answer. */
export function cookieIn(reply: Reply): string {
  const set = reply.headers['set-cookie'];
  return [set ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0] ?? '')
    .join('; ');
}

/** Returns a form with one file, or the given form. */
export function formWith(name: string, file: Blob | FormData): FormData {
  if (file instanceof FormData) return file;
  const form = new FormData();
  form.append(name, file);
  return form;
}

/** Returns the URL of a call: parameters in the path, the rest in the query. */
export function urlOf(path: string, params: object = {}, query: object = {}): string {
  const values = new Map(Object.entries(params).map(([name, value]) => [name, encodeURIComponent(String(value))]));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => values.get(name) ?? `:${name}`);
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined)).toString();
  return asked ? `${filled}?${asked}` : filled;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
