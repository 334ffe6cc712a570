// What can be taken back on a board, the last first. It is kept as long as the board is shown.
const steps: (() => void)[] = [];
const stepsAtMost = 50;
let undoing = false;

/** A way back that was kept. */
export interface UndoStep {
  /** Forgets it: what it would undo has failed. */
  forget: () => void;
  /** Goes back. */
  take: () => void;
}

/** Keeps a way back. Call it before anything is awaited; `startUndoable` is for a way back that is known only afterwards. */
export function offerUndo(run: () => void): UndoStep {
  return startUndoable().offer(run);
}

/**
 * Begins a change whose way back is known only once something was awaited. It notes now whether this change itself takes
 * another one back: such a change offers no way back of its own, however late `offer` is called.
 */
export function startUndoable(): { offer: (run: () => void) => UndoStep } {
  const isUndo = undoing;
  return {
    offer: (run) => {
      const forget = () => {
        const place = steps.indexOf(run);
        if (place >= 0) steps.splice(place, 1);
      };
      const take = () => {
        forget();
        takeBack(run);
      };
      if (!isUndo) {
        steps.push(run);
        if (steps.length > stepsAtMost) steps.shift();
      }
      return { forget, take };
    },
  };
}

/** Takes the last step back. Says whether there was one. */
export function undoLast(): boolean {
  const run = steps.pop();
  if (run) takeBack(run);
  return run !== undefined;
}

/** Forgets every step. */
export function forgetUndo(): void {
  steps.length = 0;
}

function takeBack(run: () => void): void {
  undoing = true;
  try {
    run();
  } finally {
    undoing = false;
  }
}
