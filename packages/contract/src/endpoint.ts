// Defines an endpoint, and the types that server and web derive from it.
import type * as z from 'zod/mini';
import type { AuditAction } from '#audit/audit.rules.ts';
import { limits } from '#limits.ts';
import type { Scope, Via } from '#principals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: everybody, signed-in people, or administrators. `access.ts` and SQL decide about single rows. */
export type Access = 'public' | 'user' | 'admin';

declare global {
  /** The minimum that the contract needs to know of a file; browser and server bring the full type. */
  interface Blob {
    readonly size: number;
  }
}

type Schema = z.core.$ZodType;

export interface Endpoint {
  method: Method;
  path: `/api/${string}`;
  access: Access;
  /**
   * Why somebody may call it whose account nobody has admitted yet (`awaitsApproval`). Without this field they may not: what costs or
   * grants something is closed until then. What is public needs no reason.
   */
  whileWaiting?: string;
  /** Somebody may call it who has not set up the second step that is required of them (`lacksSecondFactor`). */
  withoutSecondFactor?: true;
  /** Ways to call it besides a session (`principals.ts`); without this field only sessions may call. */
  via?: readonly Via[];
  /** The scope that a caller without a session needs. */
  scope?: Scope;
  /** Another scope that it needs, because it also does what that one allows: a webhook sends on what it reads. */
  alsoScope?: Scope;
  /**
   * Of the answer what a caller gets whose scopes do not include reading it (`readScopeOf`). Default: `id`, `version` and `success`.
   */
  receipt?: Schema;
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  response: Schema;
  /** The field name of the one file in a multipart form, which replaces the JSON body. */
  upload?: string;
  /** The bytes that a JSON body may have, where that is more than usual; only for administrators. */
  bodyBytes?: number;
  /** The uploaded file is large: it is received into a temporary file instead of memory. */
  streamed?: true;
  /** The content type of a response that is a file instead of JSON; `response` is then unused. */
  file?: string;
  /** The other content types that the file may have; for the description of the API. */
  fileTypes?: readonly string[];
  /**
   * The response is a stream of server-sent events; `response` describes the data of each message. The header `Last-Event-ID`
   * overrides the query `after`.
   */
  stream?: true;
  /**
   * The file is a standalone HTML page. A POST to it may be a form from any origin, as the token in the path authorizes it instead
   * of a session.
   */
  page?: true;
  /** The answer leads the browser to `location`; a refusal leads it to the sign-in page, which says why. */
  redirect?: true;
  /** The body is a form that a server sends, not a browser: its token authorizes it instead of a session. */
  form?: true;
  /** Default: 200. */
  status?: 201;
  /**
   * Whoever calls with a session must have proved within the last ten minutes who they are (`auth.reauthenticate`), so that neither a
   * stolen cookie nor an open screen is enough.
   */
  reauthentication?: true;
  /** The handler starts, ends or clears the caller's session. */
  session?: true;
  /**
   * The handler opens its transaction itself, because it hashes a password, reads a picture, asks a model or starts and ends sessions before
   * it writes.
   */
  ownTransaction?: true;
  /** The error message for an invalid body joins the messages of all fields, instead of the first one. */
  joinErrors?: true;
  /** A repeated Idempotency-Key does not replay the answer: the answer holds a secret that is stored nowhere else, or nothing changes. */
  noReplay?: true;
  /**
   * The call changes nothing in the database: it needs no transaction and no disk space, its answer is not replayed, and no
   * stream looks for new events because of it.
   */
  storesNothing?: true;
  /**
   * What a page that ends loses with the call: nothing, as it only reads what is too long or too secret for an address, or something
   * `passing` that nobody would miss.
   */
  effect?: 'none' | 'passing';
  /** The endpoint updates the caller's own row of `users`, so the transaction locks that row exclusively from its start. */
  locksCaller?: true;
  /** The response may have megabytes, so the server builds only a few of them at a time. Lists of tasks, mostly short, do this themselves. */
  largeResponse?: true;
  /** The action in the audit log, for successful and refused attempts. Every write of administrators has one. */
  audit?: AuditAction;
}

/** Returns the bytes that a JSON body of the endpoint may have: it is read and parsed before anything is asked of a stranger. */
export function bodyLimitOf({ access, body, bodyBytes = limits.body.bytes }: Endpoint): number {
  return access === 'public' || !body ? limits.body.small : bodyBytes;
}

/** Returns the declaration unchanged and infers its exact type. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** The parsed path parameters. */
export type Params<E extends Endpoint> = Output<E['params']>;
/** The parsed query on the server. */
export type Query<E extends Endpoint> = Output<E['query']>;
/** The parsed body on the server, with defaults. */
export type Body<E extends Endpoint> = Output<E['body']>;
/** The body that a client sends. */
export type BodyInput<E extends Endpoint> = Input<E['body']>;
export type QueryInput<E extends Endpoint> = Input<E['query']>;
/** The JSON body of the response: instants are ISO strings, calendar dates are `YYYY-MM-DD`. */
export type ResponseBody<E extends Endpoint> = z.output<E['response']>;
