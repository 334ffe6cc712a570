// Tests what the log says of a model that failed: a provider's words may repeat what was sent.
import { expect, test } from 'vitest';
import { loggedFailure } from '#models/failure-of.ts';

const refused = Object.assign(new Error('Invalid prompt: the salaries of all'), {
  ...{ name: 'AI_APICallError', statusCode: 400, requestBodyValues: { prompt: 'the salaries of all' } },
});

test('the words of a provider are in the log only where its texts are kept', () => {
  expect(loggedFailure(refused, false)).toEqual({ model: { type: 'AI_APICallError', status: 400 } });
  expect(loggedFailure(refused, true)).toEqual({ err: refused });
});

test('of several attempts the last one is logged', () => {
  const retried = Object.assign(new Error('Failed after 2 attempts. Last error: the salaries of all'), {
    ...{ name: 'AI_RetryError', lastError: refused },
  });
  expect(loggedFailure(retried, false)).toEqual({ model: { type: 'AI_APICallError', status: 400 } });
});

test('an error of our own is logged with its place', () => {
  const own = new TypeError('x is undefined');
  expect(loggedFailure(own, false)).toEqual({ err: own });
});
