// Tests which region a browser reports for a language.
import { expect, test } from 'vitest';
import { browserRegion } from '#lib/browser-place.ts';

test('the region is that of the first tag in the language of the texts', () => {
  expect(browserRegion('english', ['de-AT', 'en-GB', 'en-US'])).toBe('GB');
  expect(browserRegion('german', ['de-AT', 'en-GB'])).toBe('AT');
  expect(browserRegion('spanish', ['es', 'es-419'])).toBe('419');
  expect(browserRegion('english', ['en-Latn-AU'])).toBe('AU');
});

test('the usual region needs no report, and without a region there is none', () => {
  expect(browserRegion('english', ['en-US'])).toBe(null);
  expect(browserRegion('french', ['fr-FR', 'fr-CA'])).toBe(null);
  for (const tags of [[], ['en'], ['de-DE']]) expect(browserRegion('english', tags)).toBe(undefined);
});
