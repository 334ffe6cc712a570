// Tests what is made of a model's text: thoughts, answers, and calls of tools that are written as text.
import { simulateReadableStream } from 'ai';
import { expect, test } from 'vitest';
import { spokenParts } from '#models/spoken-parts.ts';

/** Returns the parts as words, whichever pieces the text came in. */
async function parts(text: string, size: number, tools = true): Promise<string[]> {
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  const chunks = [
    { type: 'text-start', id: 't' },
    ...pieces.map((delta) => ({ type: 'text-delta', id: 't', delta })),
    { type: 'text-end', id: 't' },
    { type: 'finish', finishReason: { unified: 'stop', raw: undefined }, usage: {} },
  ];
  const stream = simulateReadableStream({ chunks, initialDelayInMs: null, chunkDelayInMs: null });
  const params = { tools: tools ? [{ name: 'search_tasks' }] : [] };
  const result = await spokenParts.wrapStream?.({ doStream: async () => ({ stream }), params } as never);
  const found: string[] = [];
  for await (const part of result?.stream ?? []) {
    const last = found.at(-1) ?? '';
    if (part.type === 'text-delta') {
      if (last.startsWith('says ')) found[found.length - 1] = last + part.delta;
      else found.push(`says ${part.delta}`);
    } else if (part.type === 'reasoning-delta') {
      if (!last.startsWith('thinks')) found.push('thinks');
    } else if (part.type === 'reasoning-start' && part.id === 'unmarked-thoughts') found.push('thought');
    else if (part.type === 'tool-call') found.push(`calls ${part.toolName} ${part.input}`);
    else if (part.type === 'finish') found.push(part.finishReason.unified);
  }
  return found;
}

const call = '{"name": "search_tasks", "arguments": {"overdue": true}}';
const called = ['calls search_tasks {"overdue":true}', 'tool-calls'];

const cases: [string, string, string[]][] = [
  ['a plain answer', 'Two are late: #1 and #2, a < b.', ['says Two are late: #1 and #2, a < b.', 'stop']],
  ['thoughts and an answer', '<think>Hm, what?</think>\n\nTwo.', ['thinks', 'says Two.', 'stop']],
  ['thoughts without an end', '<think>Hm, what? I should', ['thinks', 'stop']],
  ['thoughts without a beginning', 'Hm, what?</think>Two.', ['says Hm, what?', 'thought', 'says Two.', 'stop']],
  ['a call in marks', `<tool_call>\n${call}\n</tool_call>`, called],
  ['a call behind thoughts', `<think>I need it.</think>\n<tool_call>${call}</tool_call>`, ['thinks', ...called]],
  ['a call behind words', `I look. <tool_call>${call}</tool_call>`, ['says I look.', ...called]],
  ['a call without an end', `<tool_call>${call}`, called],
  ['a call in a fence', `\`\`\`json\n${call}\n\`\`\``, called],
  ['a bare call', call, called],
  ['a call with parameters', '<|python_tag|>{"name": "search_tasks", "parameters": {"overdue": true}}', called],
  ['a call in a list', `[TOOL_CALLS][${call}]`, called],
  ['a call as Llama writes it', '<function=search_tasks>{"overdue":true}</function>', called],
  ['two calls', `<tool_call>${call}</tool_call><tool_call>${call}</tool_call>`, [called[0] ?? '', ...called]],
  ['JSON of another shape', '{"answer": 42}', ['says {"answer": 42}', 'stop']],
  ['code', '```\nconst x = 1;\n```', ['says ```\nconst x = 1;\n```', 'stop']],
];

test.each(cases)('%s', async (_kind, text, expected) => {
  for (const size of [1, 7, 1_000]) {
    const found = (await parts(text, size)).map((part) => part.trimEnd());
    const isCut = text.startsWith('Hm');
    expect(isCut ? found.slice(-3) : found).toEqual(isCut ? expected.slice(-3) : expected);
  }
});

test('without tools a text is no call', async () => {
  expect(await parts(call, 5, false)).toEqual([`says ${call}`, 'stop']);
});
