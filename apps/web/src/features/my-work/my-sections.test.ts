// Tests which rows My work shows: sections, days, pages that have not come, and what this page has just made.
import type { MyFact } from '@app/contract/my-work/my-work.contract.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { expect, test } from 'vitest';
import { chosenBefore, dropDays, type MyLane, type MyView, rowsOf, sectionsOf } from '#features/my-work/my-sections.ts';

const me = 1;
const base = { priority: 'P2', status: 'To Do', assigneeId: me, assignees: [me], dueDate: null } as unknown as TaskCard;
const card = (id: number, change: Partial<TaskCard> = {}): TaskCard => ({ ...base, id, title: `Task ${id}`, ...change });
const lane = (name: MyLane['name'], ids: number[] = [], next: string | null = null, count = ids.length): MyLane => ({
  name,
  ids,
  next,
  count,
});
const view = (lanes: MyLane[] = [], facts: MyFact[] = []): MyView => ({
  today: '2026-11-24',
  weekEnd: '2026-11-28',
  lanes,
  facts: Object.fromEntries(facts.map((fact) => [fact.taskId, fact])),
  at: 0,
});
const shown = (cards: TaskCard[], of: MyView, by: 'due' | 'score' = 'due', keptIds: number[] = []) =>
  sectionsOf({ cards, view: of, userId: me, by, scoreOf: ({ id }) => id, isKept: ({ id }) => keptIds.includes(id) });
const told = (cards: TaskCard[], of: MyView, by: 'due' | 'score' = 'due') =>
  rowsOf(shown(cards, of, by), of, by).map((row) =>
    row.kind === 'task' ? row.card.id : row.kind === 'head' ? row.section.name : row.kind === 'day' ? row.day : row.kind,
  );

test('headings, days of this week and rows, by date and priority; by score the week is one section', () => {
  const cards = [
    card(1, { dueDate: '2026-11-26' }),
    card(2, { dueDate: '2026-11-25' }),
    card(3, { dueDate: '2026-11-26', priority: 'P0' }),
    card(4, { dueDate: '2026-11-01' }),
  ];
  expect(told(cards, view())).toEqual(['today', 'empty', 'overdue', 4, 'week', '2026-11-25', 2, '2026-11-26', 3, 1]);
  expect(told(cards, view(), 'score')).toEqual(['today', 'empty', 'overdue', 4, 'week', 3, 2, 1]);
});

test('what stands behind the last page is not shown yet, but what this page has made is', () => {
  const cards = [1, 2, 3, 4].map((id) => card(id));
  const of = view([lane('none', [1, 2], 'more', 90)]);
  const none = (keptIds: number[] = []) => shown(cards, of, 'due', keptIds).find(({ name }) => name === 'none');
  expect(none()).toMatchObject({ count: 90, cards: [{ id: 1 }, { id: 2 }] });
  expect(none([4])?.cards.map(({ id }) => id)).toEqual([1, 2, 4]);
  expect(told(cards, of).at(-1)).toBe('more');
});

test('what was done last is first, and a choice of an earlier day is known', () => {
  const done = [card(1, { status: 'Done' }), card(2, { status: 'Done' }), card(3, { status: 'Done' })];
  expect(told(done, view([lane('done', [2, 1])]))).toEqual(['today', 'empty', 'done', 3, 2, 1]);
  const fact: MyFact = { taskId: 1, chosenOn: '2026-11-23', waiting: null, doneFrom: null };
  expect(chosenBefore(card(1), fact, '2026-11-24')).toBe('2026-11-23');
  expect(chosenBefore(card(1), fact, '2026-11-23')).toBe(undefined);
  expect(chosenBefore(card(1, { status: 'Done' }), fact, '2026-11-24')).toBe(undefined);
});

test('a drag leads to today, each day left in the week, the next week and no date', () => {
  expect(dropDays(view()).map(({ drop }) => drop)).toEqual([
    ...['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
    null,
  ]);
});
