// Reads the facts of a delivery: the rows as they were then, with the fields that the API has.
import type { Comment } from '@app/contract/comments/comments.contract.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { commentFields } from '#comments/comment-fields.sql.ts';
import { iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { taskFields } from '#tasks/tasks.sql.ts';

interface NamedRow {
  id: number;
  name: string;
}

export interface DeliveryFacts {
  type: string;
  timestamp: string;
  via: string;
  actor: { id: number; fullName: string } | null;
  task: Task | null;
  previous: Task | null;
  workspace: NamedRow | null;
  comment: Comment | null;
  commentId: number | null;
  column: NamedRow | null;
  /** The former values of what changed of a column. */
  previousColumn: object | null;
  /** The column that has the tasks of a deleted one. */
  movedTo: NamedRow | null;
  person: { id: number; fullName: string | null; role: string | null; isService: boolean | null } | null;
  department: { id: number; name: string | null } | null;
  /** Of a person in a department. */
  role: string | null;
}

const then = (row: 'task' | 'previous') =>
  sql`(select to_json(r) from (select ${taskFields} from jsonb_populate_record(null::tasks, d.cause->${row}::text) t) r where d.cause ? ${row}::text)`;

/** Returns undefined for a delivery without its rows. A person who was deleted meanwhile has no name any more. */
export async function deliveryFacts(db: Db, deliveryId: number): Promise<DeliveryFacts | undefined> {
  const workspaceId = sql`coalesce(d.cause->'task'->>'workspace_id', d.cause->>'workspaceId')::int`;
  return firstRow<DeliveryFacts>(
    db,
    sql`select d.type, ${iso(sql`d.created_at`)} as timestamp, d.via, ${then('task')} as task, ${then('previous')} as previous,
          (select to_json(r) from (select u.id, u.full_name as "fullName" from users u where u.id = d.actor_id and u.deleted_at is null) r) as actor,
          (select to_json(r) from (select w.id, w.name from workspaces w where w.id = ${workspaceId}) r) as workspace,
          (select to_json(r) from (select ${commentFields} from jsonb_populate_record(null::task_comments, d.cause->'comment') c) r
             where d.cause ? 'comment') as comment,
          (d.cause->>'commentId')::int as "commentId", d.cause->'column' as column,
          d.cause->'previousColumn' as "previousColumn", d.cause->'movedTo' as "movedTo", d.cause->>'role' as role,
          (select to_json(r) from (
             select i.id, u.full_name as "fullName", u.role, u.is_service as "isService"
             from (values ((d.cause->>'userId')::int)) i (id) left join users u on u.id = i.id and u.deleted_at is null
             where i.id is not null) r) as person,
          (select to_json(r) from (
             select i.id, p.name from (values ((d.cause->>'departmentId')::int)) i (id) left join departments p on p.id = i.id
             where i.id is not null) r) as department
        from webhook_deliveries d where d.id = ${deliveryId} and d.cause is not null`,
  );
}
