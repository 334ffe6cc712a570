// Tests that a request is sent as its provider accepts it, which is remembered.
import { expect, test } from 'vitest';
import { habitualFetch } from '#models/provider-habits.ts';

/** A provider that refuses some fields; `sent` has the fields of each request. */
function provider(refuse: (body: Record<string, unknown>) => string | undefined) {
  const sent: string[][] = [];
  const send = (async (_input: unknown, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
    sent.push(Object.keys(body));
    const message = refuse(body);
    return message === undefined ? new Response('{}') : new Response(JSON.stringify({ error: { message } }), { status: 400 });
  }) as typeof fetch;
  return { sent, send };
}

async function ask(send: typeof fetch, who: string, body: object): Promise<number> {
  return (await habitualFetch(who, send)('http://m/', { method: 'POST', body: JSON.stringify(body) })).status;
}

test('the other name for the most tokens is used where the usual one is refused, and from then on', async () => {
  const { sent, send } = provider((body) =>
    'max_tokens' in body ? "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead." : undefined,
  );
  expect(await ask(send, 'one', { model: 'm', max_tokens: 5 })).toBe(200);
  expect(await ask(send, 'one', { model: 'm', max_tokens: 5 })).toBe(200);
  expect(sent).toEqual([
    ['model', 'max_tokens'],
    ['model', 'max_completion_tokens'],
    ['model', 'max_completion_tokens'],
  ]);
});

test('several fields are left out, one after the other', async () => {
  const refused = ['stream_options', 'grammar', 'logprobs'];
  const { sent, send } = provider((body) => {
    const name = refused.find((each) => each in body);
    return name && `Unrecognized request argument supplied: ${name}`;
  });
  const body = { model: 'm', stream_options: {}, grammar: 'x', logprobs: true, top_logprobs: 5 };
  expect(await ask(send, 'two', body)).toBe(200);
  expect(sent.at(-1)).toEqual(['model']);
});

test('a request that is too long, or refused for another reason, is sent once', async () => {
  const long = provider(() => "'max_tokens' is too large: 2000. This model's maximum context length is 1024 tokens.");
  expect(await ask(long.send, 'three', { max_tokens: 2_000 })).toBe(400);
  const other = provider(() => 'The model does not exist');
  expect(await ask(other.send, 'four', { max_tokens: 2_000 })).toBe(400);
  expect([long.sent.length, other.sent.length]).toEqual([1, 1]);
});

test('what did not help is not remembered', async () => {
  const never = provider(() => 'temperature is wrong');
  await ask(never.send, 'five', { temperature: 1 });
  const later = provider(() => undefined);
  await ask(later.send, 'five', { temperature: 1 });
  expect(later.sent).toEqual([['temperature']]);
});
