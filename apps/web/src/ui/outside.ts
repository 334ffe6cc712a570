// What counts as outside of an open dialog, popover or menu.

type OutsideEvent = CustomEvent<{ originalEvent: Event }>;

/**
 * Marks the messages, which stand above everything and belong to no layer; each by itself too, as a layer may hear of a press only
 * when the message that was closed by it is gone from the page.
 */
export const messagesMark = { 'data-messages': '' };

function isOnMessages({ detail }: OutsideEvent): boolean {
  return detail.originalEvent.target instanceof Element && detail.originalEvent.target.closest('[data-messages]') !== null;
}

/** Keeps a layer open while a message is pressed or has the focus. */
export function stayForMessages(event: OutsideEvent): void {
  if (isOnMessages(event)) event.preventDefault();
}

/** What a press outside of a layer does, unless it is one on a message, which leaves the layer open. */
export function pressedOutside<E extends OutsideEvent>(leave: (event: E) => void): (event: E) => void {
  return (event) => (isOnMessages(event) ? event.preventDefault() : leave(event));
}
