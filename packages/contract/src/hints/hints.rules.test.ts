// Tests the hints: what counts as similar, likely, stuck, overloaded.
import { describe, expect, it } from 'vitest';
import {
  isOverloaded,
  lacksDueDate,
  likelyTemplate,
  similarTo,
  stuckDays,
  titleSimilarity,
  titleWords,
} from '#hints/hints.rules.ts';

const tasks = ['Pay the VAT return', 'Paint the hall', 'Pay VAT for March', 'Buy chairs'].map((title, id) => ({ id, title }));
const titles = (title: string) => similarTo(title, tasks).map((task) => task.title);

describe('a similar title', () => {
  it('has most of the letters, whatever their case, accents and order', () => {
    expect(titles('pay vat return')).toEqual(['Pay the VAT return']);
    expect(titles('VAT return: pay')).toEqual(['Pay the VAT return']);
    expect(titles('Pay the VAT retrun')).toEqual(['Pay the VAT return']);
    expect(titleSimilarity('Überweisung prüfen', 'uberweisung prufen')).toBe(1);
  });
  it('is not one that shares a small word', () => {
    expect(titles('Paint the fence of the garden')).toEqual([]);
    expect(titles('the')).toEqual([]);
    expect(titles('')).toEqual([]);
    expect(titleSimilarity('!!!', '???')).toBe(0);
  });
  it('is the same in both directions, and a title is most similar to itself', () => {
    for (const { title } of tasks) {
      expect(titleSimilarity(title, title)).toBe(1);
      for (const other of tasks) expect(titleSimilarity(title, other.title)).toBe(titleSimilarity(other.title, title));
    }
  });
  it('is listed three times at most', () => {
    const many = Array.from({ length: 9 }, (_, id) => ({ id, title: 'Close the month' }));
    expect(similarTo('Close the month', many).map(({ id }) => id)).toEqual([8, 7, 6]);
  });
});

describe('the likely checklist', () => {
  const used = (checklistTemplateId: number, title: string) => ({ checklistTemplateId, title });
  it('is that of a very similar title', () => {
    expect(likelyTemplate('Welcome Ana Lima', [used(4, 'Welcome Ana Lina')])).toBe(4);
  });
  it('is that on which several titles with the same words agree', () => {
    const earlier = [used(4, 'Onboarding of Ben Hall'), used(4, 'Onboarding of Eva Moss'), used(5, 'Onboarding room')];
    expect(likelyTemplate('Onboarding Ana', earlier)).toBe(4);
  });
  it('is missing where one title has one word in common', () => {
    expect(likelyTemplate('Onboarding of the new accountant', [used(4, 'Onboarding of Ben Hall')])).toBeUndefined();
    expect(likelyTemplate('', [used(4, '')])).toBeUndefined();
    expect(likelyTemplate('Close the month', [])).toBeUndefined();
  });
});

it('a task is stuck once it was begun and has not changed for a week', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  const stuck = (status: string, updatedAt: string) => stuckDays({ status, updatedAt }, now);
  expect(stuck('In Progress', '2026-11-16T12:00:00Z')).toBe(7);
  expect(stuck('Review', '2026-11-01T00:00:00Z')).toBe(22);
  expect(stuck('A column of ours', '2026-11-01T00:00:00Z')).toBe(22);
  expect(stuck('In Progress', '2026-11-16T12:00:01Z')).toBeUndefined();
  expect(stuck('To Do', '2026-01-01T00:00:00Z')).toBeUndefined();
  expect(stuck('Done', '2026-01-01T00:00:00Z')).toBeUndefined();
});

it('a due date is missing on open tasks of a high priority', () => {
  const lacks = (priority: string, status = 'To Do', dueDate: string | null = null) =>
    lacksDueDate({ priority, status, dueDate });
  expect(['P0', 'P1', 'P2', 'P3'].map((priority) => lacks(priority))).toEqual([true, true, false, false]);
  expect(lacks('P0', 'Done')).toBe(false);
  expect(lacks('P0', 'To Do', '2026-11-30')).toBe(false);
});

it('somebody is overloaded with many tasks, or many for this week', () => {
  expect(isOverloaded({ open: 9, dueThisWeek: 4 })).toBe(false);
  expect(isOverloaded({ open: 10, dueThisWeek: 0 })).toBe(true);
  expect(isOverloaded({ open: 5, dueThisWeek: 5 })).toBe(true);
});

it('the words of a title are those that say something', () => {
  expect(titleWords('Pay the VAT of Q3, pay!')).toEqual(['pay', 'the', 'vat', 'q3']);
});
