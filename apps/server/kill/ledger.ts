// The ledger: acknowledged writes, and requests that were running when the server was killed.

export interface TaskState {
  title: string;
  columnId: number;
  ticks: number;
  deleted: boolean;
}

export interface KnownTask {
  acknowledged: TaskState;
  /** The state after a request without an answer; the server may have stored it or not. */
  asked?: TaskState | undefined;
  /** Acknowledged moves; `maybeMoves` also counts a move without an answer. */
  moves: number;
  maybeMoves: number;
}

export interface Ledger {
  tasks: Map<number, KnownTask>;
  /** Acknowledged comments by id, existing and deleted ones. */
  comments: Map<number, { taskId: number; content: string; deleted: boolean; deleting: boolean }>;
  usernames: Set<string>;
  acknowledged: number;
  /** Answers that were errors. */
  unexpected: string[];
}

export function newLedger(): Ledger {
  return { tasks: new Map(), comments: new Map(), usernames: new Set(), acknowledged: 0, unexpected: [] };
}
