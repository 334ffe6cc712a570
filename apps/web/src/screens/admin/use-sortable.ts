// Sorting the rows of a list with the mouse: a row is taken by its handle and dropped before or after another.

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

export interface DropLine {
  index: number;
  edge: 'before' | 'after';
}

/** Makes every `[data-index]` of the list a row with a `[data-handle]`; gives back where a dragged one would come. */
export function useSortable(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [line, setLine] = useState<DropLine>();
  const move = useEffectEvent(onMove);

  // The rows are others after every change, and few.
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
            getData: ({ input }) => ({ ...at, edge: halfOf(element, input.clientY) }),
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

function lineOf(data: Record<string | symbol, unknown> | undefined): DropLine | undefined {
  return data && { index: Number(data['index']), edge: data['edge'] === 'after' ? 'after' : 'before' };
}

function sameLine(now: DropLine | undefined, next: DropLine | undefined): DropLine | undefined {
  return now?.index === next?.index && now?.edge === next?.edge ? now : next;
}

/** The place that a row has once it is taken out and put at the line. */
function placeOf(from: number, { index, edge }: DropLine): number {
  const gap = edge === 'after' ? index + 1 : index;
  return gap > from ? gap - 1 : gap;
}
