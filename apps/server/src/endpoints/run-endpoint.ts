// Runs an endpoint for any caller: checks access, parses the input, opens the transaction and shapes the answer by the contract.
import { gunzipSync } from 'node:zlib';
import * as api from '@app/contract/api.ts';
import type { BodyInput, Endpoint, Params, QueryInput, ResponseBody } from '@app/contract/endpoint.ts';
import type { Db } from '#db/connect.ts';
import { signalRequest, signalWrite } from '#db/signals.ts';
import { awaitBoth } from '#db/transaction.ts';
import type { Outcome } from '#endpoints/answers/outcome.ts';
import { grantedErrorOf, grantedOf } from '#endpoints/answers/receipt.ts';
import { requestKeyOf, visibleReplay } from '#endpoints/answers/request-key.ts';
import { isPrebuilt, shapeAnswer } from '#endpoints/answers/shape.ts';
import type { Context, FileAnswer, Handler, RequestContext, SessionControl, UploadOf } from '#endpoints/context.ts';
import { ApiError, assertAllowed, unauthenticatedError } from '#endpoints/errors.ts';
import { type RawInput, readInput } from '#endpoints/input/read-input.ts';
import { assertMayCall, isWrite, recordRefused } from '#endpoints/may-call.ts';
import { CallerChanged, type Credential, lockCallerRow, type Principal, personCredential } from '#endpoints/principal.ts';
import { assertReauthenticated } from '#endpoints/reauthentication.sql.ts';
import { inTransaction, Replay } from '#endpoints/transaction.ts';

/** How often a call is retried when the caller's rights change meanwhile. */
const attempts = 3;

type AnyHandler = Handler<Endpoint>;

/** What all calls of a server share. */
type ServerContext = Pick<
  RequestContext,
  'config' | 'database' | 'files' | 'boards' | 'live' | 'newest' | 'history' | 'jobs' | 'connectModel' | 'stopping' | 'log'
>;

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
  server: ServerContext,
): EndpointRunner {
  const { config, database, live } = server;
  const { db } = database;
  const handlerOf = new Map<Endpoint, AnyHandler>(
    Object.entries(table).flatMap(([word, endpoints]) =>
      Object.entries(endpoints).map(([name, endpoint]) => [endpoint, handlers[word]?.[name] as AnyHandler] as const),
    ),
  );

  /** Runs the handler and shapes its answer. */
  async function answerOf(endpoint: Endpoint, context: object): Promise<unknown> {
    const handler = handlerOf.get(endpoint);
    if (!handler) throw new Error(`no handler for ${endpoint.method} ${endpoint.path}`);
    return shapeAnswer(endpoint, await handler(context as unknown as Context<Endpoint>));
  }

  async function identify(endpoint: Endpoint, credential: Credential, address: string): Promise<Principal | undefined> {
    const read = await credential.read();
    if (read instanceof ApiError && endpoint.access !== 'public') throw read;
    const principal = read instanceof ApiError ? undefined : read;
    await assertMayCall(database, endpoint, principal, address);
    return principal;
  }

  /** Answers a call; retries it if the caller's rights changed since the call began. */
  async function respond(endpoint: Endpoint, principal: Principal | undefined, input: RawInput, call: Call): Promise<Outcome> {
    await assertMayCall(database, endpoint, principal, call.address);
    const credential = call.credential ?? (principal && personCredential(db, principal.id, principal.via, principal.scopes));
    const needsSession = (endpoint.session && !call.session) || (endpoint.stream && credential?.sessionId === undefined);
    assertAllowed(!needsSession, 'errors.sessionOnly');
    const parsed = readInput(endpoint, input);
    if (endpoint.reauthentication && principal?.via === 'session')
      await assertReauthenticated(db, principal.id, credential?.sessionId);
    for (let attempt = 1, caller = principal; ; attempt++) {
      try {
        return grantedOf(endpoint, caller, await respondOnce(endpoint, caller, { ...call, credential, input, parsed }));
      } catch (error) {
        if (!(error instanceof CallerChanged) || !credential) throw grantedErrorOf(endpoint, caller, error);
        if (attempt === attempts) throw new ApiError(503, 'busy', 'errors.busy', {}, 1);
        caller = await identify(endpoint, credential, call.address);
      }
    }
  }

  interface ParsedCall extends Omit<Call, 'credential'> {
    credential: Credential | undefined;
    input: RawInput;
    parsed: ReturnType<typeof readInput>;
  }

  async function respondOnce(endpoint: Endpoint, principal: Principal | undefined, call: ParsedCall): Promise<Outcome> {
    const { credential, parsed, address, session, snapshot, log = server.log, leaving = stays } = call;
    const requestKey = requestKeyOf(endpoint, config, { ...call, principal });
    const sessionId = credential?.sessionId;
    // The lock on the person's row is the first statement, but the work does not wait for it. If the caller changed, that error
    // wins over any error of the work.
    const transaction = async <T>(work: (tx: Db) => Promise<T>) => {
      const result = await inTransaction(db, requestKey, (tx) =>
        awaitBoth(lockCallerRow(tx, principal, credential, endpoint.locksCaller), work(tx)),
      );
      signalWrite(database);
      return result;
    };
    const runInside = async (tx: Db, inner: Endpoint, innerInput: RawInput) => {
      const actor = principal && { ...principal, via: principal.via === 'mcp' ? ('mcp' as const) : ('assistant' as const) };
      await assertMayCall(database, inner, actor, address);
      if (inner.ownTransaction || inner.session || inner.stream) throw new Error(`${inner.path} needs its own call`);
      return (await answerOf(inner, { ...context, ...readInput(inner, innerInput), actor, db: tx })) as Record<string, unknown>;
    };
    const asAssistant = async () => {
      const caller = await (credential?.read() ?? unauthenticatedError('session_missing'));
      if (caller instanceof ApiError) throw caller;
      return {
        principal: caller,
        run: async (inner: Endpoint, innerInput: RawInput) =>
          runEndpoint(inner, { ...caller, via: 'assistant' }, innerInput as Input<Endpoint>, { address, log }),
        async confirm(proposalId: number) {
          const proposal = { params: { proposalId: String(proposalId) } as never, body: {} };
          await runEndpoint(api.assistant.confirm, caller, proposal, { address, log });
        },
      };
    };
    const context = {
      ...{ ...server, ...parsed, actor: principal, db, log },
      ...{ address, session, sessionId, snapshot, leaving, transaction, runInside, asAssistant },
    };
    signalRequest(database);
    const status = endpoint.status ?? 200;
    const isOneWrite = isWrite(endpoint) && !endpoint.ownTransaction;
    try {
      const answer = await (isOneWrite
        ? transaction((tx) => answerOf(endpoint, { ...context, db: tx }))
        : answerOf(endpoint, context));
      if (isWrite(endpoint)) live.wrote();
      return { status, result: isPrebuilt(endpoint, answer) ? answer : { value: answer } };
    } catch (error) {
      // The transaction is rolled back, and its audit entries with it.
      if (endpoint.access === 'admin' && error instanceof ApiError && error.status === 403)
        await recordRefused(database, endpoint, principal, address);
      if (!(error instanceof Replay)) throw error;
      // The answer comes from before the transaction has read the caller.
      const actor = principal && credential ? await identify(endpoint, credential, address) : principal;
      const assertSees = (taskId: number) => answerOf(api.tasks.get, { ...context, actor, params: { taskId } });
      const value = await visibleReplay(endpoint, error, { config, principal: actor, params: parsed.params, assertSees });
      return { status: error.status, result: { value } };
    }
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
