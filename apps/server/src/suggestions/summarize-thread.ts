// Summarizes the comments of a task. The summary is kept for everybody who sees the task, until its comments change.
import * as api from '@app/contract/api.ts';
import type { Comment } from '@app/contract/comments/comments.contract.ts';
import { product } from '@app/contract/limits.ts';
import { withoutNewLinks } from '@app/contract/suggestions/safe-text.rules.ts';
import type { ThreadSummary } from '@app/contract/suggestions/suggestions.contract.ts';
import { suggestionLimits } from '@app/contract/suggestions/suggestions.limits.ts';
import * as z from 'zod/mini';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import { oneLine } from '#suggestions/answer-fields.ts';
import { languageOf } from '#suggestions/language-of.ts';
import { failed, type SuggestionCaller, suggest } from '#suggestions/suggest.ts';
import { currentSummary, storeSummary } from '#suggestions/thread-summaries.sql.ts';
import { requireTask } from '#tasks/require-task.ts';

const Answer = z.object({
  points: z.array(oneLine(suggestionLimits.point)).check(z.minLength(1), z.maxLength(suggestionLimits.points)),
});

type SummaryLanguage = string | null | undefined;

/** Returns the summary of the present comments, if there is one. */
export async function keptSummary(db: Db, actor: Principal, taskId: number, language: SummaryLanguage) {
  await requireTask(db, actor, taskId);
  return { taskId, summary: (await currentSummary(db, taskId, languageOf(actor, language))) ?? null, failure: null };
}

export async function summarizeThread(caller: SuggestionCaller, taskId: number, options: SummaryLanguage) {
  const { db, actor } = caller;
  const { run } = await caller.asAssistant();
  const params = { taskId: String(taskId) };
  const { title } = await run(api.tasks.get, { params });
  const comments = (await run(api.comments.list, { params })).filter(({ isSystemComment }) => !isSystemComment);
  const last = comments.at(-1);
  if (!last || comments.length < suggestionLimits.summarizedFrom)
    return { taskId, summary: null, failure: failed(actor, 'nothing').failure };
  const language = languageOf(actor, options);
  const read = comments.slice(-suggestionLimits.comments);
  const { value, failure } = await suggest(caller, {
    need: 'ask',
    task: [
      `You summarize the comments on a task of ${product}, a task board, for somebody who has not read them.`,
      `Return at most ${suggestionLimits.points} short points: decisions, open questions, who does what. Say only what the comments say.`,
      `Write in ${language}, in plain text without links.`,
    ],
    data: { title, comments: read.map(shortened) },
    answer: Answer,
  });
  if (!value) return { taskId, summary: null, failure };
  const source = read.map(({ content }) => content).join('\n');
  const safe = value.points.map((point) => withoutNewLinks(point, source).trim());
  const points = [...new Set(safe)].filter((point) => point !== '');
  if (points.length === 0) return { taskId, summary: null, failure: failed(actor, 'nothing').failure };
  const until = last.createdAt;
  await storeSummary(db, { taskId, language, points, comments: comments.length, lastCommentId: last.id, until });
  const summary: ThreadSummary = { points, comments: read.length, until };
  return { taskId, summary, failure: null };
}

function shortened({ content, createdAt, user }: Comment) {
  return { by: user?.fullName, at: createdAt, text: content.slice(0, suggestionLimits.comment) };
}
