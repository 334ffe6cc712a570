// Moving and stretching bars with the pointer. A finger scrolls instead.
import type { TaskCard } from '@app/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { holdEvents } from '#features/events/events.queries.ts';
import { type BarPart, withinBar } from '#features/tasks/timeline/timeline-days.ts';
import { noDate } from '#screens/workspace/use-date-drags.ts';

/** A bar that is dragged, and by how many days so far. */
export interface BarDraft {
  taskId: number;
  part: BarPart;
  by: number;
}

interface BarDrags {
  taskUnder: (target: EventTarget | null) => TaskCard | undefined;
  /** The number of shown days. */
  days: number;
  onMove: (task: TaskCard, part: BarPart, by: number) => void;
  /** The bar was dropped where tasks without a date are. */
  onTakeOff: (task: TaskCard) => void;
}

/** Pixels before a press becomes a drag. */
const threshold = 4;

export function useBarDrags({ taskUnder, days, onMove, onTakeOff }: BarDrags) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<BarDraft>();
  const stop = useRef<() => void>(undefined);
  /** The click that ends a drag opens nothing. */
  const dragged = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  function onPointerDown(event: PointerEvent) {
    dragged.current = false;
    if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    const bar = event.target.closest<HTMLElement>('.timeline-bar');
    const track = bar?.parentElement;
    const task = taskUnder(bar);
    if (!bar || !track || !task) return;
    const part = (event.target.closest<HTMLElement>('[data-end]')?.dataset['end'] ?? 'both') as BarPart;
    // Days from the left edge of the shown time, which may scroll while a bar is dragged.
    const dayAt = (x: number) => ((x - track.getBoundingClientRect().left) * days) / track.getBoundingClientRect().width;
    const [startX, startDay] = [event.clientX, dayAt(event.clientX)];
    let release: (() => void) | undefined;
    let by = 0;
    function move({ clientX }: globalThis.PointerEvent) {
      if (!task || (!release && Math.abs(clientX - startX) < threshold)) return;
      // Nothing moves under a dragged bar.
      release ??= holdEvents(client);
      dragged.current = true;
      by = withinBar(task, part, Math.round(dayAt(clientX) - startDay));
      setDraft((now) => (now?.by === by ? now : { taskId: task.id, part, by }));
    }
    function up({ clientX, clientY }: globalThis.PointerEvent) {
      const isDrag = release !== undefined;
      end();
      if (!task || !isDrag) return;
      const there = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]');
      if (there?.dataset['drop'] === noDate) onTakeOff(task);
      else if (by !== 0) onMove(task, part, by);
    }
    function cancel(pressed: KeyboardEvent) {
      if (pressed.key !== 'Escape' || !release) return;
      pressed.preventDefault();
      pressed.stopPropagation();
      end();
    }
    function end() {
      setDraft(undefined);
      release?.();
      release = undefined;
      stop.current = undefined;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', cancel, true);
    }
    stop.current?.();
    stop.current = end;
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', cancel, true);
  }
  /** Returns whether the click that comes now ends a drag. */
  function isDragEnd(): boolean {
    const is = dragged.current;
    dragged.current = false;
    return is;
  }
  return { draft, onPointerDown, isDragEnd };
}
