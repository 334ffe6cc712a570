// Whether the assistant's panel is open; the header, the bar at the thumb, the search and a shortcut open it.
import { screens } from '@app/contract/screens.ts';
import { topOverlay } from '#lib/overlays.ts';
import { createStore } from '#lib/store.ts';

/** 'over' is over a dialog or the assistant's own page. */
export const assistantPlace = createStore<'closed' | 'open' | 'over'>('closed');
/** How often the panel was asked to take the focus. */
export const assistantCalls = createStore(0);
/** Whether the panel is also open beside the screen under the one that is 'over'. */
let isOpenBelow = false;

/** Opens the panel, also over a dialog, whose task is 'it'. Returns false if a question, a menu or the panel itself keeps its keys. */
export function openAssistant(): boolean {
  const top = topOverlay();
  if (['alertdialog', 'menu'].includes(top?.role ?? '') || top?.querySelector('.assistant-panel')) return false;
  const isOver = top?.role === 'dialog' || location.pathname.startsWith(screens.assistant.href());
  if (isOver) isOpenBelow = assistantPlace.get() === 'open';
  assistantPlace.set(isOver ? 'over' : 'open');
  assistantCalls.set(assistantCalls.get() + 1);
  return true;
}

/** Closes the panel that is on top. */
export function closeAssistant(): void {
  assistantPlace.set(assistantPlace.get() === 'over' && isOpenBelow ? 'open' : 'closed');
}
