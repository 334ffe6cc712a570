// Keeps the focus in a view of tasks: goes to a task once it is rendered, stays with it while it moves, and takes its neighbour when it
// is gone.
import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isFocusLost, topOverlay } from '#lib/overlays.ts';
import { useLatest } from '#lib/use-latest.ts';
import { afterLoss, nextTo } from '#screens/workspace/surface/neighbours.ts';

/** What takes the focus: a task by its id, anything else by that of its element. */
export type Stop = number | string;

interface Options {
  /** The stops as they stand: lanes from left to right, each from top to bottom. */
  stops: () => readonly (readonly Stop[])[];
  elementId: (taskId: number) => string;
  /** Renders a stop that is outside of the window. */
  show: (stop: Stop) => void;
  /** What has the focus renders wherever the view is scrolled; otherwise scrolling may take it away. */
  keepsRendered?: boolean;
  /** A stop has taken the focus. */
  onLanded?: (stop: Stop, flash: boolean) => void;
}

interface FocusRequest {
  stop: Stop;
  flash: boolean;
  /** The frames for which it may still come or move. */
  frames: number;
  isThere: boolean;
}

const framesAtMost = 10;

export function useKeptFocus(options: Options) {
  const { stops } = options;
  const latest = useLatest(options);
  const wanted = useRef<FocusRequest>(undefined);
  /** What has the focus, or had it before it left the view; or what was pressed, which may take none. */
  const held = useRef<{ stop: Stop; hadFocus: boolean }>(undefined);
  /** Returns the stops as they were when the held one was last rendered. */
  const before = useRef(stops);

  const press = useEffectEvent(({ target }: PointerEvent) => {
    const here = stopUnder(target);
    wanted.current = undefined;
    if (here !== undefined && here === held.current?.stop) return;
    if (here !== undefined || !(target instanceof Node && topOverlay()?.contains(target))) hold(here, false);
  });
  useEffect(() => {
    const hear = (event: PointerEvent) => press(event);
    addEventListener('pointerdown', hear, true);
    return () => removeEventListener('pointerdown', hear, true);
  }, []);

  useLayoutEffect(() => {
    const was = held.current;
    const isComing = wanted.current?.isThere === false;
    if (was && !isComing) {
      const isRendered = elementOf(was.stop) !== null;
      const isGone = !isRendered && !isIn(stops(), was.stop);
      if (isRendered) before.current = stops;
      if (isGone) hold(afterLoss(before.current(), stops(), was.stop), true);
      if (!held.current || !isFocusLost()) return;
      if (isGone || (was.hadFocus && options.keepsRendered)) want(held.current.stop, false);
      // Not followed: where scrolling or a change takes it out of the window, the view stays.
      else if (was.hadFocus) elementOf(was.stop)?.focus({ preventScroll: true });
    } else if (wanted.current && isComing) {
      wanted.current.frames = framesAtMost;
      if (topOverlay()) wanted.current = undefined;
      else look(wanted.current);
    }
  });

  function hold(stop: Stop | undefined, hadFocus: boolean): void {
    held.current = stop === undefined ? undefined : { stop, hadFocus };
  }
  function elementOf(stop: Stop): HTMLElement | null {
    return document.getElementById(typeof stop === 'number' ? latest.current.elementId(stop) : stop);
  }
  function want(stop: Stop, flash: boolean): void {
    const mine: FocusRequest = { stop, flash, frames: framesAtMost, isThere: false };
    wanted.current = mine;
    latest.current.show(stop);
    look(mine);
    requestAnimationFrame(() => follow(mine));
  }
  function look(mine: FocusRequest): void {
    const element = elementOf(mine.stop);
    if (!element) return;
    if (document.activeElement !== element) element.focus({ preventScroll: true });
    if (mine.isThere) return;
    mine.isThere = true;
    latest.current.onLanded?.(mine.stop, mine.flash);
  }
  /** What scrolls into the window renders some frames later, and an undo may move it then. */
  function follow(mine: FocusRequest): void {
    if (wanted.current !== mine) return;
    const at = document.activeElement;
    const hasGoneOn = mine.isThere && at !== document.body && at !== elementOf(mine.stop);
    // A menu that the person has opened meanwhile would close without the focus.
    if (hasGoneOn || mine.frames === 0 || topOverlay()) {
      wanted.current = undefined;
      // For what never came, the one before keeps it.
      const other = held.current?.stop;
      if (mine.frames === 0 && !mine.isThere && other !== undefined && other !== mine.stop) want(other, false);
      return;
    }
    mine.frames -= 1;
    if (at === document.body) latest.current.show(mine.stop);
    look(mine);
    requestAnimationFrame(() => follow(mine));
  }

  /** Focuses a stop as soon as it is rendered; `flash` highlights it for a moment. For one that is gone, the held one. */
  function goTo(stop: Stop, flash = false): void {
    const isGone = !elementOf(stop) && !isIn(latest.current.stops(), stop);
    want(isGone ? (held.current?.stop ?? stop) : stop, flash);
  }
  /** Returns the task after this one, else the one before it. */
  function neighbourOf(taskId: number): number | undefined {
    const tasks = latest.current.stops().map((lane) => lane.filter((stop) => typeof stop === 'number'));
    return nextTo(tasks, taskId);
  }
  return {
    goTo,
    neighbourOf,
    /** Returns a function that focuses the next task after this one is gone. */
    nextAfter(taskId: number): () => void {
      const next = neighbourOf(taskId);
      return () => void (next !== undefined && goTo(next));
    },
    /** Whether it has the focus, or had it before it left the view. */
    isHeld: (stop: Stop) => held.current?.stop === stop && held.current.hadFocus,
    letGo(): void {
      held.current = undefined;
    },
    /** For the element around all stops. A menu of a task is no other place: whoever closes it is at the task again. */
    onFocus({ target, currentTarget }: FocusEvent): void {
      if (currentTarget.contains(target)) hold(stopUnder(target), true);
    },
  };
}

function isIn(stops: readonly (readonly Stop[])[], stop: Stop): boolean {
  return stops.some((lane) => lane.includes(stop));
}

/** Returns the task that an element is in, or the heading of a group. */
function stopUnder(target: EventTarget | null): Stop | undefined {
  if (!(target instanceof Element)) return undefined;
  const task = target.closest<HTMLElement>('[data-task]')?.dataset['task'];
  return task === undefined ? target.closest('[data-heading]')?.querySelector('button')?.id : Number(task);
}
