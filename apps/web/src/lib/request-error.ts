// The error of a call that the server refuses or that gets no response.
import type { Method } from '@app/contract/endpoint.ts';
import type { ReauthenticationMethod } from '@app/contract/sessions/sessions.limits.ts';

/** The body of an error response. Every field may be missing. */
export interface ErrorBody {
  message?: string;
  error?: string;
  fields?: Record<string, string>;
  current?: unknown;
  recovery?: string;
  /** The ways to prove who one is, of `reauthentication_required`. */
  methods?: ReauthenticationMethod[];
  /** The id under which the server's log has the failure. */
  requestId?: string;
}

interface Refusal {
  method: Method;
  path: string;
  /** 0 when there was no response. */
  status: number;
  body: ErrorBody;
  /** The sentence for a person. */
  reason: string;
  /** The wrapped message for the log. */
  message: string;
  /** The delay that the server asks for, in milliseconds. */
  retryAfter?: number | undefined;
}

/** Returns the current row from a conflict (409): the call was made for an older version. */
export function currentOf<Row>(error: unknown): Row | undefined {
  // The server has validated its shape.
  return error instanceof RequestError && error.status === 409 ? (error.body.current as Row | undefined) : undefined;
}

/** A refused or failed call. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly method: Method;
  readonly path: string;
  readonly status: number;
  readonly body: ErrorBody;
  readonly reason: string;
  readonly retryAfter: number | undefined;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.method = refusal.method;
    this.path = refusal.path;
    this.status = refusal.status;
    this.body = refusal.body;
    this.reason = refusal.reason;
    this.retryAfter = refusal.retryAfter;
  }
}
