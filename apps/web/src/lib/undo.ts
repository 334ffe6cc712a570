// The undo stack of a board. It lives as long as the board is shown.
const steps: Step[] = [];
/** The steps that are not taken, the oldest first. */
export const undoSteps: readonly Step[] = steps;
const stepsAtMost = 50;
let undoing = false;

interface Step extends UndoStep {
  run: () => unknown;
  /** The task that the undo restores. */
  taskId: number | undefined;
}

/** A step of the undo stack. */
export interface UndoStep {
  /** Removes the step, because the change that it would undo has failed. */
  forget: () => void;
  /** Undoes the step. */
  take: () => void;
}

/** Pushes an undo step. Call it before any await; `startUndoable` is for an undo that is known only afterwards. */
export function offerUndo(run: () => unknown, taskId?: number): UndoStep {
  return startUndoable().offer(run, taskId);
}

/**
 * Begins a change whose undo is known only after an await. It records now whether the change is itself an undo: such a change
 * offers no undo, however late `offer` is called.
 */
export function startUndoable(): { offer: (run: () => unknown, taskId?: number) => UndoStep } {
  const isUndo = undoing;
  return {
    offer: (run, taskId) => {
      const step: Step = {
        run,
        taskId,
        forget() {
          const index = steps.indexOf(step);
          if (index >= 0) steps.splice(index, 1);
        },
        take() {
          step.forget();
          void takeBack(step);
        },
      };
      if (!isUndo) {
        steps.push(step);
        if (steps.length > stepsAtMost) steps.shift();
      }
      return step;
    },
  };
}

/** Undoes the last step and reports its task once done. Returns whether there was a step. */
export function undoLast(onUndone?: (taskId: number) => void): boolean {
  const step = steps.pop();
  if (!step) return false;
  const { taskId } = step;
  const done = takeBack(step);
  if (taskId !== undefined) void Promise.resolve(done).then(() => onUndone?.(taskId));
  return true;
}

/** Returns whether there is a step to undo. */
export function canUndo(): boolean {
  return steps.length > 0;
}

/** Clears the undo stack. */
export function clearUndo(): void {
  steps.length = 0;
}

/** Runs a step once: its message still offers what the key has taken back. */
function takeBack(step: Step): unknown {
  const { run } = step;
  step.run = () => undefined;
  undoing = true;
  try {
    return run();
  } finally {
    undoing = false;
  }
}
