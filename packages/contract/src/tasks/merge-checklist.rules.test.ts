// Two people edit one checklist.
import { describe, expect, test } from 'vitest';
import { mergeChecklist } from '#tasks/merge-checklist.rules.ts';

const item = (id: number, text: string, completed = false) => ({ id, text, completed });
const base = [item(1, 'a'), item(2, 'b'), item(3, 'c')];
const texts = (items: readonly { text: string }[]) => items.map(({ text }) => text);

describe('two checklists', () => {
  test('keep whose an item is and when it is due; what one leaves out stays, null takes it away', () => {
    const [first, ...rest] = base;
    const mine = [{ ...item(1, 'a'), assigneeId: 7 }, ...rest];
    const theirs = [{ ...item(1, 'a'), dueDate: '2026-12-01' }, ...rest];
    expect(mergeChecklist(base, mine, theirs).items[0]).toEqual({ ...first, assigneeId: 7, dueDate: '2026-12-01' });
    const old = [{ ...item(1, 'a'), assigneeId: 7, dueDate: '2026-12-01' }, ...rest];
    expect(mergeChecklist(old, [item(1, 'A'), ...rest], old).items[0]).toEqual({ ...old[0], text: 'A' });
    expect(mergeChecklist(old, [{ ...item(1, 'a'), assigneeId: null }, ...rest], old).items[0]).toMatchObject({
      assigneeId: null,
      dueDate: '2026-12-01',
    });
    expect(mergeChecklist(base, base, base).items).toEqual(base);
  });

  test('keep the tick of one and the wording of the other', () => {
    const by = { userId: 2, userName: 'Ana', completedAt: '2026-11-20T09:00:00.000Z' };
    const theirs = [{ ...item(1, 'a', true), completedBy: by }, ...base.slice(1)];
    const { items, conflict } = mergeChecklist(base, [item(1, 'A'), ...base.slice(1)], theirs);
    expect(items[0]).toEqual({ id: 1, text: 'A', completed: true, completedBy: by });
    expect(conflict).toBe(false);
  });

  test('keep what each added, with a number for each', () => {
    const { items } = mergeChecklist(base, [...base, item(4, 'mine')], [...base, item(4, 'theirs')]);
    expect(texts(items)).toEqual(['a', 'b', 'c', 'theirs', 'mine']);
    expect(new Set(items.map(({ id }) => id)).size).toBe(5);
  });

  test('drop what one of them removed, unless the other worded it anew', () => {
    expect(texts(mergeChecklist(base, base.slice(1), base).items)).toEqual(['b', 'c']);
    expect(texts(mergeChecklist(base, base, base.slice(1)).items)).toEqual(['b', 'c']);
    expect(texts(mergeChecklist(base, [item(1, 'A'), item(2, 'b'), item(3, 'c')], base.slice(1)).items)).toContain('A');
    expect(texts(mergeChecklist(base, base.slice(1), [item(1, 'A'), item(2, 'b'), item(3, 'c')]).items)).toContain('A');
  });

  test('keep the order of whoever sorted', () => {
    const sorted = [item(3, 'c'), item(1, 'a'), item(2, 'b')];
    expect(texts(mergeChecklist(base, sorted, base).items)).toEqual(['c', 'a', 'b']);
    expect(texts(mergeChecklist(base, base, sorted).items)).toEqual(['c', 'a', 'b']);
  });

  test('say so where both worded one item anew, and keep mine', () => {
    const { items, conflict } = mergeChecklist(base, [item(1, 'mine'), ...base.slice(1)], [item(1, 'theirs'), ...base.slice(1)]);
    expect(conflict).toBe(true);
    expect(texts(items)).toEqual(['mine', 'b', 'c']);
  });
});

describe('a checklist of a repeated or a strange request', () => {
  test('adds an item once that was added by the lost answer, with its tick', () => {
    const added = [...base, item(4, 'new')];
    expect(mergeChecklist(base, added, [...added, item(5, 'theirs')]).items).toEqual([...added, item(5, 'theirs')]);
    expect(mergeChecklist(base, [...base, item(4, 'new', true)], added).items.at(3)).toEqual(item(4, 'new', true));
  });

  test('with two descriptions of one item, or one id twice, is a question', () => {
    const described = (description: string) => [{ ...item(1, 'a'), description }, ...base.slice(1)];
    expect(mergeChecklist(base, described('mine'), described('theirs')).conflict).toBe(true);
    expect(mergeChecklist(base, described('mine'), base).conflict).toBe(false);
    expect(mergeChecklist(base, [...base, item(1, 'twice')], base).conflict).toBe(true);
  });
});
