// The code of every signed-in screen that can wait for its first paint.
import type { QueryClient } from '@tanstack/react-query';
import { watchPlaces } from '#app/commands/watch-places.ts';
import { noteFirstCalls } from '#app/first-calls.ts';
import { forgetBegunCalls } from '#lib/begun-calls.ts';
import { ignoreHeldKeys } from '#lib/held-keys.ts';
import { ignoreSecondClicks } from '#lib/second-clicks.ts';

/** Starts it for this person. */
export function startAfterFirstPaint(client: QueryClient, userId: number): void {
  ignoreHeldKeys();
  ignoreSecondClicks();
  watchPlaces(userId);
  forgetBegunCalls();
  // Without the list, the next page only begins later.
  noteFirstCalls(client).catch(() => undefined);
}
