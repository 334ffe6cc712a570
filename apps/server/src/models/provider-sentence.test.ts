// Tests the sentence of a provider that administrators see.
import { expect, test } from 'vitest';
import { providerSentence } from '#models/provider-sentence.ts';

const said = (responseBody: string, requestBodyValues: object = {}) =>
  providerSentence(Object.assign(new Error('x'), { name: 'AI_APICallError', responseBody, requestBodyValues }));

test.each([
  ['{"error":{"message":"The model `x` does not exist","type":"invalid_request_error"}}', 'The model `x` does not exist'],
  ['{"type":"error","error":{"type":"authentication_error","message":"invalid x-api-key"}}', 'invalid x-api-key'],
  ['{"error":"model \\"small\\" not found, try pulling it first"}', 'model "small" not found, try pulling it first'],
  ['{"object":"error","message":"Unauthorized"}', 'Unauthorized'],
  [
    '{"detail":[{"loc":["body","stream_options"],"msg":"Extra inputs are not permitted"}]}',
    'body.stream_options: Extra inputs are not permitted',
  ],
  ['[{"error":{"code":400,"message":"API key not valid."}}]', 'API key not valid.'],
  ['{"error":{"message":"Provider returned error","metadata":{"raw":"overloaded"}}}', 'Provider returned error overloaded'],
  ['slow down', 'slow down'],
  ['<html><body>Bad gateway</body></html>', undefined],
  ['', undefined],
])('%s says %s', (body, sentence) => {
  expect(said(body)).toBe(sentence);
});

test('it is short, on one line, without keys and addresses', () => {
  expect(said(JSON.stringify({ error: { message: `a\nb ${'x '.repeat(400)}` } }))).toMatch(/^a b x [x ]{280,}…$/);
  expect(said('{"message":"Incorrect API key provided: sk-abcdef123456 of ana@example.com"}')).toBe(
    'Incorrect API key provided: […] of [e-mail]',
  );
});

test('what it repeats of the request is left out', () => {
  const messages = [{ role: 'user', content: 'The salary of Ana\nis far too high' }];
  expect(said('{"message":"Rejected: the salary of Ana is far too high (policy)"}', { model: 'm', messages })).toBe(
    'Rejected: … (policy)',
  );
});
