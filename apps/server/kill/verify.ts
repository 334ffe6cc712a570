// Compares the stored rows with the ledger, and looks for partial writes.
import type pg from 'pg';
import { openDatabase } from '#db/connect.ts';
import { type Ledger, mayBe, type TaskState } from './ledger.ts';
import type { ServerOptions } from './server.ts';

/** Returns all problems, one line each. */
export async function verify(place: ServerOptions, ledger: Ledger): Promise<string[]> {
  const database = await openDatabase(place);
  try {
    return [
      ...(await lostTasks(database.pool, ledger)),
      ...(await lostComments(database.pool, ledger)),
      ...(await lostUsers(database.pool, ledger)),
      ...(await halfWrites(database.pool)),
    ];
  } finally {
    await database.close();
  }
}

const fields = ['title', 'columnId', 'ticks', 'deleted'] as const;

async function lostTasks(pool: pg.Pool, ledger: Ledger) {
  const { rows } = await pool.query<TaskState & { id: number; moves: number }>(
    `select id, title, column_id as "columnId", jsonb_array_length(checklist_items) as ticks, deleted_at is not null as deleted,
      (select count(*) from events where task_id = tasks.id and type = 'task_moved') as moves from tasks`,
  );
  const stored = new Map(rows.map(({ id, moves, ...state }) => [id, { state, moves }]));
  const problems: string[] = [];
  for (const [id, task] of ledger.tasks) {
    const { acknowledged, moves, maybeMoves } = task;
    const row = stored.get(id);
    if (!row) problems.push(`task ${id} is lost`);
    else if (!fields.every((field) => mayBe(task, field, row.state[field])))
      problems.push(`task ${id} is ${JSON.stringify(row.state)}, acknowledged was ${JSON.stringify(acknowledged)}`);
    else if (row.moves < moves || row.moves > maybeMoves)
      problems.push(`task ${id} has ${row.moves} moves in its events, ${moves} were acknowledged`);
  }
  return problems;
}

async function lostComments(pool: pg.Pool, ledger: Ledger) {
  const { rows } = await pool.query<{ id: number; content: string }>(
    'select id, content from task_comments where not is_system_comment',
  );
  const stored = new Map(rows.map(({ id, content }) => [id, content]));
  return [...ledger.comments].flatMap(([id, { content, deleted, deleting }]) => {
    if (deleted) return stored.has(id) ? [`comment ${id} is back`] : [];
    if (stored.get(id) === content || (deleting && !stored.has(id))) return [];
    return [`comment ${id} is lost`];
  });
}

async function lostUsers(pool: pg.Pool, ledger: Ledger) {
  const { rows } = await pool.query<{ username: string }>('select username from users');
  const stored = new Set(rows.map(({ username }) => username));
  return [...ledger.usernames].filter((username) => !stored.has(username)).map((username) => `user ${username} is lost`);
}

/** The name of a state that must never exist, and the query that finds it. */
const impossible: [string, string][] = [
  [
    'tasks without exactly one event of their creation',
    `select id from tasks where (select count(*) from events where task_id = tasks.id and type = 'task_created') <> 1`,
  ],
  [
    'tasks whose moves, system comments and events differ',
    `select id from tasks where (select count(*) from events where task_id = tasks.id and type = 'task_moved')
      <> (select count(*) from task_comments where task_id = tasks.id and is_system_comment)`,
  ],
  [
    'deleted tasks without an event, or events without a deletion',
    `select id from tasks where (deleted_at is not null)
      <> exists (select 1 from events where task_id = tasks.id and type = 'task_deleted')`,
  ],
  [
    'tasks whose comments and events differ',
    `select id from tasks where (select count(*) from events where task_id = tasks.id and type = 'task_commented')
      - (select count(*) from events where task_id = tasks.id and type = 'task_comment_deleted')
      <> (select count(*) from task_comments where task_id = tasks.id and not is_system_comment)`,
  ],
  ['events of no task', 'select id from events where task_id is not null and task_id not in (select id from tasks)'],
  [
    'registered people without a department',
    `select id from users where username like 'kill-%' and id not in (select user_id from user_departments)`,
  ],
  ['places that two tasks share', 'select column_id from tasks group by column_id, "order" having count(*) > 1'],
  [
    'columns of another status or workspace than their tasks',
    'select t.id from tasks t join columns c on c.id = t.column_id where c.name <> t.status or c.workspace_id <> t.workspace_id',
  ],
  ['administrators other than exactly one', `select 1 from users where role = 'admin' having count(*) <> 1`],
  ['departments other than five', 'select 1 from departments having count(*) <> 5'],
  ['columns other than twenty', 'select 1 from columns having count(*) <> 20'],
];

async function halfWrites(pool: pg.Pool) {
  const problems: string[] = [];
  for (const [name, query] of impossible) {
    const { rows } = await pool.query(query);
    if (rows.length > 0) problems.push(`${rows.length} ${name}`);
  }
  return problems;
}
