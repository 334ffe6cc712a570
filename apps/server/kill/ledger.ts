// The ledger: acknowledged writes, and requests that were running when the server was killed.

export interface TaskState {
  title: string;
  columnId: number;
  ticks: number;
  deleted: boolean;
}

export interface KnownTask {
  acknowledged: TaskState;
  /** Changes that were requested and not acknowledged; the server may have stored each or not. */
  unanswered: Partial<TaskState>[];
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

/** Whether the server may have stored this value: the acknowledged one, or one that was requested since without an answer. */
export function mayBe<K extends keyof TaskState>(
  { acknowledged, unanswered }: KnownTask,
  field: K,
  value: TaskState[K],
): boolean {
  return [acknowledged, ...unanswered].some((state) => state[field] === value);
}

export function newLedger(): Ledger {
  return { tasks: new Map(), comments: new Map(), usernames: new Set(), acknowledged: 0, unexpected: [] };
}
