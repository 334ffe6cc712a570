// Tests the splitting of texts with placeholders, and suggestions for unknown placeholders.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeholders } from '#email-templates/email-templates.limits.ts';
import { nearestPlaceholder, placeholderParts } from '#email-templates/email-templates.rules.ts';
import { forAll } from '#testing/for-all.ts';

describe('placeholderParts', () => {
  it('says where each placeholder stands', () => {
    expect(placeholderParts('Hi {{firstName}}, {{ nobody }}!')).toEqual([
      { text: 'Hi ', start: 0, name: undefined },
      { text: '{{firstName}}', start: 3, name: 'firstName' },
      { text: ', ', start: 16, name: undefined },
      { text: '{{ nobody }}', start: 18, name: 'nobody' },
      { text: '!', start: 30, name: undefined },
    ]);
  });

  it('loses nothing of any text', () => {
    const pieces = fc.array(fc.constantFrom('{{', '}}', '{', '}', 'a', ' ', '\n', '😀'));
    forAll(pieces, (made) => {
      const text = made.join('');
      const parts = placeholderParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts) expect(text.startsWith(part.text, part.start)).toBe(true);
    });
  });
});

describe('nearestPlaceholder', () => {
  it.each([
    ['frstName', 'firstName'],
    ['first_name', 'firstName'],
    ['FirstName', 'firstName'],
    ['tasktitel', 'taskTitle'],
    ['dueDate', 'taskDueDate'],
    ['taskDue', 'taskDueDate'],
    ['workspace', 'workspaceName'],
    ['mail', 'email'],
    ['loginlnk', 'loginLink'],
    ['', undefined],
    ['something else', undefined],
  ])('takes %j for %j', (name, meant) => {
    expect(nearestPlaceholder(name)).toBe(meant);
  });

  it('takes each for itself', () => {
    for (const name of placeholders) expect(nearestPlaceholder(name)).toBe(name);
  });
});
