// Keeps a toast off the buttons of open dialogs, sheets and menus, and off the bar and the field in use where none is open.
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { isOver, mustStayFree, type Obstacle, toastPlace } from '#ui/toast-place.ts';

const layers = ':is(.dialog, .confirm, .full-screen, .menu, .popover, [role="listbox"]):not([data-state="closed"])';
const controls = ':is(button, a[href], input, textarea, select, [contenteditable="true"], [role^="menuitem"], [role="option"])';
const endings = '.dialog-header, .dialog-footer, .full-screen-head, .confirm, [role="menu"], [role="listbox"], .popover';
/** The cost of a control that scrolls away or may be covered for a moment. */
const another = 1;
/** After these a dialog, or what it shows, may stand elsewhere than before. */
const moves = ['animationend', 'transitionend', 'input', 'focusin', 'scrollend'] as const;

/** Places the list of toasts anew for each toast, and whenever what is open or the window changes while it is visible. */
export function useToastPlace(list: RefObject<HTMLElement | null>, id: number | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast has a place of its own
  useLayoutEffect(() => {
    list.current?.removeAttribute('data-placed');
    if (list.current) place(list.current, true);
  }, [list, id]);
  useEffect(() => {
    // The focus trap of a dialog listens there, too, later than this.
    document.addEventListener('focusin', keepFromTraps);
    document.addEventListener('focusout', keepFromTraps);
    return () => {
      document.removeEventListener('focusin', keepFromTraps);
      document.removeEventListener('focusout', keepFromTraps);
    };
  }, []);
  useEffect(() => {
    if (id === undefined) return;
    let frame = 0;
    function again(): void {
      if (frame) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        if (list.current) place(list.current, false);
      });
    }
    // The toast itself may come later than its list.
    again();
    const watcher = new MutationObserver(again);
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-state'] });
    for (const type of moves) document.addEventListener(type, again, true);
    visualViewport?.addEventListener('resize', again);
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      for (const type of moves) document.removeEventListener(type, again, true);
      visualViewport?.removeEventListener('resize', again);
    };
  }, [list, id]);
}

/** Lets the focus go from an open dialog to a toast. */
function keepFromTraps(event: FocusEvent): void {
  const to = event.type === 'focusin' ? event.target : event.relatedTarget;
  if (to instanceof Element && to.closest('[data-messages]')) event.stopImmediatePropagation();
}

function place(list: HTMLElement, isNew: boolean): void {
  const overlays = [...document.querySelectorAll(layers)];
  const toast = list.firstElementChild;
  if (overlays.length > 0 && toast) placeBeside(list, toast, overlays);
  else if (isNew || list.hasAttribute('data-placed')) placeAtBottom(list);
}

function placeBeside(list: HTMLElement, toast: Element, overlays: readonly Element[]): void {
  const seen = visualViewport;
  const within = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: seen?.height ?? innerHeight };
  const size = { width: toast.clientWidth, height: toast.scrollHeight };
  const obstacles = obstaclesIn(overlays);
  // It moves only if it must, because somebody may be about to press its button.
  const now = toast.getBoundingClientRect();
  const isFree = !obstacles.some((one) => one.cost > another && isOver(now, one));
  if (list.hasAttribute('data-placed') && isFree && now.top >= 0 && now.bottom <= within.bottom) return;
  const { side, top, height } = toastPlace(size, within, obstacles);
  list.dataset['placed'] = side;
  list.removeAttribute('data-top');
  list.style.setProperty('--top', `${top}px`);
  list.style.setProperty('--height', `${height}px`);
}

/** The visible controls of what is open. */
function obstaclesIn(overlays: readonly Element[]): Obstacle[] {
  return overlays.flatMap((overlay) =>
    [...overlay.querySelectorAll(controls)].flatMap((control) => {
      const box = control.getBoundingClientRect();
      const view = control.closest('.dialog-body')?.getBoundingClientRect();
      const [top, bottom] = [Math.max(box.top, view?.top ?? 0), Math.min(box.bottom, view?.bottom ?? innerHeight)];
      if (box.width < 2 || bottom - top < 2) return [];
      const isField = control === document.activeElement && control.matches('input, textarea, [contenteditable="true"]');
      const cost = control.closest(endings) ? mustStayFree : isField ? 20 * another : another;
      return [{ left: box.left, right: box.right, top, bottom, cost }];
    }),
  );
}

/** Above the bar of buttons of the page, and on a phone off the keyboard and the field in use: if it is low, at the top. */
function placeAtBottom(list: HTMLElement): void {
  list.removeAttribute('data-placed');
  const bars = [...document.querySelectorAll('[data-foot]')].map((bar) => bar.getBoundingClientRect().top);
  const room = innerHeight - Math.min(innerHeight, ...bars);
  const seen = visualViewport?.height ?? innerHeight;
  const keyboard = innerHeight - seen;
  const foot = room < innerHeight / 3 ? Math.max(room, keyboard) : keyboard;
  if (foot > 0) list.style.setProperty('--foot', `${foot}px`);
  else list.style.removeProperty('--foot');
  const field = document.activeElement?.closest('input, textarea, [contenteditable="true"]');
  const isLow = field !== undefined && field !== null && field.getBoundingClientRect().bottom > seen / 2;
  list.toggleAttribute('data-top', isLow);
}
