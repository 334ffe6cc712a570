// What a handler receives and may answer.
import type { Readable, Writable } from 'node:stream';
import type { Actor, Body, Endpoint, Params, Query, ResponseBody } from '@app/contract';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';

/** Opening and ending the session of the request; for endpoints that say `session`. */
export interface SessionControl {
  /** Stores a session of whoever has this password hash, and returns its token; undefined where nobody has it any more. */
  open(db: Db, userId: number, password: string): Promise<string | undefined>;
  /** Answers with the session of a token that is committed, and ends the one that came with the request. */
  carry(token: string): Promise<void>;
  end(): Promise<void>;
  /** Takes the cookie from the browser and leaves the session, which tells requests under way what has become of the person. */
  clear(): void;
}

/** JSON that the database has built; it is sent as it is. `etag` lets a reader who has it already be answered 304. */
export interface JsonText {
  jsonText: string;
  /** The query of what follows where a list was cut. */
  next?: string | undefined;
  etag?: string;
  gzip?: Buffer;
}

/** JSON that was too long to be put together as one text; `next` is the query of what follows where it was cut. */
export interface PackedJson {
  packed: Buffer;
  next?: string | undefined;
}

/**
 * A file as an answer, whole or made while it is sent: `name` offers it for saving; `etag` and `keep` (a Cache-Control value)
 * are for files that do not change.
 */
export interface FileAnswer {
  file: Buffer | Readable;
  name?: string;
  etag?: string;
  keep?: string;
}

/** A stream as an answer: it is given the connection, and ends it. */
export interface StreamAnswer {
  stream(out: Writable): void;
}

/** Who wants to be told of events, and what they have been told already. */
export interface LiveReader {
  actor: Actor;
  sessionId: string;
  /** The place in the log after which it goes on. */
  after?: string | undefined;
}

/** Events as they happen. */
export interface LiveEvents {
  /** Opens a stream; throws 429 and 503 where there are too many, and `CallerChanged` where the reader has other rights by now. */
  open(reader: LiveReader): Promise<StreamAnswer>;
  /** Something was written and committed: what it says is sent now. */
  wrote(): void;
}

/** Of a workspace what never changes, as long as it is there. */
export interface BoardOf {
  id: number;
  departmentKey: string;
}

/** Boards as JSON text, kept by the process while they hold. */
export interface BoardCache {
  /** A workspace whose board was asked for before; it may be gone. */
  known(workspaceId: number): BoardOf | undefined;
  /** The board as it is now; undefined where the workspace is gone, 'long' where it is too long to be kept. */
  board(workspace: BoardOf): Promise<JsonText | 'long' | undefined>;
}

/** What a request brings along, whatever it asks for; a command takes of it what it needs. */
export interface RequestContext {
  /** The request's transaction for a write; the database itself for a read and for `account` endpoints. */
  db: Db;
  config: Config;
  boards: BoardCache;
  live: LiveEvents;
  /** The network address of who asks. */
  address: string;
  /** The server's log; its lines carry the request's number. */
  log: { warn(line: object, message: string): void };
  /** One transaction, retried on a deadlock and answered once for each Idempotency-Key; for `account` endpoints. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

export interface Context<E extends Endpoint> extends RequestContext {
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  /** The uploaded file of an `upload` endpoint. */
  upload: E extends { upload: string } ? Buffer : undefined;
  actor: E['access'] extends 'public' ? Principal | undefined : Principal;
  session: E extends { session: true } ? SessionControl : undefined;
  /** The session that a `stream` endpoint goes on as long as. */
  sessionId: E extends { stream: true } ? string : undefined;
}

export type Handler<E extends Endpoint> = (
  context: Context<E>,
) => Promise<
  E extends { file: string } ? FileAnswer : E extends { stream: true } ? StreamAnswer : ResponseBody<E> | JsonText | PackedJson
>;

/** The handlers of a group of endpoints, one each: a missing or misnamed one does not compile. */
export type Handlers<Group extends Record<string, Endpoint>> = { [K in keyof Group]: Handler<Group[K]> };
