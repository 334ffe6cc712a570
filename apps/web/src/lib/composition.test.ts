import { describe, expect, it } from 'vitest';
import { isOfComposition } from '#lib/composition.ts';

describe('a key of a composition', () => {
  it('says so itself, or by its number as in Safari, where the composition has ended before it', () => {
    expect(isOfComposition({ isComposing: true, keyCode: 13 })).toBe(true);
    expect(isOfComposition({ isComposing: false, keyCode: 229 })).toBe(true);
    expect(isOfComposition({ isComposing: false, keyCode: 13 })).toBe(false);
    expect(isOfComposition({})).toBe(false);
  });
});
