// For tests: pairs of tasks of which a person who knows no points says at once which one comes first. Each family varies what does not
// matter for it. `steps` is 1 where the two are neighbours, and 2 where putting the other one first would be absurd.
import { doneStatus, startedStatus } from '#limits.ts';
import type { ScoredTask } from '#scores/scores.rules.ts';
import { addDays } from '#tasks/due-choices.rules.ts';

export const pairsToday = '2026-11-18';

interface Given {
  priority?: 'P0' | 'P1' | 'P2' | 'P3';
  /** Days until it is due, negative if it is late; without it, it has no due date. */
  due?: number | undefined;
  status?: string;
  /** Days until it starts. */
  starts?: number;
  age?: number;
  checklist?: readonly [done: number, total: number];
  /** How many open tasks it blocks. */
  blocks?: number;
  /** `first` of the pair blocks it, or another task that is as urgent. */
  blockedBy?: 'first' | 'other';
  /** Nobody has it. The score does not know who has a task. */
  nobody?: boolean;
}

export interface ObviousPair {
  family: string;
  first: Given;
  second: Given;
  steps: 1 | 2;
}

const priorities = ['P0', 'P1', 'P2', 'P3'] as const;
const stepsOf = (distance: number) => (distance === 1 ? 1 : 2);

/** Returns the pairs of a family with each variation that both tasks have. */
function varied(family: string, pairs: readonly Omit<ObviousPair, 'family'>[], variations: readonly Given[]): ObviousPair[] {
  return pairs.flatMap(({ first, second, steps }) =>
    variations.map((both) => ({ family, first: { ...both, ...first }, second: { ...both, ...second }, steps })),
  );
}

/** Returns all pairs of a list from urgent to not urgent. */
function descending(list: readonly Given[]): Omit<ObviousPair, 'family'>[] {
  return list.flatMap((first, at) => list.slice(at + 1).map((second, after) => ({ first, second, steps: stepsOf(after + 1) })));
}

const clear = (first: Given, second: Given) => ({ first, second, steps: 2 as const });
const near = (first: Given, second: Given) => ({ first, second, steps: 1 as const });
const eachPriority = priorities.map((priority) => ({ priority }));
const dueOrNot = eachPriority.flatMap((each) => [each, { ...each, due: 4 }]);
const dues: readonly Given[] = [{}, { due: -3 }, { due: 0 }, { due: 1 }, { due: 5 }, { due: 12 }];
const rest = priorities.flatMap((priority) => [{ priority }, { priority, due: 4 }, { priority, due: -2 }]);

export const obviousPairs: readonly ObviousPair[] = [
  ...varied('priority', descending(eachPriority), [...dues, ...dues.map((due) => ({ ...due, status: startedStatus }))]),
  ...varied(
    'due date',
    descending([{ due: -4 }, { due: 0 }, { due: 1 }, { due: 3 }, { due: 6 }, { due: 12 }, { due: 25 }, {}]),
    eachPriority,
  ),
  ...varied('late for longer', [near({ due: -7 }, { due: -1 }), near({ due: -20 }, { due: -2 })], eachPriority),
  // What matters more wins over what is only late; what is due wins over what has no date.
  ...varied(
    'priority against date',
    [
      ...[-1, -3, -7, -30].map((due) => clear({ priority: 'P1', due: 1 }, { priority: 'P3', due })),
      ...[-1, -7, -30].map((due) => clear({ priority: 'P0', due: 0 }, { priority: 'P2', due })),
      near({ priority: 'P1', due: 0 }, { priority: 'P2', due: -1 }),
      clear({ priority: 'P0' }, { priority: 'P3', due: 6 }),
      clear({ priority: 'P1' }, { priority: 'P3', due: 12 }),
      clear({ priority: 'P2', due: -2 }, { priority: 'P3', due: 5 }),
      clear({ priority: 'P2', due: -2 }, { priority: 'P1' }),
      near({ priority: 'P2', due: 0 }, { priority: 'P1', due: 25 }),
      clear({ priority: 'P3', due: 0 }, { priority: 'P2' }),
      clear({ priority: 'P3', due: -5 }, { priority: 'P2' }),
    ],
    [{}, { status: startedStatus }],
  ),
  // The late one has lain there for long, and is half finished: a small thing all the same.
  ...[-2, -14].map((due) => ({
    family: 'priority against date',
    ...clear({ priority: 'P1', due: 1 }, { priority: 'P3', due, age: 60 }),
  })),
  ...varied('blocked', [clear({}, { blockedBy: 'other' })], rest),
  ...priorities.flatMap((priority) =>
    eachPriority.flatMap((blocker) =>
      [-3, 1].map((due) => ({
        family: 'blocker',
        ...clear({ ...blocker, blocks: 1 }, { priority, due, blockedBy: 'first' as const }),
      })),
    ),
  ),
  ...varied(
    'blocking',
    [near({ blocks: 1 }, {}), near({ blocks: 2 }, { blocks: 1 }), clear({ blocks: 3 }, {})],
    rest.filter((_, at) => at % 3 < 2),
  ),
  ...varied('started', [near({ status: startedStatus }, {}), near({ status: 'Review' }, {})], rest),
  ...varied('waiting for its day', [clear({}, { starts: 7 })], rest),
  ...varied('waiting in a column', [near({ status: startedStatus }, { status: 'Waiting' })], dueOrNot),
  ...varied('age', [near({ age: 60 }, { age: 0 }), near({ age: 30 }, { age: 3 })], dueOrNot),
  ...varied('checklist', [near({ checklist: [4, 5] }, { checklist: [0, 5] })], dueOrNot),
  // That nobody has a task yet makes it no less urgent.
  ...descending(eachPriority).map(({ first, second, steps }) => ({
    ...{ family: 'nobody', steps },
    ...{ first: { ...first, nobody: true }, second },
  })),
  ...descending([{ due: -1 }, { due: 1 }, { due: 6 }, {}]).map(({ first, second, steps }) => ({
    ...{ family: 'nobody', steps },
    ...{ first: { ...first, nobody: true }, second },
  })),
  ...varied('done', [clear({}, { status: doneStatus })], dueOrNot),
];

/** Returns what the score reads of a task of a pair. */
export function scoredTaskOf({ priority = 'P2', due, status = 'To Do', starts, age = 0, checklist = [0, 0] }: Given): ScoredTask {
  return {
    ...{ status, priority },
    startDate: starts === undefined ? null : addDays(pairsToday, starts),
    dueDate: due === undefined ? null : addDays(pairsToday, due),
    createdAt: `${addDays(pairsToday, -age)}T10:00:00.000Z`,
    ...{ checklistDone: checklist[0], checklistTotal: checklist[1] },
  };
}
