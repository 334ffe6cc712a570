// Whether the page is being printed: what a screen windows or shortens then renders whole, in light colours.
import { flushSync } from 'react-dom';
import { createStore, useStore } from '#lib/store.ts';

const printing = createStore(false);
const root = document.documentElement;
let theme: string | undefined;

export function usePrinting(): boolean {
  return useStore(printing);
}

/** Starts it, and returns a function that stops it. */
export function watchPrinting(): () => void {
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** The browser lays the pages out as soon as this returns. */
function begin(): void {
  if (printing.get()) return;
  theme = root.dataset['theme'];
  root.dataset['theme'] = 'light';
  flushSync(() => printing.set(true));
}

function end(): void {
  if (theme !== undefined) root.dataset['theme'] = theme;
  theme = undefined;
  printing.set(false);
}
