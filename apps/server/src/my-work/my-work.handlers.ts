// My work: the caller's tasks on all boards in sections, their choice for today, and what others have changed since yesterday.
import type { Api } from '@app/contract/api.ts';
import { zoneOf } from '@app/contract/dates/zones.rules.ts';
import { limits } from '@app/contract/limits.ts';
import { type MySort, myDays, mySectionNames } from '@app/contract/my-work/my-work.rules.ts';
import { defaultWeights } from '@app/contract/scores/scores.rules.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { intArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import type { Handlers } from '#endpoints/context.ts';
import { assertValid } from '#endpoints/errors.ts';
import { readPlace } from '#endpoints/input/read-place.ts';
import { lockLimit } from '#endpoints/list-limits.ts';
import type { Principal } from '#endpoints/principal.ts';
import { recordMyWorkChanged } from '#events/events.sql.ts';
import { chooseTask, markAnswered, unchooseTask } from '#my-work/marks.sql.ts';
import { dayStart, type MyAsked, myItems, mySectionPage, mySections } from '#my-work/my-work.sql.ts';
import { todayOf } from '#recurrences/series.ts';
import { weightsOf } from '#scores/scores.sql.ts';
import { changedTasks } from '#summaries/summaries.sql.ts';
import { isAssigned } from '#tasks/assignees.sql.ts';
import { requireTask } from '#tasks/require-task.ts';
import { firstDayOf } from '#users/first-day.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

const whole = z.int().check(z.gte(-limits.id.max - 1), z.lte(limits.id.max));
const After = z.tuple([z.int(), whole, whole]);

export const myWork: Handlers<Api['myWork']> = {
  async list({ db, actor, query }) {
    const request = await readQuery(db, actor, query);
    const found = await mySections(db, request);
    const sections = mySectionNames.map(
      (name) => found.find((section) => section.name === name) ?? { name, count: 0, cards: [], facts: [], next: null },
    );
    return { today: request.today, weekEnd: request.weekEnd, sections };
  },

  async page({ db, actor, params, query }) {
    const after = readPlace(After, query.after);
    return mySectionPage(db, await readQuery(db, actor, query), params.section, after);
  },

  async mark({ db, actor, params: { taskId }, body: { chosen, answered } }) {
    await requireTask(db, actor, taskId);
    if (chosen === true) await lockLimit(db, `chosen:${actor.id}`);
    if (chosen === true) assertValid(await chooseTask(db, actor, taskId, todayOf(actor)), 'chosen', 'myWork.chosenFull');
    else if (chosen === false) await unchooseTask(db, actor.id, taskId);
    if (answered !== undefined) await markAnswered(db, actor.id, taskId, answered);
    await recordMyWorkChanged(db, actor);
    return { success: true };
  },

  async items({ db, actor, query: { workspaceId } }) {
    const workspace = workspaceId === undefined ? undefined : await requireWorkspace(db, actor, workspaceId);
    return myItems(db, actor, workspace?.departmentKey);
  },

  async changes({ db, actor }) {
    const since = await dayStart(db, addDays(todayOf(actor), -1), zoneOf(actor.timezone));
    // The assignees of a task are in the audience of its events.
    const among = { event: sql`e.audience @> ${intArray([actor.id])}`, task: isAssigned(actor.id) };
    return { since, ...(await changedTasks(db, actor, among, since)) };
  },
};

async function readQuery(
  db: Db,
  actor: Principal,
  { workspaceId, by }: { workspaceId?: number | undefined; by: MySort },
): Promise<MyAsked> {
  const workspace = workspaceId === undefined ? undefined : await requireWorkspace(db, actor, workspaceId);
  return {
    actor,
    ...myDays(todayOf(actor), firstDayOf(actor)),
    zone: zoneOf(actor.timezone),
    boardKey: workspace?.departmentKey,
    by,
    weights: by === 'score' ? await weightsOf(db) : defaultWeights,
  };
}
