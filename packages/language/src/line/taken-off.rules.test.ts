// Tests that words that were taken off are found again in an edited line.
import { expect, it } from 'vitest';
import { placesOf } from '#line/taken-off.rules.ts';

it.each([
  ['Pay rent tomorrow', ['tomorrow'], [{ start: 9, end: 17 }]],
  ['Today pay tomorrow', ['tomorrow'], [{ start: 10, end: 18 }]],
  ['month mon', ['mon'], [{ start: 6, end: 9 }]],
  ['#hr and #hrx', ['#hr'], [{ start: 0, end: 3 }]],
  ['nothing of it', ['tomorrow', ''], []],
])('%s without %j', (text, words, places) => {
  expect(placesOf(text, words)).toEqual(places);
});
