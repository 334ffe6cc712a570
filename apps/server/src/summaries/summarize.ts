// Counts the sections of a summary, each by its question, with the first tasks of each.

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

/** Returns a person's day or week. */
export function summarizeMine(db: Db, actor: Principal, period: SummaryPeriod, today: string): Promise<Summary> {
  return summarize(db, actor, { ...summaryDays(period, today), sections: mySections(period, today), today });
}

/** Returns the week of a board, or of all tasks that the person sees without one. */
export function summarizeBoard(db: Db, actor: Principal, boardKey: string | undefined, today: string): Promise<Summary> {
  return summarize(db, actor, { ...summaryDays('week', today), sections: departmentSections(today), today, boardKey });
}

/** Returns the week before this Monday; what is overdue or without an assignee counts as it is now. */
export function summarizeLastWeek(db: Db, actor: Principal, boardKey: string | undefined, monday: string): Promise<Summary> {
  const sunday = addDays(monday, -1);
  return summarize(db, actor, { ...summaryDays('week', sunday), sections: departmentSections(sunday), today: monday, boardKey });
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
