// Tests the score: it is the sum of its parts, between 0 and 100, and never falls as a task gets more urgent.
import { describe, expect, it, test } from 'vitest';
import { doneStatus, knownPriorities, statuses } from '#limits.ts';
import { Weights } from '#scores/scores.contract.ts';
import {
  areMonotone,
  defaultWeights,
  highestScore,
  type ScoredTask,
  type ScoreWeights,
  scoreOf,
  suggestedPriority,
} from '#scores/scores.rules.ts';
import { addDays } from '#tasks/due-choices.rules.ts';
import { seededRandom } from '#testing/hostile-texts.ts';
import { type ObviousPair, obviousPairs, pairsToday, scoredTaskOf } from '#testing/obvious-pairs.ts';

const today = '2026-11-18';
const plain: ScoredTask = {
  status: 'To Do',
  priority: 'P2',
  startDate: null,
  dueDate: null,
  createdAt: '2026-11-18T10:00:00.000Z',
  checklistDone: 0,
  checklistTotal: 0,
};
const score = (task: Partial<ScoredTask>, weights: ScoreWeights = defaultWeights) =>
  scoreOf({ ...plain, ...task }, weights, today);

it.each([
  [{ priority: 'P1' }, 24, [['priority', 24]]],
  [
    { priority: 'P1', dueDate: '2026-11-17' },
    54,
    [
      ['priority', 24],
      ['overdue', 30],
    ],
  ],
  [
    { dueDate: '2026-11-11' },
    50,
    [
      ['priority', 12],
      ['overdue', 38],
    ],
  ],
  [
    { dueDate: '2026-11-18', status: 'Review' },
    46,
    [
      ['priority', 12],
      ['dueToday', 26],
      ['review', 8],
    ],
  ],
  [
    { dueDate: '2026-11-20', status: 'In Progress' },
    36,
    [
      ['priority', 12],
      ['dueSoon', 18],
      ['inProgress', 6],
    ],
  ],
  [
    { dueDate: '2026-11-25' },
    22,
    [
      ['priority', 12],
      ['dueWeek', 10],
    ],
  ],
  [
    { dueDate: '2026-11-19' },
    34,
    [
      ['priority', 12],
      ['dueSoon', 22],
    ],
  ],
  [
    { dueDate: '2026-11-28' },
    21,
    [
      ['priority', 12],
      ['dueMonth', 9],
    ],
  ],
  [
    { dueDate: '2026-12-19' },
    14,
    [
      ['priority', 12],
      ['dueMonth', 2],
    ],
  ],
  [{ dueDate: '2026-12-20' }, 12, [['priority', 12]]],
  [
    { checklistDone: 3, checklistTotal: 4 },
    16,
    [
      ['priority', 12],
      ['checklist', 4],
    ],
  ],
  [
    { createdAt: '2026-09-19T00:00:00.000Z' },
    15,
    [
      ['priority', 12],
      ['age', 3],
    ],
  ],
  [
    { startDate: '2026-11-19' },
    0,
    [
      ['priority', 12],
      ['future', -12],
    ],
  ],
  [{ status: doneStatus, dueDate: '2026-11-01' }, 0, []],
] as const)('of %j is %i', (task, total, parts) => {
  expect(score(task)).toEqual({ score: total, parts: parts.map(([name, points]) => ({ name, points })) });
});

describe('of any task', () => {
  const random = seededRandom(7);
  const pick = <T>(values: readonly T[]) => values[random(values.length)] as T;
  const date = () => (random(4) === 0 ? null : addDays(today, random(80) - 30));
  const anyTask = (): ScoredTask => {
    const checklistTotal = random(8);
    return {
      status: pick([...statuses, 'Waiting']),
      priority: pick([...knownPriorities, 'strange']),
      startDate: date(),
      dueDate: date(),
      createdAt: `${addDays(today, -random(100))}T12:00:00.000Z`,
      checklistTotal,
      checklistDone: random(checklistTotal + 1),
    };
  };
  const down = (from: number) => random(from + 1);
  const anyWeights = (): ScoreWeights => {
    const p0 = random(31);
    const p1 = down(p0);
    const p2 = down(p1);
    const overdueWeek = random(35);
    const overdue = down(overdueWeek);
    const dueToday = down(overdue);
    const dueSoon = down(dueToday);
    const dueWeek = down(dueSoon);
    return {
      ...{ p0, p1, p2, p3: down(p2), overdueWeek, overdue, dueToday, dueSoon, dueWeek, dueMonth: down(dueWeek) },
      ...{
        inProgress: random(11),
        review: random(11),
        checklist: random(6),
        age: random(6),
        future: random(101),
        blocking: random(6),
        blocked: random(101),
      },
    };
  };

  it('is the sum of its parts, a whole number from 0 to 100', () => {
    for (let time = 0; time < 3_000; time++) {
      const weights = anyWeights();
      expect(areMonotone(weights)).toBe(true);
      expect(Weights.safeParse(weights).success).toBe(true);
      const { score: total, parts } = scoreOf(anyTask(), weights, today);
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total);
      expect(Number.isInteger(total) && total >= 0 && total <= highestScore(weights)).toBe(true);
    }
  });

  it('never falls with another day, a higher priority or a step of its checklist', () => {
    for (let time = 0; time < 3_000; time++) {
      const weights = anyWeights();
      const task = anyTask();
      const before = scoreOf(task, weights, today).score;
      expect(scoreOf(task, weights, addDays(today, 1)).score).toBeGreaterThanOrEqual(before);
      const rank = knownPriorities.findIndex((priority) => task.priority.startsWith(priority));
      const higher = knownPriorities[rank - 1];
      if (higher) expect(scoreOf({ ...task, priority: higher }, weights, today).score).toBeGreaterThanOrEqual(before);
      const checklistDone = Math.min(task.checklistTotal, task.checklistDone + 1);
      expect(scoreOf({ ...task, checklistDone }, weights, today).score).toBeGreaterThanOrEqual(before);
    }
  });
});

it.each([
  [{ dueDate: '2026-11-11' }, 'P1'],
  [{ dueDate: '2026-11-17', status: 'Review' }, 'P1'],
  [{ dueDate: '2026-11-11', status: 'In Progress', priority: 'P3' }, undefined],
  [{ dueDate: '2026-11-17' }, undefined],
  [{ dueDate: '2026-11-18' }, undefined],
  [{ dueDate: '2026-11-11', priority: 'P1' }, undefined],
  [{ dueDate: '2026-11-11', priority: 'odd' }, undefined],
  [{ dueDate: '2026-11-11', status: doneStatus }, undefined],
  [{ dueDate: '2026-11-11', startDate: '2026-11-30' }, undefined],
] as const)('the priority that fits %j better is %s', (task, priority) => {
  expect(suggestedPriority({ ...plain, ...task }, defaultWeights, today)).toBe(priority);
});

it.each([
  { ...defaultWeights, p2: 25 },
  { ...defaultWeights, dueToday: 31 },
  { ...defaultWeights, p0: 60 },
  { ...defaultWeights, age: -1 },
  { ...defaultWeights, age: 1.5 },
])('weights that are not monotone or sum to more than 100 are refused: %#', (weights) => {
  expect(Weights.safeParse(weights).success).toBe(false);
});

test('of 380 pairs of which everybody knows the order, at most ten are in the other one, and none is absurd', () => {
  const scoreIn = ({ first, second }: ObviousPair) => {
    const of = (task: ObviousPair['first'], below: number | null) =>
      scoreOf(scoredTaskOf(task), defaultWeights, pairsToday, { blocking: task.blocks ?? 0, below }).score;
    const before = of(first, null);
    const below = { first: before, other: of({ ...second, blocks: 1 }, null) };
    return { before, after: of(second, second.blockedBy ? below[second.blockedBy] : null) };
  };
  const wrong = obviousPairs.map((pair) => ({ ...pair, ...scoreIn(pair) })).filter(({ before, after }) => before <= after);
  expect(obviousPairs).toHaveLength(380);
  expect(wrong.filter(({ steps }) => steps === 2)).toEqual([]);
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(10);
});
