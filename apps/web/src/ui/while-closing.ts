// A panel that fades out takes no more presses: the second click of a double click would choose its row again.
import type { SyntheticEvent } from 'react';

function ignoreWhileClosing(event: SyntheticEvent<HTMLElement>): void {
  if (event.currentTarget.dataset['state'] !== 'closed') return;
  event.preventDefault();
  event.stopPropagation();
}

/** For the content of a menu or popover, with `data-state`. */
export const whileClosing = { onClickCapture: ignoreWhileClosing, onKeyDownCapture: ignoreWhileClosing };
