// Where the keys go from a row. Pure.
import type { ShortcutIn } from '#lib/shortcuts.ts';

/** The keys that go from row to row. */
export type RowKey = Exclude<ShortcutIn<'list'>, 'rowOpen'>;

/** The target row of each key. Where nothing is selected, the arrows move on with Shift as without it. */
const targets: Record<RowKey, (at: number, last: number) => number> = {
  rowUp: (at) => Math.max(0, at - 1),
  rowDown: (at, last) => Math.min(last, at + 1),
  rowSelectUp: (at) => Math.max(0, at - 1),
  rowSelectDown: (at, last) => Math.min(last, at + 1),
  rowFirst: () => 0,
  rowLast: (_, last) => last,
};

/** Returns the row to which a key goes. */
export function rowAfter(pressed: ShortcutIn<'list'>, at: number, last: number): number {
  return pressed === 'rowOpen' ? at : targets[pressed](at, last);
}
