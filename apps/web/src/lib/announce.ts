// Announcements for screen readers that come from no element of the page.
import { createStore } from '#lib/store.ts';

/** The sentence in the live region. */
export const announcement = createStore('');

/** Announces a sentence politely. The same sentence twice is announced twice. */
export function announce(sentence: string): void {
  const same = announcement.get() === sentence;
  announcement.set(same ? `${sentence}\u00a0` : sentence);
}
