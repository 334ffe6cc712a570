// Questions that a person has answered on a schedule: list, add, change, pause, delete.
import type { Api } from '@app/contract/api.ts';
import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { definedFields } from '@app/contract/defined-fields.rules.ts';
import { scheduledLimits } from '@app/contract/scheduled-questions/scheduled-questions.limits.ts';
import { firstDay } from '@app/contract/scheduled-questions/scheduled-questions.rules.ts';
import { sql } from 'drizzle-orm';
import { ask, isUnsure } from '#assistant/ask.ts';
import type { Handlers } from '#endpoints/context.ts';
import { assertValid, requireFound } from '#endpoints/errors.ts';
import { assertRowLimit } from '#endpoints/list-limits.ts';
import {
  deleteScheduled,
  insertScheduled,
  lockScheduled,
  scheduledQuestionsOf,
  updateScheduled,
} from '#scheduled-questions/scheduled-questions.sql.ts';

export const scheduledQuestions: Handlers<Api['scheduledQuestions']> = {
  list: ({ db, actor }) => scheduledQuestionsOf(db, actor.id),

  async create({ db, actor, body }) {
    const { text, repeat, hour } = body;
    const workspaceId = body.workspaceId || null;
    const from = sql`scheduled_questions where user_id = ${actor.id}`;
    await assertRowLimit(db, { name: `scheduled_questions:${actor.id}`, from, most: scheduledLimits.perPerson });
    const answer = await ask(db, actor, { text, workspaceId, questionsOnly: true });
    assertValid(answer.kind === 'answer' && !isUnsure(answer) && !answer.schedule, 'text', 'ask.failed');
    const zone = zoneOf(actor.timezone);
    const now = new Date();
    const anchor = calendarDate(now, zone);
    const nextDay = firstDay({ repeat, hour, anchor }, now, zone);
    assertValid(nextDay !== null, 'repeat', 'errors.invalid');
    return requireFound(
      await insertScheduled(db, actor.id, { text, workspaceId, repeat, hour, anchor, nextDay }),
      'errors.notFound',
    );
  },

  async update({ db, actor, params, body }) {
    const found = requireFound(await lockScheduled(db, actor.id, params.scheduledQuestionId), 'errors.notFound');
    const changed = { ...found, ...definedFields(body) };
    const zone = zoneOf(actor.timezone);
    const now = new Date();
    // A new repetition begins now; a pause moves none.
    const anchor = changed.repeat === found.repeat ? found.anchor : calendarDate(now, zone);
    const nextDay = firstDay({ ...changed, anchor }, now, zone);
    assertValid(nextDay !== null, 'repeat', 'errors.invalid');
    return requireFound(await updateScheduled(db, found.id, { ...changed, anchor, nextDay }), 'errors.notFound');
  },

  async remove({ db, actor, params }) {
    requireFound((await deleteScheduled(db, actor.id, params.scheduledQuestionId)) || undefined, 'errors.notFound');
    return { success: true };
  },
};
