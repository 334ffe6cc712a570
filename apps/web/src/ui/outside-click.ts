// Decides whether a click is outside of an open dialog, popover or menu.

type OutsideEvent = CustomEvent<{ originalEvent: Event }>;

/**
 * Marks toasts and tooltips, which are above everything and belong to no overlay. Each toast has the mark too, because an overlay may see
 * a click only after the closed toast has left the page.
 */
export const toastProps = { 'data-messages': '' };

function isOnToast({ detail }: OutsideEvent): boolean {
  return detail.originalEvent.target instanceof Element && detail.originalEvent.target.closest('[data-messages]') !== null;
}

/** Keeps an overlay open while a toast is clicked or has the focus. A tap on the dark page above a sheet only closes the sheet. */
export function ignoreToasts(event: OutsideEvent): void {
  const { target, type } = event.detail.originalEvent;
  if (isOnToast(event)) event.preventDefault();
  else if (type === 'pointerdown' && target instanceof Element && target.matches('[data-radix-popper-content-wrapper]')) {
    // The press has closed the sheet, so its click is on what is below.
    addEventListener('click', stop, { capture: true, once: true });
    addEventListener('pointerdown', () => removeEventListener('click', stop, true), { capture: true, once: true });
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Wraps the handler of clicks outside an overlay: a click on a toast leaves the overlay open. */
export function exceptOnToasts<E extends OutsideEvent>(leave: (event: E) => void): (event: E) => void {
  return (event) => (isOnToast(event) ? event.preventDefault() : leave(event));
}
