// Rewrites, shortens or translates the description of a task, paragraph by paragraph.
import * as api from '@app/contract/api.ts';
import { product } from '@app/contract/limits.ts';
import { partsOf } from '@app/contract/suggestions/paragraphs.rules.ts';
import { withoutNewLinks } from '@app/contract/suggestions/safe-text.rules.ts';
import { type RewriteKind, suggestionLimits } from '@app/contract/suggestions/suggestions.limits.ts';
import * as z from 'zod/mini';
import { restored } from '#models/redact.ts';
import { longText } from '#suggestions/answer-fields.ts';
import { languageOf } from '#suggestions/language-of.ts';
import { failed, type SuggestionCaller, suggest } from '#suggestions/suggest.ts';

const Answer = z.object({
  paragraphs: z
    .array(z.object({ place: z.int(), text: longText(suggestionLimits.description) }))
    .check(z.minLength(1), z.maxLength(suggestionLimits.paragraphs)),
});

const jobs: Record<RewriteKind, (language: string) => string> = {
  rewrite: () => 'Rewrite each paragraph so that it is clear and correct, in the language in which it is written.',
  shorten: () => 'Shorten each paragraph to what matters, in the language in which it is written.',
  translate: (language) => `Translate each paragraph into ${language}.`,
};

export async function suggestDescription(
  caller: SuggestionCaller,
  taskId: number,
  { kind, language }: { kind: RewriteKind; language?: string | null | undefined },
) {
  const { run } = await caller.asAssistant();
  const task = await run(api.tasks.get, { params: { taskId: String(taskId) } });
  const description = task.description ?? '';
  const textParts = partsOf(description);
  const sent = textParts.flatMap(({ text, isParagraph }, place) => (isParagraph ? [{ place, text }] : []));
  const without = (failure: ReturnType<typeof failed>['failure']) => ({ description, paragraphs: [], failure });
  if (sent.length === 0) return without(failed(caller.actor, 'nothing').failure);
  if (description.length > suggestionLimits.description || sent.length > suggestionLimits.paragraphs)
    return without(failed(caller.actor, 'tooLong').failure);
  const { value, failure } = await suggest(caller, {
    need: 'propose',
    task: [
      `You help a person of ${product}, a task board, with the description of a task.`,
      jobs[kind](languageOf(caller.actor, language)),
      'Return each changed paragraph with its place. Keep the Markdown, names, numbers, dates, links, marks such as [e-mail] and mentions as they are. Add nothing.',
    ],
    data: { title: task.title, paragraphs: sent },
    answer: Answer,
  });
  if (!value) return without(failure);
  const paragraphs = sent.flatMap(({ place, text: before }) => {
    const answer = value.paragraphs.find((each) => each.place === place)?.text;
    const whole = answer === undefined ? undefined : restored(answer, before);
    if (whole === undefined) return [];
    // A blank line would make two paragraphs of one.
    const text = withoutNewLinks(whole, description)
      .trim()
      .replace(/\n\s*\n/g, '\n');
    return text === '' || text === before ? [] : [{ place, text }];
  });
  return paragraphs.length > 0 ? { description, paragraphs, failure: null } : without(failed(caller.actor, 'nothing').failure);
}
