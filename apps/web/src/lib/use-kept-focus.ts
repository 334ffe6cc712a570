// Keeps the focus on a screen whose rows disappear: the same control of the row that takes the place of a deleted one gets it.
import { type RefObject, useEffect, useRef } from 'react';
import { focusAfterOverlays, isFocusLost, isTyping, topOverlay } from '#lib/overlays.ts';

const controls = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not([hidden], [tabindex="-1"])';

const off = '[disabled], [aria-disabled="true"]';

/** A focused element, with its place at each height below the screen, for when it is gone. */
interface HeldFocus {
  element: Element;
  path: { parent: Element; index: number; control: number }[];
}

/** Returns the ref of the screen's element. Whatever moves the focus itself after a deletion has precedence. */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const screen = useRef<E>(null);
  useEffect(() => (screen.current ? keepFocus(screen.current) : undefined), []);
  return screen;
}

function keepFocus(screen: HTMLElement): () => void {
  let held: HeldFocus | undefined;
  const hold = ({ target, type }: Event): void => {
    if (!(target instanceof Element)) return;
    // A press on the control that has the focus already does not focus it again.
    const focused = type === 'focusin' ? target : document.activeElement;
    if (screen.contains(target))
      held = focused?.contains(target) && screen.contains(focused) ? placeOf(focused, screen) : undefined;
    else if (!topOverlay()?.contains(target)) held = undefined;
  };
  const observer = new MutationObserver(() => {
    const gone = held;
    if (!gone || gone.element.isConnected) return;
    held = undefined;
    focusAfterOverlays(() => isFocusLost() && nearest(gone)?.focus());
  });
  observer.observe(screen, { childList: true, subtree: true });
  for (const event of ['focusin', 'pointerdown']) addEventListener(event, hold, true);
  return () => {
    observer.disconnect();
    for (const event of ['focusin', 'pointerdown']) removeEventListener(event, hold, true);
  };
}

function placeOf(element: Element, screen: Element): HeldFocus {
  const path: HeldFocus['path'] = [];
  let child = element;
  while (child !== screen && child.parentElement) {
    const parent = child.parentElement;
    path.push({
      parent,
      index: [...parent.children].indexOf(child),
      control: controlsIn(child).findIndex((control) => control === element),
    });
    child = parent;
  }
  return { element, path };
}

/**
 * Returns the control at the place of one that is gone, else the first one of what surrounded it. Never a text field: what is typed
 * next was not meant for it.
 */
function nearest({ path }: HeldFocus): HTMLElement | undefined {
  for (const { parent, index, control } of path) {
    if (!parent.isConnected) continue;
    const row = parent.children[index] ?? parent.lastElementChild;
    const inRow = row ? controlsIn(row) : [];
    const found = [inRow[control], ...inRow, ...controlsIn(parent)].find((each) => each && !each.matches(off) && !isTyping(each));
    if (found) return found;
  }
  return undefined;
}

function controlsIn(element: Element): HTMLElement[] {
  const inside = [...element.querySelectorAll<HTMLElement>(controls)];
  const all = element instanceof HTMLElement && element.matches(controls) ? [element, ...inside] : inside;
  return all.filter((control) => control.checkVisibility());
}
