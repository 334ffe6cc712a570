// Sorts the rows of a list, or the heads of columns, with the mouse: drag one by its handle and drop it before or after another.

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

export interface DropLine {
  index: number;
  edge: 'before' | 'after';
}

/** Makes every `[data-index]` of the list a sortable row with a `[data-handle]`. Returns the drop line of a dragged row. */
export function useSortable(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
  axis: 'rows' | 'columns' = 'rows',
) {
  const [line, setLine] = useState<DropLine>();
  const move = useEffectEvent(onMove);

  // Runs after every render, because the rows change and are few.
  useEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
    const mine = (data: Record<string | symbol, unknown>) => data['list'] === list.current;
    return combine(
      ...rows.flatMap((element) => {
        const handle = element.querySelector('[data-handle]');
        const at = { list: list.current, index: Number(element.dataset['index']) };
        return [
          ...(handle ? [draggable({ element, dragHandle: handle, getInitialData: () => at })] : []),
          dropTargetForElements({
            element,
            canDrop: ({ source }) => mine(source.data),
            getData: ({ input }) => ({
              ...at,
              edge: axis === 'rows' ? halfOf(element, input.clientY) : sideOf(element, input.clientX),
            }),
          }),
        ];
      }),
      monitorForElements({
        canMonitor: ({ source }) => mine(source.data),
        onDrag: ({ location }) => setLine((now) => sameLine(now, lineOf(location.current.dropTargets[0]?.data))),
        onDrop: ({ source, location }) => {
          setLine(undefined);
          const target = lineOf(location.current.dropTargets[0]?.data);
          const from = Number(source.data['index']);
          if (target) move(from, placeOf(from, target));
        },
      }),
    );
  });
  return line;
}

function halfOf(element: HTMLElement, y: number): DropLine['edge'] {
  const { top, height } = element.getBoundingClientRect();
  return y < top + height / 2 ? 'before' : 'after';
}

function sideOf(element: HTMLElement, x: number): DropLine['edge'] {
  const { left, width } = element.getBoundingClientRect();
  const isLeft = x < left + width / 2;
  return isLeft === (getComputedStyle(element).direction === 'ltr') ? 'before' : 'after';
}

function lineOf(data: Record<string | symbol, unknown> | undefined): DropLine | undefined {
  return data && { index: Number(data['index']), edge: data['edge'] === 'after' ? 'after' : 'before' };
}

function sameLine(now: DropLine | undefined, next: DropLine | undefined): DropLine | undefined {
  return now?.index === next?.index && now?.edge === next?.edge ? now : next;
}

/** Returns the index of a row after it is moved to the drop line. */
function placeOf(from: number, { index, edge }: DropLine): number {
  const gap = edge === 'after' ? index + 1 : index;
  return gap > from ? gap - 1 : gap;
}
