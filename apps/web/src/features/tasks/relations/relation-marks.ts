// The relations of the cards that are shown, which their marks and their scores read.
import type { RelationMark, RelationSummary } from '@app/contract/relations/relations.contract.ts';
import type { ScoredRelations } from '@app/contract/scores/scores.rules.ts';
import { createStore } from '#lib/store.ts';

export interface Mark extends ScoredRelations {
  /** How many tasks that are not done block it. */
  blockers: number;
  done: number;
  subtasks: number;
}

/** One query serves all cards. */
export const marks = createStore<ReadonlyMap<number, Mark>>(new Map());

export function marksOfSummaries(list: readonly RelationSummary[]): ReadonlyMap<number, Mark> {
  return new Map(
    list.map(({ taskId, blockers, subtasks, subtasksDone, blocking, below }) => [
      taskId,
      { blockers: blockers.length, done: subtasksDone, subtasks, blocking, below },
    ]),
  );
}

export function marksOf(list: readonly RelationMark[]): ReadonlyMap<number, Mark> {
  const found = new Map<number, Mark>();
  for (const { kind, taskId, isDone, score } of list) {
    const mark = found.get(taskId) ?? { blockers: 0, done: 0, subtasks: 0, blocking: 0, below: null };
    found.set(taskId, mark);
    if (kind === 'subtask') {
      mark.subtasks += 1;
      mark.done += isDone ? 1 : 0;
    } else if (isDone) continue;
    else if (kind === 'blocks') mark.blocking += 1;
    else {
      mark.blockers += 1;
      if (score !== null) mark.below = Math.min(score, mark.below ?? score);
    }
  }
  return found;
}
