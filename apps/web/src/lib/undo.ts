// What can be taken back on a board, the last first. It is kept as long as the board is shown.
const steps: (() => void)[] = [];
const stepsAtMost = 50;
let undoing = false;

/** Keeps a way back; gives back what forgets it, and what takes it. What is undone offers no way back of its own. */
export function offerUndo(run: () => void): { forget: () => void; take: () => void } {
  const forget = () => {
    const place = steps.indexOf(run);
    if (place >= 0) steps.splice(place, 1);
  };
  const take = () => {
    forget();
    takeBack(run);
  };
  if (!undoing) {
    steps.push(run);
    if (steps.length > stepsAtMost) steps.shift();
  }
  return { forget, take };
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
