// Tests that an error report contains no text that a person wrote.
import { describe, expect, it } from 'vitest';
import { ClientError } from '#client-errors/client-errors.contract.ts';
import { screenPatternOf, scrubMessage, stackLocations } from '#client-errors/client-errors.rules.ts';
import { refusals } from '#testing/refusals.ts';

describe('a message', () => {
  it.each([
    [`Unexpected token 'H', "Hello Ann" is not valid JSON`, `Unexpected token "…", "…" is not valid JSON`],
    ["Cannot read properties of undefined (reading 'map')", 'Cannot read properties of undefined (reading "…")'],
    ['task 4711 of ann@example.com', 'task # of …'],
    ['could not load https://tasks.example.com/task/12?x=ann', 'could not load …'],
    ['GET /api/tasks/12 failed', 'GET … failed'],
    ['an unclosed "quote of Ann', 'an unclosed "…"'],
    ["it isn't there", "it isn't there"],
    ['two\n  lines', 'two lines'],
  ])('%s', (message, left) => {
    expect(scrubMessage(message)).toBe(left);
  });

  it('is cut', () => {
    expect(scrubMessage('a'.repeat(5000))).toHaveLength(200);
  });
});

it('a screen is told by its pattern', () => {
  expect(screenPatternOf('/task/12')).toBe('/task/:taskId');
  expect(screenPatternOf('/workspace/3')).toBe('/workspace/:workspaceId');
  expect(screenPatternOf('/settings')).toBe('/settings');
  expect(screenPatternOf('/secret/12')).toBe('other');
});

it('a stack is told by places of the program, without addresses', () => {
  const stack = `TypeError: Ann is not a function
    at Card (http://tasks.example.com/assets/board-1a2b.js:1:234)
    at http://localhost:5173/src/lib/call.ts?t=123:10:5
    at <anonymous>
    at chrome-extension://abc/inject.js:1:1`;
  expect(stackLocations(stack)).toEqual(['assets/board-1a2b.js:1:234', 'src/lib/call.ts:10:5']);
  expect(stackLocations('at x (/assets/a.js:1:1)\n'.repeat(50))).toHaveLength(20);
});

describe('a report', () => {
  const report = { kind: 'screen', name: 'TypeError', message: 'It broke', screen: '/members', stack: ['assets/a.js:1:2'] };

  it('is taken as it should be', () => {
    expect(refusals(ClientError, report)).toEqual({});
  });

  it.each([
    ['kind', 'other'],
    ['name', 'Ann Lee'],
    ['name', 'a'.repeat(50)],
    ['message', 'a'.repeat(201)],
    ['screen', '/task/12'],
    ['stack', 'a text'],
  ])('refuses %s %j', (field, value) => {
    expect(Object.keys(refusals(ClientError, { ...report, [field]: value }))).toEqual([field]);
  });

  it('refuses a stack that is no list of places', () => {
    expect(refusals(ClientError, { ...report, stack: ['at Ann'] })).not.toEqual({});
    expect(refusals(ClientError, { ...report, stack: Array(21).fill('assets/a.js:1:2') })).not.toEqual({});
  });
});
