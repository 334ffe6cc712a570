// What the writers were told is stored, and what they had asked for when the server was killed.

export interface TaskState {
  title: string;
  columnId: number;
  ticks: number;
  deleted: boolean;
}

export interface KnownTask {
  acknowledged: TaskState;
  /** What a request under way would make of it; the server may have stored that or not. */
  asked?: TaskState | undefined;
  /** Acknowledged moves, and one more if one was under way. */
  moves: number;
  maybeMoves: number;
}

export interface Ledger {
  tasks: Map<number, KnownTask>;
  /** Acknowledged comments by id: those that are there, and those that were deleted. */
  comments: Map<number, { taskId: number; content: string; deleted: boolean; deleting: boolean }>;
  usernames: Set<string>;
  acknowledged: number;
  /** Answers that were neither success nor silence. */
  unexpected: string[];
}

export function newLedger(): Ledger {
  return { tasks: new Map(), comments: new Map(), usernames: new Set(), acknowledged: 0, unexpected: [] };
}
