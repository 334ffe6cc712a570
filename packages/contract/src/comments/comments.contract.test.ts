// Tests the validation of comments (specification part 2, section 5).

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { NewComment } from '#comments/comments.contract.ts';
import { refusals } from '#testing/refusals.ts';

describe('NewComment', () => {
  it.each(['', '   ', '\n\t', undefined, null, 5])('is refused when it is %j', (content) => {
    expect(Object.keys(refusals(NewComment, { content }))).toEqual(['content']);
  });

  it('is trimmed and at most 10,000 characters long', () => {
    expect(z.parse(NewComment, { content: ' hello \n' })).toEqual({ content: 'hello' });
    expect(refusals(NewComment, { content: 'a'.repeat(10_000) })).toEqual({});
    expect(refusals(NewComment, { content: 'a'.repeat(10_001) })).toEqual({ content: 'The text is too long.' });
  });

  it('takes neither author nor kind from the sender', () => {
    expect(z.parse(NewComment, { content: 'x', userId: 1, isSystemComment: true, createdAt: 'x', taskId: 9 })).toEqual({
      content: 'x',
    });
  });
});
