// Breaks a task down: the model suggests further items for its checklist.
import * as api from '@app/contract/api.ts';
import { limits, product } from '@app/contract/limits.ts';
import { withoutNewLinks } from '@app/contract/suggestions/safe-text.rules.ts';
import { suggestionLimits } from '@app/contract/suggestions/suggestions.limits.ts';
import * as z from 'zod/mini';
import { oneLine } from '#suggestions/answer-fields.ts';
import { languageOf } from '#suggestions/language-of.ts';
import { failed, type SuggestionCaller, suggest } from '#suggestions/suggest.ts';

const Answer = z.object({
  items: z.array(oneLine(limits.checklist.text)).check(z.minLength(1), z.maxLength(suggestionLimits.items)),
});

export async function suggestChecklist(caller: SuggestionCaller, taskId: number, language: string | null | undefined) {
  const { run } = await caller.asAssistant();
  const { title, description, dueDate, checklistItems } = await run(api.tasks.get, { params: { taskId: String(taskId) } });
  const existing = checklistItems.map(({ text }) => text);
  const { value, failure } = await suggest(caller, {
    need: 'propose',
    task: [
      `You help a person of ${product}, a task board, to break a task down into checklist items.`,
      `Suggest between 3 and ${suggestionLimits.items} short, concrete steps in a sensible order, none of which is in the checklist already.`,
      `Write in ${languageOf(caller.actor, language)}, in plain text without links.`,
    ],
    data: { title, description, dueDate, checklist: existing },
    answer: Answer,
  });
  const source = [title, description, ...existing].join('\n');
  if (!value) return { items: [], failure };
  const texts = value.items.map((text) => withoutNewLinks(text, source).trim());
  const items = [...new Set(texts)].filter((text) => text !== '' && !existing.includes(text));
  return { items, failure: items.length === 0 ? failed(caller.actor, 'nothing').failure : null };
}
