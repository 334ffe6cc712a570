// Sentences for screen readers, spoken when nothing else is.
import { createStore } from '#lib/store.ts';

/** The sentence that the live region holds. */
export const announcement = createStore('');

/** Says a sentence politely; the same sentence twice is said twice. */
export function announce(sentence: string): void {
  const same = announcement.get() === sentence;
  announcement.set(same ? `${sentence}\u00a0` : sentence);
}
