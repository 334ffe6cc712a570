// What runs on every signed-in screen and can wait for its first paint.
import { watchPlaces } from '#app/commands/watch-places.ts';
import { ignoreHeldKeys } from '#lib/held-keys.ts';

/** Starts it for this person. */
export function startAfterFirstPaint(userId: number): void {
  ignoreHeldKeys();
  watchPlaces(userId);
}
