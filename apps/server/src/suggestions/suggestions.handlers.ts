// Suggestions of a language model: each answer is returned to the person, and changes no task.
import type { Api } from '@app/contract/api.ts';
import type { Handlers } from '#endpoints/context.ts';
import { suggestChecklist } from '#suggestions/suggest-checklist.ts';
import { suggestDescription } from '#suggestions/suggest-description.ts';
import { suggestFilter } from '#suggestions/suggest-filter.ts';
import { suggestMail } from '#suggestions/suggest-mail.ts';
import { suggestTasks } from '#suggestions/suggest-tasks.ts';
import { keptSummary, summarizeThread } from '#suggestions/summarize-thread.ts';

export const suggestions: Handlers<Api['suggestions']> = {
  filter: ({ body, ...caller }) => suggestFilter(caller, body),

  checklist: ({ params, body, ...caller }) => suggestChecklist(caller, params.taskId, body.language),

  tasks: ({ body, ...caller }) => suggestTasks(caller, body),

  summary: ({ db, actor, params, query }) => keptSummary(db, actor, params.taskId, query.language),

  summarize: ({ params, body, ...caller }) => summarizeThread(caller, params.taskId, body.language),

  mail: ({ body, ...caller }) => suggestMail(caller, body),

  description: ({ params, body, ...caller }) => suggestDescription(caller, params.taskId, body),
};
