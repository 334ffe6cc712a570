// Tests what the log says of a model that failed: a provider's words may repeat what was sent.
import { expect, test } from 'vitest';
import { failureOf, loggedFailure } from '#models/failure-of.ts';

const refused = Object.assign(new Error('Invalid prompt: the salaries of all'), {
  ...{ name: 'AI_APICallError', statusCode: 400, requestBodyValues: { prompt: 'the salaries of all' } },
});

test('the words of a provider are in the log, what it repeats only where texts are kept', () => {
  const said = { responseBody: '{"error":{"message":"Invalid value in the salaries of all: use a model that exists"}}' };
  expect(loggedFailure(Object.assign(refused, said), false)).toEqual({
    model: { type: 'AI_APICallError', status: 400, said: 'Invalid value in … use a model that exists' },
  });
  expect(loggedFailure(refused, true)).toEqual({ err: refused });
});

test('of several attempts the last one is logged', () => {
  const retried = Object.assign(new Error('Failed after 2 attempts. Last error: the salaries of all'), {
    ...{ name: 'AI_RetryError', lastError: refused },
  });
  expect(loggedFailure(retried, false)).toMatchObject({ model: { type: 'AI_APICallError', status: 400 } });
});

test.each([
  [
    400,
    '{"error":{"message":"This model\'s maximum context length is 4096 tokens","code":"context_length_exceeded"}}',
    'contextFull',
  ],
  [400, '{"error":"registry.ollama.ai/library/gemma:2b does not support tools"}', 'noTools'],
  [404, '{"error":{"message":"No endpoints found that support tool use"}}', 'noTools'],
  [500, '{"error":{"message":"tools param requires --jinja flag"}}', 'noTools'],
  [429, '{"error":{"message":"You exceeded your current quota","code":"insufficient_quota"}}', 'noCredit'],
  [400, '{"error":{"message":"Your credit balance is too low to access the Anthropic API"}}', 'noCredit'],
  [402, '', 'noCredit'],
  [429, '{"error":{"message":"Rate limit reached"}}', 'busy'],
  [401, '{"error":{"message":"Incorrect API key"}}', 'badKey'],
  [400, '{"error":{"code":"content_filter","message":"The response was filtered"}}', 'refused'],
] as const)('%i with %s is %s', (statusCode, responseBody, code) => {
  expect(failureOf(Object.assign(new Error('x'), { name: 'AI_APICallError', statusCode, responseBody }))).toBe(code);
});

test('an error of our own is logged with its place', () => {
  const own = new TypeError('x is undefined');
  expect(loggedFailure(own, false)).toEqual({ err: own });
});
