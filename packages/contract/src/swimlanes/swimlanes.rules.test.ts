import { describe, expect, it } from 'vitest';
import { type LaneCell, laneDefaults, laneDrop } from '#swimlanes/swimlanes.rules.ts';
import type { TaskCard } from '#tasks/tasks.contract.ts';

const today = '2026-11-26';
const task = (given: Partial<TaskCard>) =>
  ({ status: 'To Do', priority: 'P2', assigneeId: null, assignees: [], dueDate: null, startDate: null, ...given }) as TaskCard;
const drop = (given: Partial<TaskCard>, cell: LaneCell, mayAssign = true) =>
  laneDrop(task(given), cell, { today, mayAssign: () => mayAssign });

describe('a card in another lane', () => {
  it('gets its priority, unless that cannot be chosen any more', () => {
    expect(drop({}, { by: 'priority', lane: 'P1', status: 'Review' })).toEqual({ fields: { priority: 'P1' } });
    expect(drop({}, { by: 'priority', lane: 'P2', status: 'Review' })).toEqual({ fields: {} });
    expect(drop({}, { by: 'priority', lane: 'Urgent', status: 'To Do' })).toEqual({ refused: 'priority' });
  });

  it('gets its person, if they can be assigned, or nobody', () => {
    expect(drop({}, { by: 'assignee', lane: '7', status: 'To Do' })).toEqual({ fields: { assign: 7 } });
    expect(drop({}, { by: 'assignee', lane: '7', status: 'To Do' }, false)).toEqual({ refused: 'person' });
    expect(drop({ assignees: [7] }, { by: 'assignee', lane: '7', status: 'To Do' }, false)).toEqual({ fields: {} });
    expect(drop({ assigneeId: 7, assignees: [7, 8] }, { by: 'assignee', lane: '', status: 'To Do' })).toEqual({
      fields: { assigneeId: null, assignees: [] },
    });
  });

  it('gets a date where the lane is one day or none', () => {
    const cell = (lane: string, status = 'To Do'): LaneCell => ({ by: 'due', lane, status });
    expect(drop({}, cell('today'))).toEqual({ fields: { dueDate: today } });
    expect(drop({ dueDate: today }, cell('none'))).toEqual({ fields: { dueDate: null } });
    for (const lane of ['overdue', 'upcoming', 'later']) expect(drop({}, cell(lane))).toEqual({ refused: 'range' });
    expect(drop({}, cell('done', 'Review'))).toEqual({ refused: 'done' });
  });

  it('keeps its date when it is done, and when the column alone brings it there', () => {
    expect(drop({ dueDate: today }, { by: 'due', lane: 'none', status: 'Done' })).toEqual({ fields: {} });
    expect(drop({ dueDate: today }, { by: 'due', lane: 'today', status: 'Done' })).toEqual({ fields: {} });
    const done = { status: 'Done', dueDate: '2026-11-20' };
    expect(drop(done, { by: 'due', lane: 'overdue', status: 'To Do' })).toEqual({ fields: {} });
    expect(drop(done, { by: 'due', lane: 'done', status: 'To Do' })).toEqual({ fields: {} });
    expect(drop(done, { by: 'due', lane: 'today', status: 'To Do' })).toEqual({ fields: { dueDate: today } });
    expect(drop(done, { by: 'due', lane: 'today', status: 'Done' })).toEqual({ refused: 'finished' });
  });
});

it('a new task begins with what its lane says, where it can stand there', () => {
  const of = (by: LaneCell['by'], lane: string, status = 'To Do') => laneDefaults({ by, lane, status }, today);
  expect(of('priority', 'Urgent')).toBeUndefined();
  expect(of('priority', 'P1')).toEqual({ priority: 'P1' });
  expect(of('assignee', '7')).toEqual({ assigneeId: 7 });
  expect(of('assignee', '')).toEqual({});
  expect(of('due', 'today')).toEqual({ dueDate: today });
  expect(of('due', 'none')).toEqual({});
  expect(of('due', 'none', 'Done')).toBeUndefined();
  expect(of('due', 'done', 'Done')).toEqual({});
  for (const lane of ['overdue', 'upcoming', 'later', 'done']) expect(of('due', lane)).toBeUndefined();
});
