// What can be taken back on a board, the last first. It is kept as long as the board is shown.
const steps: Step[] = [];
const stepsAtMost = 50;
let undoing = false;

interface Step {
  run: () => unknown;
  /** The task that is as it was before once that has run. */
  taskId: number | undefined;
}

/** A way back that was kept. */
export interface UndoStep {
  /** Forgets it: what it would undo has failed. */
  forget: () => void;
  /** Goes back. */
  take: () => void;
}

/** Keeps a way back. Call it before anything is awaited; `startUndoable` is for a way back that is known only afterwards. */
export function offerUndo(run: () => unknown, taskId?: number): UndoStep {
  return startUndoable().offer(run, taskId);
}

/**
 * Begins a change whose way back is known only once something was awaited. It notes now whether this change itself takes
 * another one back: such a change offers no way back of its own, however late `offer` is called.
 */
export function startUndoable(): { offer: (run: () => unknown, taskId?: number) => UndoStep } {
  const isUndo = undoing;
  return {
    offer: (run, taskId) => {
      const step = { run, taskId };
      const forget = () => {
        const place = steps.indexOf(step);
        if (place >= 0) steps.splice(place, 1);
      };
      const take = () => {
        forget();
        void takeBack(run);
      };
      if (!isUndo) {
        steps.push(step);
        if (steps.length > stepsAtMost) steps.shift();
      }
      return { forget, take };
    },
  };
}

/** Takes the last step back and tells which task that was, as soon as it is done. Says whether there was one. */
export function undoLast(onUndone?: (taskId: number) => void): boolean {
  const step = steps.pop();
  if (!step) return false;
  const { run, taskId } = step;
  const done = takeBack(run);
  if (taskId !== undefined) void Promise.resolve(done).then(() => onUndone?.(taskId));
  return true;
}

/** Forgets every step. */
export function forgetUndo(): void {
  steps.length = 0;
}

function takeBack(run: () => unknown): unknown {
  undoing = true;
  try {
    return run();
  } finally {
    undoing = false;
  }
}
