// Keeps the keys at the place of a task that a change in its menu moves away: its neighbour gets the focus.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useRef } from 'react';
import { useLatest } from '#lib/use-latest.ts';

/** The frames for which a change may still move the task. */
const framesAtMost = 10;

interface Options {
  elementId: (taskId: number) => string;
  /** Returns the task after this one, else the one before it. */
  nextTo: (taskId: number) => number | undefined;
  focus: (taskId: number) => unknown;
  /** Returns whether a task has left the place that it had when its menu opened, beside this neighbour. */
  hasLeft: (was: TaskCard, next: number | undefined) => boolean;
}

/** Returns what to do when a menu opens, and when it has closed. */
export function useStayAtPlace(options: Options) {
  const latest = useLatest(options);
  const opened = useRef<{ card: TaskCard; next: number | undefined }>(undefined);

  function look(frames: number): void {
    const was = opened.current;
    requestAnimationFrame(() => {
      const { elementId, hasLeft, focus } = latest.current;
      const at = document.activeElement;
      if (!was || was !== opened.current || frames === 0) return;
      // The person has gone on to something else.
      if (at !== document.body && at?.id !== elementId(was.card.id)) return;
      if (!hasLeft(was.card, was.next)) look(frames - 1);
      else if (was.next !== undefined) focus(was.next);
    });
  }
  return {
    opens(card: TaskCard): void {
      opened.current = { card, next: latest.current.nextTo(card.id) };
    },
    closes({ id }: TaskCard): void {
      document.getElementById(latest.current.elementId(id))?.focus({ preventScroll: true });
      if (opened.current?.card.id === id) look(framesAtMost);
    },
  };
}
