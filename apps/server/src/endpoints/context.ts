// The context that a handler receives and the types that it may return.
import type { Readable, Writable } from 'node:stream';
import type { Actor } from '@app/contract/access.ts';
import type { Body, Endpoint, Params, Query, ResponseBody } from '@app/contract/endpoint.ts';
import type { JobRun, MonitoringPoint } from '@app/contract/monitoring/monitoring.contract.ts';
import type { PersonPresent } from '@app/contract/presence/presence.contract.ts';
import type { TaskFacts } from '@app/contract/presence/presence.rules.ts';
import type { wrapLanguageModel } from 'ai';
import type { Config, ModelAccess } from '#config.ts';
import type { Database, Db } from '#db/connect.ts';
import type { ByteRange, WatchedStore } from '#endpoints/files/file-store.ts';
import type { ReceivedFile, Upload } from '#endpoints/files/upload.ts';
import type { RawInput } from '#endpoints/input/read-input.ts';
import type { Principal } from '#endpoints/principal.ts';

/** What the browser of a request says of itself. */
export interface Visitor {
  userAgent: string | null;
  /** The hash of the cookie by which the server recognises it; undefined for one that has none. */
  deviceHash: string | undefined;
  /** The hash of the cookie of a browser that needs no code. */
  trustHash: string | undefined;
  /** The hash of the cookie of a browser that has got a challenge for a passkey. */
  passkeyHash: string | undefined;
}

/** Opens and ends the session of the request, for endpoints with `session`. */
export interface SessionControl {
  /**
   * Stores a session for the person if the stored password hash is still `password`. Returns the token, or undefined if the hash
   * has changed.
   */
  open(db: Db, userId: number, password: string): Promise<string | undefined>;
  /**
   * Stores a session in the place of this one, whose person has proved anew who they are, and returns its token; undefined if it is over.
   * The present one gets nothing of the proof, and ends soon: what other tabs have sent with it is still answered.
   */
  renew(tx: Db, sessionId: string): Promise<string | undefined>;
  /** Sets the cookie to a committed token and deletes the session that came with the request, unless that one ends by itself. */
  setCookie(token: string, endsFormer?: boolean): Promise<void>;
  end(): Promise<void>;
  visitor: Visitor;
  /** Whether a page elsewhere has led the browser here, without the person having done anything. */
  isUnasked: boolean;
  /** Binds a challenge for a passkey to the browser, and returns what it is known by (`passkeyHash`) when it answers. */
  bind(): string;
  /** Lets the browser be recognised by a token of its own at its next sign-in. */
  recognise(token: string): void;
  /** Lets the browser need no code for a while. */
  trust(token: string): void;
  /** Lets this browser alone come back from a provider of single sign-on: by a token of its own, for a few minutes. */
  keepFlow(flowId: string, token: string): void;
  /** Returns that token once; undefined in another browser. */
  takeFlow(flowId: string): string | undefined;
  /**
   * Removes the cookie from the browser but keeps the session row, so that concurrent requests learn what happened to the person.
   */
  clear(): void;
}

/** JSON text that the database built; it is sent unchanged. */
export interface JsonText {
  jsonText: string;
  /** The query of the next page, where a list was cut. */
  next?: string | undefined;
}

/**
 * Gzipped JSON: too long to hold as one string, or kept for several readers. `next` is the query of the next page, where the list was
 * cut; `etag` allows a 304 answer.
 */
export interface GzippedJson {
  gzipped: Buffer;
  next?: string | undefined;
  etag?: string;
}

/** A file that is opened only if it is sent. One whose size is known can be read in parts. */
export interface OpenableFile {
  size?: number;
  open(range?: ByteRange): Promise<Readable>;
}

/**
 * A file as an answer: a buffer, a stream, or one that is still to be opened. `type` replaces the content type of the contract; `name`
 * offers it as a download; `etag` and `cacheControl` are for files that do not change.
 */
export interface FileAnswer {
  file: Buffer | Readable | OpenableFile;
  type?: string;
  name?: string;
  etag?: string;
  cacheControl?: string;
}

/** A stream as an answer: it gets the connection, and closes it. */
export interface StreamAnswer {
  stream(out: Writable): void;
}

/** A reader of live events, and the position up to which they have read. */
export interface LiveReader {
  actor: Actor;
  sessionId: string;
  /** The position in the log after which the stream continues. */
  after?: string | undefined;
}

/** What a tab of a person shows, with what decides who sees it. */
export interface ReportedPlace extends Omit<PersonPresent, 'userId'> {
  /** The key of the board's department; undefined for the company view. */
  departmentKey: string | undefined;
  task: TaskFacts | undefined;
}

/** A request that was answered. */
export interface AnsweredRequest {
  method: string;
  /** The pattern of the route, never the URL: its values are the content of people. */
  route: string;
  status: number;
  seconds: number;
  /** The duration of an answer that stays open means nothing. */
  isStream: boolean;
}

/** Live events. */
export interface LiveEvents {
  /** Opens a stream; throws 429 and 503 if there are too many, and `CallerChanged` if the reader's rights have changed. */
  open(reader: LiveReader): Promise<StreamAnswer>;
  /** Called after a commit: sends the new events now. */
  wrote(): void;
  /** Tells others what a tab shows; undefined if it shows nothing that others see. */
  reportPlace(userId: number, tab: string, place: ReportedPlace | undefined): void;
  /** Forgets what all tabs of a person show. */
  forgetPlaces(userId: number): void;
}

/** Caches boards while they are up to date. */
export interface BoardCache {
  /** Returns the current cards of a department's board, for whoever sees all of it; undefined if the board is too long to cache. */
  board(departmentKey: string): Promise<GzippedJson | undefined>;
}

/** Knows when the newest event of each audience was written. */
export interface NewestEvents {
  /** Whether the snapshot sees no event after an instant (milliseconds) that the person may read; false if it is not known. */
  hasNoneSince(actor: Actor, since: number, snapshot: string): Promise<boolean>;
}

/** A language model as its library knows it. */
export type Model = ReturnType<typeof wrapLanguageModel>;
export type ConnectModel = (access: ModelAccess) => Promise<Model>;

/** The person of a request as they are now, for the assistant, which works on after the request's own checks. */
export interface AssistantCaller {
  principal: Principal;
  /** Runs an endpoint with all its checks, `via` assistant. */
  run<E extends Endpoint>(endpoint: E, input: RawInput): Promise<ResponseBody<E>>;
  /** Confirms a proposal in the person's name, for what the level `auto` may do. */
  confirm(proposalId: number): Promise<void>;
}

/** The context of every request. A command declares which of these it needs. */
export interface RequestContext {
  /** The request's transaction for a write; the plain connection for a read and for `ownTransaction` endpoints. */
  db: Db;
  config: Config;
  boards: BoardCache;
  live: LiveEvents;
  newest: NewestEvents;
  /** Returns the last hours of this process. */
  history(): MonitoringPoint[];
  /** Returns the last run of each job of this process. */
  jobs(): JobRun[];
  /** The database as a whole, for its state. */
  database: Database;
  /** Where the contents of files are kept. */
  files: WatchedStore;
  /** The snapshot of the database in which the caller's session was read; undefined for callers without a session. */
  snapshot: string | undefined;
  /** The caller's network address. */
  address: string;
  /** The server's log; its lines carry the request id. */
  log: { warn(line: object, message: string): void };
  /**
   * Runs one transaction, retries it on a deadlock and replays the answer for a repeated Idempotency-Key; for `ownTransaction`
   * endpoints.
   */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Runs another endpoint for the same person within the caller's transaction, with all its checks, as the assistant or, for a
   * caller over MCP, as MCP: what it changes remembers that way.
   */
  runInside(tx: Db, endpoint: Endpoint, input: RawInput): Promise<Record<string, unknown>>;
  /** Reads the caller again. Throws 401 if their session has ended. */
  asAssistant(): Promise<AssistantCaller>;
  /** The model behind the assistant. */
  connectModel: ConnectModel;
  /** Ends the assistant's replies when the server stops. */
  stopping: AbortSignal;
  /** Returns the signal that aborts when the caller closes the connection before the answer. */
  leaving(): AbortSignal;
}

/** The uploaded file of an endpoint. */
export type UploadOf<E extends Endpoint> = E extends { streamed: true }
  ? ReceivedFile
  : E extends { upload: string }
    ? Upload
    : undefined;

export interface Context<E extends Endpoint> extends RequestContext {
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  /** The uploaded file of an `upload` endpoint. */
  upload: UploadOf<E>;
  actor: E['access'] extends 'public' ? Principal | undefined : Principal;
  session: E extends { session: true } ? SessionControl : undefined;
  /** The session that the call came with; a `stream` endpoint goes on as long as it. */
  sessionId: E extends { stream: true } ? string : string | undefined;
}

export type Handler<E extends Endpoint> = (
  context: Context<E>,
) => Promise<
  E extends { file: string } ? FileAnswer : E extends { stream: true } ? StreamAnswer : ResponseBody<E> | JsonText | GzippedJson
>;

/** The handlers of a group of endpoints. A missing or misnamed handler does not compile. */
export type Handlers<Group extends Record<string, Endpoint>> = { [K in keyof Group]: Handler<Group[K]> };
