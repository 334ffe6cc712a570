// Moving and stretching bars: with the mouse at once, with a finger after a long press, because a finger scrolls.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
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
/** A finger that rests this long takes hold of a bar, unless it has moved by more pixels: then it scrolls. */
const longPress = { after: 350, slop: 8 };

export function useBarDrags({ taskUnder, days, onMove, onTakeOff }: BarDrags) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<BarDraft>();
  const stop = useRef<() => void>(undefined);
  /** The click that ends a drag opens nothing. */
  const dragged = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  function onPointerDown(event: PointerEvent) {
    dragged.current = false;
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const isTouch = event.pointerType === 'touch';
    const bar = event.target.closest<HTMLElement>('.timeline-bar');
    const track = bar?.parentElement;
    const task = taskUnder(bar);
    if (!bar || !track || !task) return;
    const part = (event.target.closest<HTMLElement>('[data-end]')?.dataset['end'] ?? 'both') as BarPart;
    // Days from the left edge of the shown time, which may scroll while a bar is dragged.
    const dayAt = (x: number) => ((x - track.getBoundingClientRect().left) * days) / track.getBoundingClientRect().width;
    const [startX, startDay] = [event.clientX, dayAt(event.clientX)];
    const startY = event.clientY;
    let release: (() => void) | undefined;
    let by = 0;
    /** Whether a finger has taken hold of the bar; a mouse has at once. */
    let isHeld = !isTouch;
    const hold = isTouch ? setTimeout(take, longPress.after) : undefined;
    /** From here on the finger drags: nothing scrolls, and no menu opens until it lets go. */
    function take() {
      if (!task) return;
      isHeld = true;
      dragged.current = true;
      navigator.vibrate?.(10);
      setDraft({ taskId: task.id, part, by: 0 });
    }
    const keepStill = (touch: Event) => isHeld && touch.preventDefault();
    /** The browser's own long press comes while the finger is down. */
    function stayClosed(menuEvent: Event) {
      menuEvent.preventDefault();
      menuEvent.stopPropagation();
    }
    function move({ clientX, clientY }: globalThis.PointerEvent) {
      if (!isHeld) {
        if (Math.hypot(clientX - startX, clientY - startY) > longPress.slop) end();
        return;
      }
      if (!task || (!release && Math.abs(clientX - startX) < threshold)) return;
      // Nothing moves under a dragged bar.
      release ??= holdEvents(client);
      dragged.current = true;
      by = withinBar(task, part, Math.round(dayAt(clientX) - startDay));
      setDraft((now) => (now?.by === by ? now : { taskId: task.id, part, by }));
    }
    function up({ clientX, clientY }: globalThis.PointerEvent) {
      const isDrag = release !== undefined;
      const isPress = isTouch && isHeld && !isDrag;
      end();
      if (isPress) askForMenu();
      if (!task || !isDrag) return;
      const there = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]');
      if (there?.dataset['drop'] === noDate) onTakeOff(task);
      else if (by !== 0) onMove(task, part, by);
    }
    /** A long press without a way opens the menu, as elsewhere; once the browser's own events of the finger are over. */
    function askForMenu() {
      const at = { clientX: startX, clientY: startY };
      setTimeout(() => bar?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...at })), 50);
    }
    function abort() {
      const isPress = isTouch && isHeld && release === undefined;
      end();
      if (isPress) askForMenu();
    }
    function cancel(pressed: KeyboardEvent) {
      if (pressed.key !== 'Escape' || !(release || (isTouch && isHeld))) return;
      pressed.preventDefault();
      pressed.stopPropagation();
      end();
    }
    function end() {
      clearTimeout(hold);
      setDraft(undefined);
      release?.();
      release = undefined;
      stop.current = undefined;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', abort);
      window.removeEventListener('keydown', cancel, true);
      window.removeEventListener('touchmove', keepStill);
      window.removeEventListener('contextmenu', stayClosed, true);
    }
    stop.current?.();
    stop.current = end;
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', abort);
    window.addEventListener('keydown', cancel, true);
    if (!isTouch) return;
    window.addEventListener('touchmove', keepStill, { passive: false });
    window.addEventListener('contextmenu', stayClosed, true);
  }
  /** Returns whether the click that comes now ends a drag. */
  function isDragEnd(): boolean {
    const is = dragged.current;
    dragged.current = false;
    return is;
  }
  return { draft, onPointerDown, isDragEnd };
}
