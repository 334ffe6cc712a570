// The code of every signed-in screen that can wait for its first paint.
import { watchPlaces } from '#app/commands/watch-places.ts';
import { ignoreHeldKeys } from '#lib/held-keys.ts';
import { ignoreSecondClicks } from '#lib/second-clicks.ts';

/** Starts it for this person. */
export function startAfterFirstPaint(userId: number): void {
  ignoreHeldKeys();
  ignoreSecondClicks();
  watchPlaces(userId);
}
