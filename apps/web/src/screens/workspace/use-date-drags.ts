// Dragging tasks, and items of checklists (`data-dated-item`), to another day: native drag and drop, once for all of them. `data-drop` names
// the date of a place.
import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { holdEvents } from '#features/events/events.queries.ts';

/** The value of `data-drop` where a task loses its date. */
export const noDate = 'none';

interface DateDrags {
  /** The task that is dragged, or that of a dragged item. */
  dragged: number | undefined;
  on: Pick<React.DOMAttributes<HTMLElement>, 'onDragStart' | 'onDragOver' | 'onDragLeave' | 'onDrop' | 'onDragEnd'>;
}

/** The value of `data-dated-item` of an item that can be dragged. */
export function itemKey({ taskId, itemId }: { taskId: number; itemId: number }): string {
  return `${taskId}/${itemId}`;
}

/** `schedule` gets the number of an item where one was dragged. */
export function useDateDrags(schedule: (taskId: number, dueDate: string | null, itemId?: number) => unknown): DateDrags {
  const client = useQueryClient();
  const [dragged, setDragged] = useState<number>();
  const over = useRef<Element>(null);
  const release = useRef<() => void>(undefined);
  useEffect(() => () => release.current?.(), []);

  function leave(): void {
    over.current?.removeAttribute('data-over');
    over.current = null;
  }
  function end(): void {
    leave();
    setDragged(undefined);
    release.current?.();
    release.current = undefined;
  }
  return {
    dragged,
    on: {
      onDragStart: (event) => {
        const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-task], [data-dated-item]') : null;
        if (!row) return;
        const key = row.dataset['task'] ?? row.dataset['datedItem'] ?? '';
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('application/x-task', key);
        // Nothing moves under a dragged row.
        release.current ??= holdEvents(client);
        // A page that changes as the drag starts would end it.
        setTimeout(() => setDragged(Number.parseInt(key, 10)));
      },
      onDragOver: (event) => {
        if (!release.current) return;
        const target = placeUnder(event);
        if (target !== over.current) leave();
        over.current = target;
        if (!target) return;
        target.setAttribute('data-over', '');
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
      },
      onDragLeave: (event) => {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) leave();
      },
      onDrop: (event) => {
        const drop = placeUnder(event)?.dataset['drop'];
        const [taskId, itemId] = event.dataTransfer.getData('application/x-task').split('/').map(Number);
        if (!release.current || drop === undefined || !taskId) return;
        event.preventDefault();
        end();
        schedule(taskId, drop === noDate ? null : drop, itemId);
      },
      onDragEnd: end,
    },
  };
}

function placeUnder({ target }: DragEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-drop]') : null;
}
