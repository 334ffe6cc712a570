// What the search finds, and what it marks.
import { describe, expect, it } from 'vitest';
import { findTasks, marked } from '#app/shell/search-rules.ts';

const task = (id: number, title: string, description: string | null = null) => ({ id, title, description, department: 'Sales' });

describe('findTasks', () => {
  it('wants every word, finds accents and puts titles first, newest first', () => {
    const tasks = [task(1, 'Café menu'), task(2, 'Lunch', 'at the cafe'), task(3, 'Cafe chairs'), task(4, 'Tea')];
    expect(findTasks(tasks, ' CAFE ').map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(findTasks(tasks, 'cafe sales lunch').map(({ id }) => id)).toEqual([2]);
    expect(findTasks(tasks, '  ')).toEqual([]);
  });
  it('shows at most eight', () => {
    const many = Array.from({ length: 20 }, (_, n) => task(n + 1, 'Same'));
    expect(findTasks(many, 'same')).toHaveLength(8);
  });
});

describe('marked', () => {
  it('cuts a title at what was found and takes signs literally', () => {
    expect(marked('A (b) c', '(B)')).toEqual([
      { text: 'A ', hit: false },
      { text: '(b)', hit: true },
      { text: ' c', hit: false },
    ]);
  });
});
