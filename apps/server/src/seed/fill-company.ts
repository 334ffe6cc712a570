// Fills a database with an invented company, written straight into its tables: requests would take hours. The command `seed`, the
// benchmarks and the test of upgrades use it; a server must have started on the database once.
import type pg from 'pg';

/** The size of a company; departments include the five that a server makes. */
export interface CompanySize {
  tasks: number;
  /** Of each task. */
  comments: number;
  people: number;
  departments: number;
}

/** Returns a company of so many tasks, with people and departments in proportion. */
export function companyOf(tasks: number): CompanySize {
  const people = between(5, Math.round(tasks / 100), 4_000);
  return { tasks, comments: 2, people, departments: between(5, Math.round(people / 25), 200) };
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

const vocabulary = 4_000;
/** Skew of word frequencies. */
const skew = 4;

const syllables = ['ba', 'den', 'ki', 'lor', 'mu', 'nes', 'pra', 'qui', 'ro', 'sta', 'ti', 'ver', 'wo', 'xen', 'yal', 'zu'];

/** Returns the words of the texts, the common ones first. */
export function companyWords(): string[] {
  return Array.from({ length: vocabulary }, (_, n) =>
    [0, 1, 2].map((digit) => syllables[Math.floor(n / 16 ** digit) % 16]).join(''),
  );
}

/**
 * Adds a company whose people are called `company1` and so on and share a password. Everything is written in one transaction, in
 * which nobody else writes tasks.
 */
export async function fillCompany(
  client: Pick<pg.ClientBase, 'query'>,
  passwordHash: string,
  company: CompanySize,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(randomWord);
    await client.query(departments, [company.departments]);
    await client.query(boards);
    await client.query(people, [company.people, passwordHash]);
    await client.query(memberships);
    // Updating the index by triggers is slow; building it at once is fast.
    await client.query(
      'alter table tasks disable trigger tasks_index_new; alter table task_comments disable trigger task_comments_words',
    );
    await client.query(tasks, [company.tasks, company.comments]);
    if (company.comments > 0) await client.query(comments, [company.comments]);
    await client.query(
      'alter table tasks enable trigger tasks_index_new; alter table task_comments enable trigger task_comments_words',
    );
    await client.query(index);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('vacuum analyze');
}

const isInvented = `u.username ~ '^company[0-9]+$'`;

/** Deterministic words. The functions are expressions, so that the planner inlines them. */
const randomWord = `
  create or replace function pg_temp.word_number(item bigint, place bigint) returns int language sql immutable as $$
    select floor(${vocabulary} * power((hashint8extended(item, place) & 2147483647) / 2147483648.0::float8, ${skew}))::int $$;
  create or replace function pg_temp.spelled(number int) returns text language sql immutable as $$
    select (array['${syllables.join("','")}'])[1 + number % 16] || (array['${syllables.join("','")}'])[1 + number / 16 % 16]
      || (array['${syllables.join("','")}'])[1 + number / 256 % 16] $$;
  create or replace function pg_temp.company_word(item bigint, place bigint) returns text language sql immutable as $$
    select pg_temp.spelled(pg_temp.word_number(item, place)) $$`;

const departments = `insert into departments (name, key)
  select 'Department ' || n, 'department ' || n from generate_series(6, $1::int) n on conflict do nothing`;

const boards = `with board as (insert into workspaces (name, icon, department_key)
    select d.name, d.key, d.key from departments d where not exists (select from workspaces w where w.department_key = d.key)
    order by d.id returning id)
  insert into columns (name, name_key, workspace_id, "order")
  select s.name, lower(s.name), b.id, s.place - 1
  from board b cross join unnest(array['To Do', 'In Progress', 'Review', 'Done']) with ordinality s(name, place) order by b.id, s.place`;

const people = `insert into users (username, username_key, password, full_name, email, email_key, title)
  select 'company' || n, 'company' || n, $2::text, 'Person ' || n,
    'company' || n || '@example.com', 'company' || n || '@example.com', 'Employee'
  from generate_series(1, $1::int) n`;

const memberships = `insert into user_departments (user_id, department_id)
  select u.id, d.ids[1 + substr(u.username, 8)::int % cardinality(d.ids)]
  from users u cross join (select array_agg(id order by id) as ids from departments) d where ${isInvented}`;

const tasks = `with person as (select array_agg(id order by id) as ids from users u where ${isInvented}),
  place as (select c.*, w.department_key as key, d.name as department,
      row_number() over (order by c.id) as number,
      coalesce((select max(t."order") from tasks t where t.column_id = c.id), 0) as highest from columns c join workspaces w on w.id = c.workspace_id
      join departments d on d.key = w.department_key)
  insert into tasks (title, description, type, priority, status, column_id, assignee_id, department, workspace_id, start_date,
    due_date, "order", assignees, departments, department_keys, created_by, created_at, comment_count, completed_at)
  select initcap(pg_temp.company_word(n, 1)) || ' the ' || pg_temp.company_word(n, 2) || ' of ' || pg_temp.company_word(n, 3),
    case when n % 3 > 0 then (select string_agg('The ' || pg_temp.company_word(n * 31 + k, 4) || ' waits for the '
      || pg_temp.company_word(n * 37 + k, 5), '. ') from generate_series(1, 3 + n % 8) k) end,
    'Planning', 'P' || (1 + n % 3), p.name, p.id, assignee, p.department, p.workspace_id,
    case when n % 8 = 0 then current_date - 10 + n % 30 end,
    case when n % 2 = 0 then current_date - 30 + n % 90 end, p.highest + 1000 * n, jsonb_build_array(assignee),
    jsonb_build_array(p.department), array[p.key], ids[1 + (n * 7) % cardinality(ids)], now() - make_interval(mins => n), $2::int,
    case when p.name = 'Done' then now() - make_interval(days => n % 90) end
  from generate_series(1, $1::int) n
  join place p on p.number = 1 + n % (select count(*) from place)
  cross join person
  cross join lateral (select ids[1 + n % cardinality(ids)] as assignee) a`;

const comments = `insert into task_comments (task_id, user_id, content, created_at, words)
  select c.task_id, c.user_id, c.content, c.created_at, array_to_tsvector(folded_words(c.content))
  from (select t.id as task_id, case when k % 2 = 0 then t.created_by else t.assignee_id end as user_id, 'I asked about the '
      || pg_temp.company_word(t.id * 41 + k, 6) || ' and the ' || pg_temp.company_word(t.id * 43 + k, 7) || '.' as content, t.created_at
    from tasks t join users u on u.id = t.assignee_id and ${isInvented}, generate_series(1, $1::int) k) c`;

const index = `insert into search_tasks (task_id, title, words, filter)
    select id, array_to_tsvector(folded_words(title)), array_to_tsvector(folded_words(concat_ws(' ', title, description))),
      filter_text(title || ' ' || coalesce(left(description, 300), ''))
    from tasks t where not exists (select from search_tasks s where s.task_id = t.id);
  select learn_words(array(select distinct word from
    (select unnest(tsvector_to_array(words)) as word from search_tasks union all
     select unnest(tsvector_to_array(words)) from task_comments) w))`;
