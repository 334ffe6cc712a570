// What an endpoint is, and the types that both sides read from it.
import type * as z from 'zod/mini';
import type { AuditAction } from '#audit/audit.rules.ts';
import type { Scope, Via } from '#principals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: everybody, whoever is signed in, or administrators. Rows are decided in `access.ts` and in SQL. */
export type Access = 'public' | 'user' | 'admin';

declare global {
  /** The contract knows of a file only that it is one; browser and server say the rest. */
  interface Blob {
    readonly size: number;
  }
}

type Schema = z.core.$ZodType;

export interface Endpoint {
  method: Method;
  path: `/api/${string}`;
  access: Access;
  /** In which ways it may be called besides a session (`principals.ts`); without it by a session alone. */
  via?: readonly Via[];
  /** What whoever calls in one of these ways must have been allowed. */
  scope?: Scope;
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  response: Schema;
  /** The name under which a multipart form brings one file, instead of a JSON body. */
  upload?: string;
  /** The content type of an answer that is a file instead of JSON; `response` then describes nothing. */
  file?: string;
  /**
   * The file is a page that stands alone, and a POST of it may come as a form and from anywhere: no session is asked, the
   * path itself is what allows it.
   */
  page?: true;
  /** 200 unless said otherwise. */
  status?: 201;
  /** The handler starts, ends or clears the caller's session. */
  session?: true;
  /** The handler starts or ends sessions, or hashes a password or reads a picture before it writes: it opens its transaction itself. */
  account?: true;
  /** The refusal of a body names what is wrong with all its fields, not only with the first. */
  joinsErrors?: true;
  /** Its answer is not kept for a repeated Idempotency-Key: it holds a secret that is stored nowhere else, or changes nothing. */
  unkept?: true;
  /** It changes the caller's own row of `users`, and is alone with it from the beginning. */
  changesCaller?: true;
  /** Its answer may have megabytes: only some of these are made at once. Lists of tasks, most of which are short, see to it themselves. */
  largeResponse?: true;
  /** The act as the audit log names it; a refused try is recorded under it, too. Every write of administrators has one. */
  audit?: AuditAction;
}

/** Declares an endpoint; it changes nothing and fixes the types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** The parsed path parameters, the same on both sides. */
export type Params<E extends Endpoint> = Output<E['params']>;
/** The parsed query, as the server reads it. */
export type Query<E extends Endpoint> = Output<E['query']>;
/** The body as the server receives it, defaults filled in. */
export type Body<E extends Endpoint> = Output<E['body']>;
/** The body as a client may send it. */
export type BodyInput<E extends Endpoint> = Input<E['body']>;
export type QueryInput<E extends Endpoint> = Input<E['query']>;
/** The answer as it travels: instants are ISO strings, calendar dates are `YYYY-MM-DD`. */
export type ResponseBody<E extends Endpoint> = z.output<E['response']>;
