// The width of a column of the list: dragged at the edge of its head.
import type { ListColumn } from '@app/contract/tasks/list-columns.rules.ts';
import type { PointerEvent } from 'react';
import type { ColumnWidths, ListColumnChoice } from '#features/tasks/data/list-columns.ts';

/** The widths in pixels before somebody changes them, as in the style sheet. */
const usual: Record<ListColumn, number> = {
  status: 136,
  priority: 112,
  assignee: 184,
  department: 196,
  due: 128,
  score: 80,
  start: 120,
  checklist: 104,
  created: 120,
};
/** The title and the menu. */
const others = 240 + 44;

/** Returns the width of each column and of the whole table; nothing for a list that nobody has arranged. */
export function widthsOf({ columns, widths, isChosen }: ListColumnChoice): { columns: ColumnWidths; table: number | undefined } {
  if (!isChosen) {
    const isWider = columns.some((column) => (widths[column] ?? 0) > usual[column]);
    return { columns: widths, table: isWider ? sum(columns, widths) : undefined };
  }
  return { columns: { ...usual, ...widths }, table: sum(columns, widths) };
}

function sum(columns: readonly ListColumn[], widths: ColumnWidths): number {
  return columns.reduce((total, column) => total + (widths[column] ?? usual[column]), others);
}

/** Returns the head of a column. */
export function columnHead(column: ListColumn): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`.list-table thead .list-col-${column}`) ?? undefined;
}

/** Lets the pointer pull the edge of a head until it is released; then the width is kept. */
export function pullEdge(event: PointerEvent<HTMLElement>, onWidth: (width: number) => void): void {
  const edge: HTMLElement = event.currentTarget;
  const head = edge.closest('th');
  if (!head || event.button !== 0) return;
  event.preventDefault();
  const [from, width] = [event.clientX, head.offsetWidth];
  const towards = getComputedStyle(head).direction === 'rtl' ? -1 : 1;
  const before = head.style.width;
  const end = new AbortController();
  const { signal } = end;
  edge.setPointerCapture(event.pointerId);
  const widthAt = ({ clientX }: { clientX: number }) => width + towards * (clientX - from);
  edge.addEventListener('pointermove', (moved) => head.style.setProperty('width', `${widthAt(moved)}px`), { signal });
  edge.addEventListener(
    'pointerup',
    (released) => {
      end.abort();
      // The kept width comes with the next render.
      head.style.width = before;
      if (released.clientX !== from) onWidth(widthAt(released));
    },
    { signal },
  );
  edge.addEventListener(
    'pointercancel',
    () => {
      end.abort();
      head.style.width = before;
    },
    { signal },
  );
}
