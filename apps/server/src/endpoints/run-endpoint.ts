// Runs an endpoint for any caller: checks access, parses the input, opens the transaction and shapes the answer by the contract.
import { isDeepStrictEqual } from 'node:util';
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
  type Scope,
} from '@app/contract';
import * as z from 'zod/mini';
import type { Config } from '#config.ts';
import type { Database, Db } from '#db/connect.ts';
import { signalRequest, signalWrite } from '#db/signals.ts';
import { awaitBoth } from '#db/transaction.ts';
import type { Outcome } from '#endpoints/answers/outcome.ts';
import { grantedErrorOf, grantedOf, receiptOf } from '#endpoints/answers/receipt.ts';
import { recordRefusal } from '#endpoints/audit.sql.ts';
import type {
  BoardCache,
  ConnectModel,
  Context,
  FileAnswer,
  GzippedJson,
  Handler,
  JsonText,
  LiveEvents,
  NewestEvents,
  RequestContext,
  SessionControl,
  StreamAnswer,
  UploadOf,
} from '#endpoints/context.ts';
import { ApiError, assertAllowed, storageFullError, unauthenticatedError } from '#endpoints/errors.ts';
import type { ReceivedFile, Upload } from '#endpoints/files/upload.ts';
import { hmac } from '#endpoints/hmac.ts';
import { compiledSchema } from '#endpoints/input/compiled-schema.ts';
import { type RawInput, readInput } from '#endpoints/input/read-input.ts';
import {
  CallerChanged,
  type Credential,
  lockCallerRow,
  type Principal,
  personCredential,
  rightsOf,
} from '#endpoints/principal.ts';
import { inTransaction, Replay, type RequestKey, type Attempt as TransactionAttempt } from '#endpoints/transaction.ts';

/** How often a call is retried when the caller's rights change meanwhile. */
const attempts = 3;

type AnyHandler = Handler<Endpoint>;

interface Parts {
  config: Config;
  database: Database;
  files: RequestContext['files'];
  boards: BoardCache;
  live: LiveEvents;
  newest: NewestEvents;
  history: RequestContext['history'];
  jobs: RequestContext['jobs'];
  connectModel: ConnectModel;
  stopping: AbortSignal;
  log: RequestContext['log'];
}

/** The context of a call. */
interface Call {
  /** The caller's network address. */
  address: string;
  log?: RequestContext['log'];
  /** The Idempotency-Key: a write that is repeated with it happens once. */
  key?: string | undefined;
  /** The snapshot of the database in which the principal was read. */
  snapshot?: string | undefined;
  /** The principal's credential, if it is more than the person. */
  credential?: Credential;
  /** For endpoints with `session`. */
  session?: SessionControl;
  leaving?: RequestContext['leaving'];
}

type Input<E extends Endpoint> = (Params<E> extends undefined ? { params?: undefined } : { params: Params<E> }) &
  (BodyInput<E> extends undefined ? { body?: undefined } : { body: BodyInput<E> }) & {
    query?: QueryInput<E> | undefined;
  } & (E extends { upload: string } ? { upload: UploadOf<E> } : { upload?: undefined });

export interface EndpointRunner {
  /**
   * Reads the caller. Throws 401 and 403 if the endpoint is not for them, and 507 for a write when the disk is full. A caller
   * with an invalid credential is anonymous to a public endpoint.
   */
  identify(endpoint: Endpoint, credential: Credential, address: string): Promise<Principal | undefined>;
  /** Answers a call as it is sent over HTTP. */
  respond(endpoint: Endpoint, principal: Principal | undefined, input: RawInput, call: Call): Promise<Outcome>;
  /** Runs an endpoint for a principal and returns the answer of the contract. */
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
  { config, database, files, boards, live, newest, history, jobs, connectModel, stopping, log }: Parts,
): EndpointRunner {
  const { db } = database;
  const handlerOf = new Map<Endpoint, AnyHandler>(
    Object.entries(table).flatMap(([word, endpoints]) =>
      Object.entries(endpoints).map(([name, endpoint]) => [endpoint, handlers[word]?.[name] as AnyHandler] as const),
    ),
  );

  async function authorise(endpoint: Endpoint, principal: Principal | undefined, address: string): Promise<void> {
    const refusal = denialOf(endpoint, principal);
    if (refusal === 'session') throw unauthenticatedError('session_missing');
    if (refusal !== undefined) {
      if (endpoint.access === 'admin') await recordRefused(endpoint, principal, address);
      throw new ApiError(
        403,
        'forbidden',
        sentences[refusal],
        refusal === 'scope' ? { scope: missingScope(endpoint, principal) } : {},
      );
    }
    if (writes(endpoint) && database.disk() === 'full' && endpoint !== api.auth.logout) throw storageFullError();
  }

  /** Records every refused administrative action in the audit log, wherever it was refused. */
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

  /** Answers a call; retries it if the caller's rights changed since the call began. */
  async function respond(endpoint: Endpoint, principal: Principal | undefined, input: RawInput, call: Call): Promise<Outcome> {
    await authorise(endpoint, principal, call.address);
    const credential = call.credential ?? (principal && personCredential(db, principal.id, principal.via, principal.scopes));
    const needsSession = (endpoint.session && !call.session) || (endpoint.stream && credential?.sessionId === undefined);
    assertAllowed(!needsSession, 'errors.sessionOnly');
    const read = readInput(endpoint, input);
    for (let attempt = 1, caller = principal; ; attempt++) {
      try {
        return grantedOf(endpoint, caller, await respondOnce(endpoint, caller, { ...call, credential, input, read }));
      } catch (error) {
        if (!(error instanceof CallerChanged) || !credential) throw grantedErrorOf(endpoint, caller, error);
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
    { credential, input, read, key, address, session, snapshot, log: ownLog = log, leaving = stays }: Attempt,
  ): Promise<Outcome> {
    const requestKey = requestKeyOf(endpoint, config, { principal, address, key, input });
    // The lock on the person's row is the first statement, but the work does not wait for it. If the caller changed, that error
    // wins over any error of the work.
    const transaction = async <T>(work: (tx: Db, attempt: TransactionAttempt) => Promise<T>) => {
      const result = await inTransaction(db, requestKey, (tx, attempt) =>
        awaitBoth(lockCallerRow(tx, principal, credential, endpoint.locksCaller), work(tx, attempt)),
      );
      signalWrite(database);
      return result;
    };
    const sessionId = credential?.sessionId;
    const runInside = async (tx: Db, inner: Endpoint, innerInput: RawInput) => {
      const via = principal?.via === 'mcp' ? ('mcp' as const) : ('assistant' as const);
      const actor = principal && { ...principal, via };
      await authorise(inner, actor, address);
      const run = handlerOf.get(inner);
      if (!run || inner.ownTransaction || inner.session || inner.stream) throw new Error(`${inner.path} needs its own call`);
      // What one endpoint finds changed must not fail the transaction of another again and again.
      const given = { ...context, ...readInput(inner, innerInput), actor, db: tx, isAgain: true };
      return shape(inner, await run(given as unknown as Context<Endpoint>)) as Record<string, unknown>;
    };
    const asAssistant = async () => {
      const now = await (credential?.read() ?? unauthenticatedError('session_missing'));
      if (now instanceof ApiError) throw now;
      const call = { address, log: ownLog };
      return {
        principal: now,
        run: async (inner: Endpoint, innerInput: RawInput) =>
          runEndpoint(inner, { ...now, via: 'assistant' }, innerInput as Input<Endpoint>, call),
        async confirm(proposalId: number) {
          await runEndpoint(api.assistant.confirm, now, { params: { proposalId: String(proposalId) } as never, body: {} }, call);
        },
      };
    };
    const shared = {
      config,
      database,
      files,
      boards,
      live,
      newest,
      history,
      jobs,
      runInside,
      asAssistant,
      connectModel,
      stopping,
      leaving,
      commitNow: () => {},
      isAgain: false,
    };
    const context = {
      ...read,
      ...shared,
      actor: principal,
      snapshot,
      address,
      log: ownLog,
      session,
      sessionId,
      transaction,
    };
    const handler = handlerOf.get(endpoint);
    if (!handler) throw new Error(`no handler for ${endpoint.method} ${endpoint.path}`);
    const work = async (tx: Db, attempt?: TransactionAttempt) => {
      const commitNow = shared.commitNow;
      const given = { ...context, db: tx, commitNow, isAgain: attempt?.isAgain ?? false };
      return shape(endpoint, await handler(given as unknown as Context<Endpoint>));
    };
    signalRequest(database);
    const status = endpoint.status ?? 200;
    try {
      const answer = writes(endpoint) && !endpoint.ownTransaction ? await transaction(work) : await work(db);
      if (writes(endpoint)) {
        live.wrote();
      }
      return { status, result: isPrebuilt(endpoint, answer) ? answer : { value: answer } };
    } catch (error) {
      // The transaction is rolled back, and its audit entries with it.
      if (endpoint.access === 'admin' && error instanceof ApiError && error.status === 403)
        await recordRefused(endpoint, principal, address);
      if (!(error instanceof Replay)) throw error;
      // The answer comes from before the transaction has confirmed the caller.
      const actor = principal && credential ? await identify(endpoint, credential, address) : principal;
      const value = await visibleReplay(endpoint, { ...context, actor }, error);
      return { status: error.status, result: { value } };
    }
  }

  /**
   * Returns a stored answer as its caller may see it now. Throws 404 if it shows a task that they no longer see; of anything else only
   * says that it was done if their rights are others than those of the first request.
   */
  async function visibleReplay(
    endpoint: Endpoint,
    context: { actor: Principal | undefined; params: unknown },
    { answer, rightsHash }: Replay,
  ): Promise<unknown> {
    const value: unknown = JSON.parse(answer);
    const receipt = receiptOf(endpoint, value);
    if (!context.actor || isDeepStrictEqual(receipt, value)) return value;
    const taskId = endpoint === api.tasks.create ? idIn(value, 'id') : idIn(context.params, 'taskId');
    if (taskId === undefined) return rightsHashOf(config, context.actor) === rightsHash ? value : receipt;
    await handlerOf.get(api.tasks.get)?.({ ...context, db, params: { taskId } } as unknown as Context<Endpoint>);
    return value;
  }

  const runEndpoint: EndpointRunner['runEndpoint'] = async (endpoint, principal, input, call = {}) => {
    const { result } = await respond(endpoint, principal, input, { address: 'local', ...call });
    if ('jsonText' in result) return JSON.parse(result.jsonText);
    if ('gzipped' in result) return JSON.parse(gunzipSync(result.gzipped).toString());
    return 'value' in result ? result.value : result;
  };

  return { identify, respond, runEndpoint };
}

/** A caller without a connection does not leave. */
function stays(): AbortSignal {
  return new AbortController().signal;
}

/** Whether the endpoint may change the database. */
function writes({ method, storesNothing }: Endpoint): boolean {
  return method !== 'GET' && !storesNothing;
}

/** Returns the scope of the endpoint that the caller does not have. */
function missingScope({ scope, alsoScope }: Endpoint, principal: Principal | undefined): Scope | undefined {
  return alsoScope !== undefined && scope !== undefined && principal?.scopes.includes(scope) ? alsoScope : scope;
}

const sentences = {
  admin: 'errors.adminRequired',
  approval: 'errors.approvalAwaited',
  via: 'errors.sessionOnly',
  scope: 'errors.scopeMissing',
} as const;

/**
 * Keeps the fields of the contract and drops the rest, so that nothing else leaks. JSON text was selected column by column
 * already.
 */
function shape(endpoint: Endpoint, answer: unknown): unknown {
  return isPrebuilt(endpoint, answer) ? answer : z.parse(compiledSchema(endpoint.response), answer);
}

function isPrebuilt(endpoint: Endpoint, answer: unknown): answer is JsonText | GzippedJson | FileAnswer | StreamAnswer {
  if (endpoint.file || endpoint.stream) return true;
  return typeof answer === 'object' && answer !== null && ('jsonText' in answer || 'gzipped' in answer);
}

/** Two uploads are the same if their contents are. */
function uploadText(upload: Upload | ReceivedFile): string {
  return Buffer.isBuffer(upload) ? upload.toString('base64') : JSON.stringify([upload.hash, upload.fileName]);
}

function idIn(value: unknown, name: string): number | undefined {
  const id = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof id === 'number' ? id : undefined;
}

function rightsHashOf(config: Config, principal: Principal): string {
  return hmac(config, 'idempotency', JSON.stringify(rightsOf(principal)));
}

interface RequestKeyParts {
  principal: Principal | undefined;
  address: string;
  key: string | undefined;
  input: RawInput;
}

function requestKeyOf(
  endpoint: Endpoint,
  config: Config,
  { principal, address, key, input }: RequestKeyParts,
): RequestKey | undefined {
  const { method, path, status = 200 } = endpoint;
  // A file is built again on each call, so its answer is not stored.
  if (!writes(endpoint) || endpoint.file || endpoint.noReplay || key === undefined) return undefined;
  if (key === '' || key.length > idempotency.key) throw new ApiError(400, 'validation', 'errors.invalid');
  const { params = {}, query = {}, body = null, upload } = input;
  // The parts that make two calls the same request. A body may hold a password, so the hash is an HMAC.
  const parts = [method, path, params, query, upload ? uploadText(upload) : JSON.stringify(body)];
  return {
    scope: principal ? `user:${principal.id}` : `address:${address}`,
    key,
    requestHash: hmac(config, 'idempotency', JSON.stringify(parts)),
    rightsHash: principal ? rightsHashOf(config, principal) : '',
    status,
    textOf: (value) => JSON.stringify(z.parse(compiledSchema(endpoint.response), value)),
  };
}
