// What counts as outside of an open dialog, popover or menu.

type OutsideEvent = CustomEvent<{ originalEvent: Event }>;

/**
 * Marks toasts and tooltips, which are above everything and belong to no overlay. Each toast has the mark too, because an overlay may see
 * a click only after the closed toast has left the page.
 */
export const toastProps = { 'data-messages': '' };

function isOnToast({ detail }: OutsideEvent): boolean {
  return detail.originalEvent.target instanceof Element && detail.originalEvent.target.closest('[data-messages]') !== null;
}

/** Keeps an overlay open while a toast is clicked or has the focus. */
export function ignoreToasts(event: OutsideEvent): void {
  if (isOnToast(event)) event.preventDefault();
}

/** Wraps the handler of clicks outside an overlay: a click on a toast leaves the overlay open. */
export function exceptOnToasts<E extends OutsideEvent>(leave: (event: E) => void): (event: E) => void {
  return (event) => (isOnToast(event) ? event.preventDefault() : leave(event));
}
