// Queries who may read the events that a snapshot has not seen, and when they were written.
import { thresholds } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { accessChanged, type LogPosition, logPosition, unseenBy } from '#events/events.sql.ts';

interface Audience {
  /** Milliseconds, rounded up. */
  at: number;
  isPrivate: boolean;
  departmentKeys: string[];
  workspaceId: number | null;
  audience: number[];
}

export interface NewestRead extends LogPosition {
  /** When the newest event of the log was written; 0 if there is none. */
  newest: number;
  /** What the earlier snapshot has not seen, at most one more than a read holds; empty without such a snapshot. */
  events: Audience[];
}

const milliseconds = sql`ceil(extract(epoch from e.created_at) * 1000)::float8`;

/** Returns the audiences of the events that a snapshot has not seen, and the present position in the log. */
export async function readNewestEvents(db: Db, after: string | undefined): Promise<NewestRead> {
  const unseen =
    after === undefined
      ? sql`null::jsonb`
      : sql`(select jsonb_agg(r) from (
          select ${milliseconds} as at, e.is_private as "isPrivate", e.department_keys as "departmentKeys",
            e.workspace_id as "workspaceId", e.audience
          from events e where ${unseenBy(after)} and e.type <> ${accessChanged} limit ${thresholds.eventsPerResponse + 1}) r)`;
  const row = await firstRow<NewestRead>(
    db,
    sql`select ${logPosition}, coalesce(${unseen}, '[]') as events,
          coalesce((select ${milliseconds} from events e order by e.created_at desc limit 1), 0) as newest`,
  );
  if (!row) throw new Error('the query of the newest events returned no row');
  return row;
}
