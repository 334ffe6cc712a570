// Scores: of one task, and the weights.
import type { Api } from '@app/contract/api.ts';
import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { scoreOf } from '@app/contract/scores/scores.rules.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { recordForAllDepartments } from '#events/events.sql.ts';
import { highestScores, relationsForScore, scoreReader, storeWeights, weightsOf } from '#scores/scores.sql.ts';
import { requireTask } from '#tasks/require-task.ts';

export const scores: Handlers<Api['scores']> = {
  async get({ db, actor, params }) {
    const task = await requireTask(db, actor, params.taskId);
    const items = task.checklistItems;
    const checklistDone = items.filter(({ completed }) => completed).length;
    const reader = await scoreReader(db, actor);
    const [relations] = await relationsForScore(db, reader, [task.id]);
    return scoreOf({ ...task, checklistDone, checklistTotal: items.length }, reader.weights, reader.today, relations);
  },

  weights: ({ db }) => weightsOf(db),

  async preview({ db, actor, body }) {
    const today = calendarDate(new Date(), zoneOf(actor.timezone));
    return { tasks: await highestScores(db, actor, { weights: body, before: await weightsOf(db), today }) };
  },

  async setWeights({ db, actor, body, address }) {
    await storeWeights(db, body);
    await recordForAllDepartments(db, actor, 'scores_updated');
    await recordAudit(db, { by: actor, action: 'score_weights_changed', details: body, address });
    return body;
  },
};
