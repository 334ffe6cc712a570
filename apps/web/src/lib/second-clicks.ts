// The second click of a double click belongs to what the first one pressed. If that was a menu or dialog that has closed, the click
// would choose again in it while it fades out, or press what was under it.

const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** The menu or dialog in which the first click was. */
let pressed: Element | null = null;
let hasStarted = false;

/** Starts ignoring second clicks whose menu or dialog has closed. */
export function ignoreSecondClicks(): void {
  if (hasStarted) return;
  hasStarted = true;
  for (const type of ['mousedown', 'mouseup', 'click', 'dblclick'] as const) addEventListener(type, note, { capture: true });
}

function note(event: MouseEvent): void {
  if (event.detail < 2) {
    pressed = event.target instanceof Element ? event.target.closest(layers) : null;
  } else if (pressed && (!pressed.isConnected || pressed.getAttribute('data-state') === 'closed')) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
