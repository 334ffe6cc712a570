// Saved views as addresses: what is saved comes back, and changes are seen.
import type { ViewSettings } from '@app/contract/views/views.contract.ts';
import { describe, expect, test } from 'vitest';
import { savedIn, settingsFrom, showsSettings, viewAddress, withoutSaved } from '#features/tasks/filter/view-settings.ts';

const settings: ViewSettings = {
  layout: 'list',
  filter: {
    ...{ text: '"vat return" -draft', mine: true, assignees: ['me', '3'], priorities: ['P1'], departments: [], statuses: [] },
    due: ['<=7d'],
    not: { departments: ['Research, Berlin'] },
  },
  sort: { by: 'score', descending: true },
  group: 'assignee',
  lanes: 'due',
  cards: 'score',
};
const shown = (address: string) => new URLSearchParams(address.split('?')[1]);

describe('a saved view', () => {
  test('has an address that shows it', () => {
    const address = viewAddress({ id: 12, workspaceId: 3, settings });
    expect(address).toMatch(/^\/workspace\/3\?/);
    expect(savedIn(shown(address))).toBe(12);
    expect(settingsFrom(shown(address))).toEqual(settings);
    expect(showsSettings(shown(`${address}&task=7`), settings)).toBe(true);
    expect(savedIn(withoutSaved(shown(address)))).toBeUndefined();
    expect(settingsFrom(withoutSaved(shown(address)))).toEqual(settings);
  });

  test('of a dashboard keeps its period, which no other layout has', () => {
    const saved = settingsFrom(shown('?view=dashboard&period=13w'));
    expect(saved).toMatchObject({ layout: 'dashboard', period: '13w' });
    expect(viewAddress({ id: 1, workspaceId: 3, settings: saved })).toContain('period=13w');
    expect(showsSettings(shown('?view=dashboard'), saved)).toBe(false);
    expect(showsSettings(shown('?view=dashboard&period=odd'), settingsFrom(shown('?view=dashboard')))).toBe(true);
    expect(settingsFrom(shown('?view=list&period=13w'))).not.toHaveProperty('period');
  });

  test('of a plain board has nothing else in its address', () => {
    const plain = settingsFrom(new URLSearchParams());
    expect(viewAddress({ id: 1, workspaceId: 0, settings: plain })).toBe('/workspace/0?saved=1');
  });

  test.each(['&due=today', '&dir=asc', '&view=board', '&group=due', '&lanes=priority', '&-department=HR'])(
    'differs with %s',
    (more) => {
      const other = new URLSearchParams(`${shown(viewAddress({ id: 1, workspaceId: 3, settings }))}`);
      for (const [name, value] of new URLSearchParams(more))
        name === 'due' || name.startsWith('-') ? other.append(name, value) : other.set(name, value);
      expect(showsSettings(other, settings)).toBe(false);
    },
  );

  test('is named by a whole number alone', () => {
    expect(['x', '-1', '1.5', '0', '1e3', '99999999999'].map((id) => savedIn(new URLSearchParams({ saved: id })))).toEqual(
      Array(6).fill(undefined),
    );
  });
});
