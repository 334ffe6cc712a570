// Tests the shared schemas: ids in paths, clean text, dates.

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { NewDepartment } from '#departments/departments.contract.ts';
import { bodyId, DateInput, isCleanText, nameText, PathId, requiredText, sanitizeName, text, WorkspaceId } from '#fields.ts';
import { TaskChange } from '#tasks/tasks.contract.ts';
import { refusals } from '#testing/refusals.ts';
import { ProfileChange } from '#users/users.contract.ts';
import { NewColumn } from '#workspaces/workspaces.contract.ts';

const noIds = ['-1', '2147483648', '99999999999999999999', '01', '1.0', '1e3', ' 1', '1 ', '+1', '0x1', 'NaN', 'abc', '', '１'];

describe('an id of a path', () => {
  it.each(['1', '42', '2147483647'])('is %s', (value) => {
    expect(z.parse(PathId, value)).toBe(Number(value));
  });

  it.each([...noIds, '0'])('is not %j', (value) => {
    expect(refusals(PathId, value)).toEqual({ '': 'The number in the address is not valid.' });
  });
});

describe('the id of a workspace', () => {
  it('may be 0, the company view', () => {
    expect(z.parse(WorkspaceId, '0')).toBe(0);
    expect(z.parse(WorkspaceId, '2147483647')).toBe(2_147_483_647);
  });

  it.each([...noIds, '00'])('is not %j', (value) => {
    expect(refusals(WorkspaceId, value)).toEqual({ '': 'The number in the address is not valid.' });
  });
});

describe('an id in a body', () => {
  it('is a whole number from 1 to 2147483647', () => {
    const schema = bodyId('auth.departmentMissing');
    expect([1, 2_147_483_647].map((value) => refusals(schema, value))).toEqual([{}, {}]);
    for (const value of [0, -1, 1.5, 2_147_483_648, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined, true, [1], {}]) {
      expect(refusals(schema, value), String(value)).toEqual({ '': 'Please select a department' });
    }
  });
});

const dirty = ['a\u0000b', 'a\uD800b', '\uDC00', '\uD83D'];

describe('text', () => {
  it.each(dirty)('%j cannot be stored', (value) => {
    expect(isCleanText(value)).toBe(false);
    expect(refusals(text(10), value)).toEqual({ '': 'The text holds characters that cannot be stored.' });
    expect(refusals(requiredText(1, 10, 'comments.empty'), value)).toEqual({
      '': 'The text holds characters that cannot be stored.',
    });
  });

  it('may hold anything else', () => {
    for (const value of ['', 'a', 'ä', '😀', '\u202E', '<b>', "'; drop table tasks; --", '\uFFFE', '{{7*7}}']) {
      expect(isCleanText(value)).toBe(true);
      expect(z.parse(text(100), value)).toBe(value);
    }
  });

  it('is not longer than allowed', () => {
    expect(refusals(text(3), 'abc')).toEqual({});
    expect(refusals(text(3), 'abcd')).toEqual({ '': 'The text is too long.' });
    expect(refusals(requiredText(1, 3, 'comments.empty'), '  abc  ')).toEqual({});
    expect(refusals(requiredText(1, 3, 'comments.empty'), 'abcd')).toEqual({ '': 'The text is too long.' });
  });

  it('is trimmed where it is required', () => {
    expect(z.parse(requiredText(1, 10, 'comments.empty'), ' \n a\tb \u00A0')).toBe('a\tb');
    expect(refusals(requiredText(1, 10, 'comments.empty'), ' \n\t\u00A0')).toEqual({ '': 'Please write something first.' });
  });
});

describe('a date of a request', () => {
  it.each([
    '2026-11-20',
    '2028-02-29',
    '0001-01-01',
    '9999-12-31',
    '2026-11-20T10:00:00.000Z',
    '2026-11-20T10:00Z',
    '2026-11-20T10:00:00+14:00',
    '2026-11-20T10:00:00.123456',
  ])('may be %s', (value) => {
    expect(z.parse(DateInput, value)).toBe(value);
  });

  it('may be nothing, and empty is nothing', () => {
    expect(z.parse(DateInput, null)).toBeNull();
    expect(z.parse(DateInput, '')).toBeNull();
  });

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-04-31',
    '0000-01-01',
    '10000-01-01',
    '+010000-01-01',
    '-000001-01-01',
    '26-01-01',
    '2026-1-1',
    '20.11.2026',
    'tomorrow',
    '2026-11-20T25:00:00Z',
    '2026-02-30T10:00:00Z',
    '2026-11-20 10:00',
    '2026-11-20T10:00:00Z; drop',
    '0',
    ' ',
    1_763_600_000_000,
    0,
    true,
    [],
    {},
  ])('is not %j', (value) => {
    expect(refusals(DateInput, value)).toEqual({ '': 'The date is not valid.' });
  });
});

describe('a name', () => {
  it.each([
    ['Ann\nLee', 'Ann Lee'],
    ['Ann\r\n\t Lee', 'Ann  Lee'],
    ['\u202eeeL nnA', 'eeL nnA'],
    ['Ann\u2066\u2069\u200e', 'Ann'],
    ['A\u200bnn\u00ad \ufeffLee\u2060', 'Ann Lee'],
    ['A\u200dnn', 'Ann'],
    ['👩‍💻 Team', '👩‍💻 Team'],
    ['❤️‍🔥', '❤️‍🔥'],
    ['می‌خواهم', 'می‌خواهم'],
    ['José Ñandú', 'José Ñandú'],
    ['李明', '李明'],
    ['\u3164\u115f', ''],
  ])('%j is seen as %j', (given, seen) => {
    expect(sanitizeName(given)).toBe(seen);
  });

  it('of invisible signs only is none', () => {
    expect(refusals(nameText(1, 10, 'auth.fullNameRequired'), '\u200b\u202e\u2060')).not.toEqual({});
    expect(refusals(nameText(1, 10, 'auth.fullNameRequired'), 'a\u0000b')).not.toEqual({});
  });

  it.each([
    ['of a person', ProfileChange, { fullName: 'Ann\u202e Lee\n' }],
    ['of a task', TaskChange, { title: 'Ann\u202e Lee\n' }],
    ['of a column', NewColumn, { name: 'Ann\u202e Lee\n', workspaceId: 1 }],
    ['of a department', NewDepartment, { name: 'Ann\u202e Lee\n' }],
  ])('%s is taken as it is seen', (_, schema, given) => {
    expect(Object.values(z.parse(schema, given) as object)).toContain('Ann Lee');
  });
});
