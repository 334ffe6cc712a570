// Tests the questions and orders under the field of the assistant: each one is answered where it is shown, in each language.
import { type Language, languages } from '@app/contract/limits.ts';
import { suggestedText as english, type SuggestedText } from '@app/texts/english/assistant/suggested.ts';
import { suggestedText as french } from '@app/texts/french/assistant/suggested.ts';
import { suggestedText as german } from '@app/texts/german/assistant/suggested.ts';
import { suggestedText as spanish } from '@app/texts/spanish/assistant/suggested.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

const texts = { english, spanish, french, german } satisfies Record<Language, SuggestedText>;
const tags = { english: 'en', spanish: 'es', french: 'fr', german: 'de' } as const;
let test: TestApp;
let me: Person;
let taskId: number;
beforeAll(async () => {
  test = await testApp();
  me = await aUser(test);
  const ana = await aUser(test, { fullName: 'Ana Ruiz' });
  await aTask(test, { title: 'Another one', dueDate: '2026-01-05' });
  taskId = (await aTask(test, { title: 'Audit', assigneeId: ana.id, dueDate: '2026-01-05' })).id;
});
afterAll(() => test.close());

describe.each(languages)('in %s', (language) => {
  const { person, ...places } = texts[language];
  const shown = [...Object.entries(places), ['person', person.map((sentence) => sentence('Ana Ruiz'))] as const].flatMap(
    ([place, lines]) => lines.map((text) => [place, text] as const),
  );
  it.each(shown)('%s: %s', async (place, text) => {
    const about = { task: { taskId }, board: { workspaceId: 3 }, dashboard: { workspaceId: 3 } }[place] ?? {};
    const payload = { text, language: tags[language], ...about };
    const { body } = await test.raw({ method: 'POST', url: '/api/assistant/ask', payload, as: me });
    const kind = place === 'task' ? 'proposal' : 'answer';
    const changes = place === 'task' ? { proposal: { acts: [{ taskId }] } } : {};
    expect(body).toMatchObject({ kind, nearest: [], ...changes });
  });
});
