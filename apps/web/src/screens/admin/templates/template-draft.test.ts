// The rules of a template's draft.
import { english } from '@app/texts/english/english.ts';
import { describe, expect, it } from 'vitest';
import { movedItem, newItem } from '#features/pickers/item-draft.ts';
import { bodyOf, draftOf, isSameDraft, problemsOf } from '#screens/admin/templates/template-draft.ts';

const words = english.checklistTemplates;

describe('a draft', () => {
  it('of a new template is for all departments, with one empty item', () => {
    const draft = draftOf(undefined);
    expect(draft).toMatchObject({ name: '', department: 'all', items: [{ text: '' }] });
    expect(bodyOf({ ...draft, name: ' Day one ', items: [newItem(' Sign ', ' here ')] })).toEqual({
      name: 'Day one',
      description: null,
      department: null,
      items: [{ text: 'Sign', description: 'here' }],
    });
  });

  it('is the same until something else would be sent', () => {
    const draft = draftOf(undefined);
    expect(isSameDraft(draft, draftOf(undefined))).toBe(true);
    expect(isSameDraft(draft, { ...draft, name: ' ' })).toBe(true);
    expect(isSameDraft(draft, { ...draft, items: [newItem('x')] })).toBe(false);
  });

  it.each([
    ['ab', true, 'Template name must be at least 3 characters long'],
    ['   ', true, 'Template name must be at least 3 characters long'],
    ['abc', true, undefined],
    [' ', false, 'Please enter a name for the template.'],
    ['a', false, undefined],
  ])('with the name %j, new: %s, says %s', (name, isNew, problem) => {
    expect(problemsOf({ ...draftOf(undefined), name }, isNew, words).name).toBe(problem);
  });

  it('needs a text in every item', () => {
    const items = [newItem('First'), newItem('  ')];
    const { items: found } = problemsOf({ ...draftOf(undefined), items }, true, words);
    expect([...found]).toEqual([[items[1]?.key, 'Item text is required']]);
  });
});

describe('an item that is moved', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 1, 'bac'],
  ])('from %i to %i gives %s', (from, to, order) => {
    expect(movedItem([...'abc'], from, to).join('')).toBe(order);
  });
});
