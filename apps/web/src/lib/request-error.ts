// What a call throws when the server refuses or cannot be reached.
import type { Method } from '@app/contract';

/** The body of a refusal, as the server writes it; all of it may be missing. */
export interface ErrorBody {
  message?: string;
  error?: string;
  fields?: Record<string, string>;
  current?: unknown;
  recovery?: string;
  /** Under which number the server's log tells of a failure. */
  requestId?: string;
}

interface Refusal {
  method: Method;
  path: string;
  /** 0 where there was no answer. */
  status: number;
  body: ErrorBody;
  /** The sentence for a person. */
  reason: string;
  /** The wrapped message for the log. */
  message: string;
  /** The wait that the server asks for, in milliseconds. */
  retryAfter?: number | undefined;
}

/** The row as it is now, where a call was made for an older one (409). */
export function currentOf<Row>(error: unknown): Row | undefined {
  // The server has checked its shape.
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
