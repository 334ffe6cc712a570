// The assistant without a model: understands a typed line, answers questions, proposes changes.
import type { Api } from '@app/contract/api.ts';
import { calendarDate, toCalendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { parseLanguage, preferredLanguage } from '@app/contract/languages/languages.rules.ts';
import { statuses } from '@app/contract/limits.ts';
import { mayNamePeople, parseTask } from '@app/language/line/parse-task.rules.ts';
import { proposalForPerson } from '#assistant/answers.ts';
import { ask } from '#assistant/ask.ts';
import { namesFor } from '#assistant/assistant.sql.ts';
import { confirmProposal, undoProposal } from '#assistant/confirm-proposal.ts';
import { findTasks } from '#assistant/find-tasks.ts';
import { shownProposals } from '#assistant/proposals.sql.ts';
import { peopleWithUsernames } from '#assistant/question.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { firstDayOf } from '#users/first-day.ts';

export const assistant: Handlers<Api['assistant']> = {
  async parse({ db, actor, body }) {
    const names = await namesFor(db, actor, mayNamePeople(body.text));
    const zone = zoneOf(body.timezone ?? actor.timezone);
    const { assignees, ...parsed } = parseTask(body.text, {
      language: body.language ? (parseLanguage(body.language) ?? preferredLanguage([body.language])) : actor.language,
      dateFormat: actor.dateFormat,
      firstDay: firstDayOf(actor),
      today: toCalendarDate(body.today ?? null, zone) ?? calendarDate(new Date(), zone),
      names: { ...names, columns: [...names.columns, ...statuses] },
    });
    return { ...parsed, assignees: assignees.map(({ name }) => name) };
  },

  people: ({ db, actor, query }) => peopleWithUsernames(db, actor, query.usernames),

  ask: ({ db, actor, body }) => ask(db, actor, body),

  find: ({ db, actor, body }) => findTasks(db, actor, body),

  proposal: async ({ db, actor, params }) =>
    proposalForPerson(requireFound((await shownProposals(db, actor, [params.proposalId]))[0], 'ask.proposalNotFound')),

  confirm: ({ params, body, ...caller }) => confirmProposal(caller, params.proposalId, body.acts),

  undo: ({ params, ...caller }) => undoProposal(caller, params.proposalId),
};
