// The one way into an endpoint, whoever calls: who may, what is asked, the transaction, the answer in the contract's shape.
import { gunzipSync } from 'node:zlib';
import {
  api,
  type BodyInput,
  denialOf,
  type Endpoint,
  idempotency,
  type Params,
  type QueryInput,
  type ResponseBody,
} from '@app/contract';
import * as z from 'zod/mini';
import type { Config } from '#config.ts';
import type { Database, Db } from '#db/connect.ts';
import { both } from '#db/transaction.ts';
import { recordRefusal } from '#endpoints/audit.sql.ts';
import type {
  BoardCache,
  Context,
  FileAnswer,
  Handler,
  JsonText,
  LiveEvents,
  PackedJson,
  RequestContext,
  SessionControl,
  StreamAnswer,
} from '#endpoints/context.ts';
import { ApiError, allow, storageFull, unauthenticated } from '#endpoints/errors.ts';
import { keyed } from '#endpoints/keyed.ts';
import { CallerChanged, type Credential, holdCaller, type Principal, personCredential } from '#endpoints/principal.ts';
import { type RawInput, readInput } from '#endpoints/read-input.ts';
import { inTransaction, Replay, type RequestKey } from '#endpoints/transaction.ts';

/** How often a call is judged whose caller changes meanwhile. */
const attempts = 3;

type AnyHandler = Handler<Endpoint>;

interface Parts {
  config: Config;
  database: Pick<Database, 'db' | 'disk'>;
  boards: BoardCache;
  live: LiveEvents;
  log: RequestContext['log'];
}

/** What a call brings along, whatever it asks for. */
interface Call {
  /** The network address of who asks. */
  address: string;
  log?: RequestContext['log'];
  /** The Idempotency-Key: a write that comes again with it happens once. */
  key?: string | undefined;
  /** What the principal rests on, where that is more than the person. */
  credential?: Credential;
  /** For endpoints that say `session`. */
  session?: SessionControl;
}

type Input<E extends Endpoint> = (Params<E> extends undefined ? { params?: undefined } : { params: Params<E> }) &
  (BodyInput<E> extends undefined ? { body?: undefined } : { body: BodyInput<E> }) & { query?: QueryInput<E> | undefined };

/** How a call is answered: the value, or text and files as the database and the handler have made them. */
export interface Outcome {
  status: number;
  result: JsonText | PackedJson | FileAnswer | StreamAnswer | { value: unknown };
}

export interface EndpointRunner {
  /**
   * Reads who calls; throws 401 and 403 where the endpoint is not for them, and 507 for a write where the disk is full. A caller
   * whose credential opens nothing is nobody to a public endpoint.
   */
  identify(endpoint: Endpoint, credential: Credential, address: string): Promise<Principal | undefined>;
  /** Answers a call as it is sent on. */
  respond(endpoint: Endpoint, principal: Principal | undefined, input: RawInput, call: Call): Promise<Outcome>;
  /** Runs an endpoint as somebody, and returns what the contract says of its answer. */
  runEndpoint<E extends Endpoint>(
    endpoint: E,
    principal: Principal | undefined,
    input: Input<E>,
    call?: Partial<Call>,
  ): Promise<E extends { file: string } ? FileAnswer : ResponseBody<E>>;
}

/** Runs the endpoints of the table with their handlers; both have the same keys. */
export function endpointRunner(
  table: Record<string, Record<string, Endpoint>>,
  handlers: Record<string, Record<string, unknown>>,
  { config, database, boards, live, log }: Parts,
): EndpointRunner {
  const { db } = database;
  const handlerOf = new Map<Endpoint, AnyHandler>(
    Object.entries(table).flatMap(([word, endpoints]) =>
      Object.entries(endpoints).map(([name, endpoint]) => [endpoint, handlers[word]?.[name] as AnyHandler] as const),
    ),
  );

  async function authorise(endpoint: Endpoint, principal: Principal | undefined, address: string): Promise<void> {
    const refusal = denialOf(endpoint, principal);
    if (refusal === 'session') throw unauthenticated('session_missing');
    if (refusal !== undefined) {
      if (endpoint.access === 'admin') await recordRefused(endpoint, principal, address);
      allow(false, sentences[refusal]);
    }
    if (endpoint.method !== 'GET' && database.disk() === 'full' && endpoint !== api.auth.logout) throw storageFull();
  }

  /** Whoever is refused an act of administrators is recorded, wherever it was refused. */
  async function recordRefused(endpoint: Endpoint, principal: Principal | undefined, address: string): Promise<void> {
    const tried = endpoint.audit ? {} : { name: `${endpoint.method} ${endpoint.path}` };
    await recordRefusal(db, { by: principal, action: endpoint.audit ?? 'admin_read', details: tried, address });
  }

  async function identify(endpoint: Endpoint, credential: Credential, address: string): Promise<Principal | undefined> {
    const read = await credential.read();
    if (read instanceof ApiError && endpoint.access !== 'public') throw read;
    const principal = read instanceof ApiError ? undefined : read;
    await authorise(endpoint, principal, address);
    return principal;
  }

  /** Answers; where the caller is not who was read when the call began, judges it once more. */
  async function respond(endpoint: Endpoint, principal: Principal | undefined, input: RawInput, call: Call): Promise<Outcome> {
    await authorise(endpoint, principal, call.address);
    const credential = call.credential ?? (principal && personCredential(db, principal.id, principal.via, principal.scopes));
    const needsSession = (endpoint.session && !call.session) || (endpoint.stream && credential?.sessionId === undefined);
    allow(!needsSession, 'errors.sessionOnly');
    const read = readInput(endpoint, input);
    for (let attempt = 1, caller = principal; ; attempt++) {
      try {
        return await respondOnce(endpoint, caller, { ...call, credential, input, read });
      } catch (error) {
        if (!(error instanceof CallerChanged) || !credential) throw error;
        if (attempt === attempts) throw new ApiError(503, 'busy', 'errors.busy', {}, 1);
        caller = await identify(endpoint, credential, call.address);
      }
    }
  }

  interface Attempt extends Omit<Call, 'credential'> {
    credential: Credential | undefined;
    input: RawInput;
    read: ReturnType<typeof readInput>;
  }

  async function respondOnce(
    endpoint: Endpoint,
    principal: Principal | undefined,
    { credential, input, read, key, address, session, log: ownLog = log }: Attempt,
  ): Promise<Outcome> {
    const requestKey = requestKeyOf(endpoint, config, { principal, address, key, input });
    // The person's row is held before anything else is asked, but not waited for alone; who has gone is told so, whatever came of it.
    const transaction = <T>(work: (tx: Db) => Promise<T>) =>
      inTransaction(db, requestKey, (tx) => both(holdCaller(tx, principal, credential, endpoint.changesCaller), work(tx)));
    const sessionId = credential?.sessionId;
    const context = { ...read, actor: principal, config, boards, live, address, log: ownLog, session, sessionId, transaction };
    const handler = handlerOf.get(endpoint);
    if (!handler) throw new Error(`no handler of ${endpoint.method} ${endpoint.path}`);
    const work = async (tx: Db) => shape(endpoint, await handler({ ...context, db: tx } as unknown as Context<Endpoint>));
    const status = endpoint.status ?? 200;
    try {
      const answer = endpoint.method !== 'GET' && !endpoint.account ? await transaction(work) : await work(db);
      if (endpoint.method !== 'GET') live.wrote();
      return { status, result: isMade(endpoint, answer) ? answer : { value: answer } };
    } catch (error) {
      // The transaction is over, and with it what it had recorded.
      if (endpoint.access === 'admin' && error instanceof ApiError && error.status === 403)
        await recordRefused(endpoint, principal, address);
      if (!(error instanceof Replay)) throw error;
      return { status: error.status, result: { jsonText: error.answer } };
    }
  }

  return {
    identify,
    respond,
    async runEndpoint(endpoint, principal, input, call = {}) {
      const { result } = await respond(endpoint, principal, input, { address: 'local', ...call });
      if ('jsonText' in result) return JSON.parse(result.jsonText);
      if ('packed' in result) return JSON.parse(gunzipSync(result.packed).toString());
      return 'value' in result ? result.value : result;
    },
  };
}

const sentences = { admin: 'errors.adminRequired', via: 'errors.sessionOnly', scope: 'errors.scopeMissing' } as const;

/** Keeps what the contract promises and drops the rest, so that nothing else can leave; JSON text was chosen column by column. */
function shape(endpoint: Endpoint, answer: unknown): unknown {
  return isMade(endpoint, answer) ? answer : z.parse(endpoint.response, answer);
}

function isMade(endpoint: Endpoint, answer: unknown): answer is JsonText | PackedJson | FileAnswer | StreamAnswer {
  if (endpoint.file || endpoint.stream) return true;
  return typeof answer === 'object' && answer !== null && ('jsonText' in answer || 'packed' in answer);
}

interface Keyed {
  principal: Principal | undefined;
  address: string;
  key: string | undefined;
  input: RawInput;
}

function requestKeyOf(endpoint: Endpoint, config: Config, { principal, address, key, input }: Keyed): RequestKey | undefined {
  const { method, path, status = 200 } = endpoint;
  // A file is made anew: its answer is not worth keeping.
  if (method === 'GET' || endpoint.file || endpoint.unkept || key === undefined) return undefined;
  if (key === '' || key.length > idempotency.key) throw new ApiError(400, 'validation', 'errors.invalid');
  const { params = {}, query = {}, body = null, upload } = input;
  // What two calls must share to be the same one. A body may hold a password, so that its hash must be a keyed one.
  const parts = [method, path, params, query, upload?.toString('base64') ?? JSON.stringify(body)];
  return {
    scope: principal ? `user:${principal.id}` : `address:${address}`,
    key,
    requestHash: keyed(config, 'idempotency', JSON.stringify(parts)),
    status,
    textOf: (value) => JSON.stringify(z.parse(endpoint.response, value)),
  };
}
