// Counts the sections of a summary, each by its question, with the first tasks of each.

import { startOfWeek } from '@app/contract/dates/month.rules.ts';
import { zoneOf } from '@app/contract/dates/zones.rules.ts';
import { summaryLimits } from '@app/contract/hints/hints.limits.ts';
import type { Summary } from '@app/contract/summaries/summaries.contract.ts';
import {
  type AskedSection,
  departmentSections,
  mySections,
  type SummaryPeriod,
  summaryDays,
} from '@app/contract/summaries/summaries.rules.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import { sql } from 'drizzle-orm';
import { countedTasks, matches, orders } from '#assistant/question.sql.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import { isBegun } from '#summaries/summaries.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { firstDayOf } from '#users/first-day.ts';

/** Returns a person's day or week. */
export function summarizeMine(db: Db, actor: Principal, period: SummaryPeriod, today: string): Promise<Summary> {
  const firstDay = firstDayOf(actor);
  return summarize(db, actor, {
    ...summaryDays(period, today, firstDay),
    sections: mySections(period, today, firstDay),
    today,
  });
}

/** Returns the week of a board, or of all tasks that the person sees without one. */
export function summarizeBoard(db: Db, actor: Principal, boardKey: string | undefined, today: string): Promise<Summary> {
  return summarizeWeek(db, actor, { of: today, today, boardKey });
}

/** Returns the person's whole week before that of today; what is overdue or without an assignee counts as it is now. */
export function summarizeLastWeek(db: Db, actor: Principal, boardKey: string | undefined, today: string): Promise<Summary> {
  return summarizeWeek(db, actor, { of: addDays(startOfWeek(today, firstDayOf(actor)), -1), today, boardKey });
}

/** Returns the week of a day. */
function summarizeWeek(
  db: Db,
  actor: Principal,
  { of, ...asked }: { of: string; today: string; boardKey: string | undefined },
): Promise<Summary> {
  const firstDay = firstDayOf(actor);
  return summarize(db, actor, { ...summaryDays('week', of, firstDay), sections: departmentSections(of, firstDay), ...asked });
}

interface SummaryInput {
  from: string;
  to: string;
  sections: readonly AskedSection[];
  today: string;
  boardKey?: string | undefined;
}

async function summarize(db: Db, actor: Principal, { from, to, sections, today, boardKey }: SummaryInput): Promise<Summary> {
  const zone = zoneOf(actor.timezone);
  const scope = { today, zone, textQuery: undefined, boardKey, departmentKeys: [] };
  const counted = await Promise.all(
    sections.map(async ({ name, question, begun }) => {
      const started = begun ? isBegun(begun, zone) : sql`true`;
      const condition = sql`${matches(actor, question, scope)} and ${started} and ${taskVisibleTo(actor)}`;
      const order = name === 'done' ? orders.finished : name === 'started' ? orders.newest : orders.urgency;
      return { name, ...(await countedTasks(db, condition, order, summaryLimits.tasks)) };
    }),
  );
  return { from, to, sections: counted };
}
