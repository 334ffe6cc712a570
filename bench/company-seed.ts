// A company with 50,000 tasks and 100,000 comments, written straight into PostgreSQL: requests would take hours.
// node bench/company-seed.ts postgres://… username [large]: for a database in which a server has run and this person has
// registered.
import pg from 'pg';

interface CompanySize {
  /** Besides the administrator. */
  people: number;
  departments: number;
}

/** The measured companies. A server makes five departments when it first starts. */
export const companySizes = {
  usual: { people: 53, departments: 5 },
  large: { people: 499, departments: 20 },
} as const satisfies Record<string, CompanySize>;

const size = { tasks: 50_000, comments: 2 } as const;
const vocabulary = 4_000;
/** Skew of word frequencies. */
const skew = 4;

const syllables = ['ba', 'den', 'ki', 'lor', 'mu', 'nes', 'pra', 'qui', 'ro', 'sta', 'ti', 'ver', 'wo', 'xen', 'yal', 'zu'];

/** Returns the words of the texts, the common ones first. */
export function companyWords(): string[] {
  return Array.from({ length: vocabulary }, (_, n) =>
    [0, 1, 2].map((place) => syllables[Math.floor(n / 16 ** place) % 16]).join(''),
  );
}

/** Fills a database with people `company1` and so on, who get the password of the registered person. */
export async function fillCompany(
  databaseUrl: string,
  registered: string,
  company: CompanySize = companySizes.usual,
): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(randomWord);
    await client.query(departments, [company.departments]);
    await client.query(boards);
    await client.query(people, [company.people, registered]);
    await client.query(memberships, [company.departments]);
    // Updating the index by triggers is slow; building it at once is fast.
    await client.query(
      'alter table tasks disable trigger tasks_index_new; alter table task_comments disable trigger task_comments_words',
    );
    await client.query(tasks, [size.tasks]);
    await client.query(comments, [size.comments]);
    await client.query(
      'alter table tasks enable trigger tasks_index_new; alter table task_comments enable trigger task_comments_words',
    );
    await client.query(index);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Deterministic words. The functions are expressions, so that the planner inlines them. */
const randomWord = `
  create function pg_temp.word_number(item bigint, place bigint) returns int language sql immutable as $$
    select floor(${vocabulary} * power((hashint8extended(item, place) & 2147483647) / 2147483648.0::float8, ${skew}))::int $$;
  create function pg_temp.spelled(number int) returns text language sql immutable as $$
    select (array['${syllables.join("','")}'])[1 + number % 16] || (array['${syllables.join("','")}'])[1 + number / 16 % 16]
      || (array['${syllables.join("','")}'])[1 + number / 256 % 16] $$;
  create function pg_temp.company_word(item bigint, place bigint) returns text language sql immutable as $$
    select pg_temp.spelled(pg_temp.word_number(item, place)) $$`;

const departments = `insert into departments (name, key)
  select 'Department ' || n, 'department ' || n from generate_series(6, $1::int) n`;

const boards = `with board as (insert into workspaces (name, icon, department_key)
    select d.name, d.key, d.key from departments d where not exists (select from workspaces w where w.department_key = d.key)
    order by d.id returning id)
  insert into columns (name, name_key, workspace_id, "order")
  select s.name, lower(s.name), b.id, s.place - 1
  from board b cross join unnest(array['To Do', 'In Progress', 'Review', 'Done']) with ordinality s(name, place) order by b.id, s.place`;

const people = `insert into users (username, username_key, password, full_name, email, email_key, title)
  select 'company' || n, 'company' || n, (select password from users where username = $2), 'Person ' || n,
    'company' || n || '@example.com', 'company' || n || '@example.com', 'Employee'
  from generate_series(1, $1::int) n`;

const memberships = `insert into user_departments (user_id, department_id)
  select u.id, 1 + substr(u.username, 8)::int % $1::int from users u where u.username like 'company%'`;

const tasks = `with person as (select array_agg(id order by id) as ids from users where username like 'company%'),
  place as (select c.*, w.department_key as key, d.name as department,
      row_number() over (order by c.id) as number from columns c join workspaces w on w.id = c.workspace_id
      join departments d on d.key = w.department_key)
  insert into tasks (title, description, type, priority, status, column_id, assignee_id, department, workspace_id, start_date,
    due_date, "order", assignees, departments, department_keys, created_by, created_at, comment_count, completed_at)
  select initcap(pg_temp.company_word(n, 1)) || ' the ' || pg_temp.company_word(n, 2) || ' of ' || pg_temp.company_word(n, 3),
    case when n % 3 > 0 then (select string_agg('The ' || pg_temp.company_word(n * 31 + k, 4) || ' waits for the '
      || pg_temp.company_word(n * 37 + k, 5), '. ') from generate_series(1, 3 + n % 8) k) end,
    'Planning', 'P' || (1 + n % 3), p.name, p.id, assignee, p.department, p.workspace_id,
    case when n % 8 = 0 then current_date - 10 + n % 30 end,
    case when n % 2 = 0 then current_date - 30 + n % 90 end, 1000 * n, jsonb_build_array(assignee),
    jsonb_build_array(p.department), array[p.key], ids[1 + (n * 7) % cardinality(ids)], now() - make_interval(mins => n), ${size.comments},
    case when p.name = 'Done' then now() - make_interval(days => n % 90) end
  from generate_series(1, $1::int) n
  join place p on p.number = 1 + n % (select count(*) from place)
  cross join person
  cross join lateral (select ids[1 + n % cardinality(ids)] as assignee) a`;

const comments = `insert into task_comments (task_id, user_id, content, created_at, words)
  select c.task_id, c.user_id, c.content, c.created_at, array_to_tsvector(folded_words(c.content))
  from (select t.id as task_id, case when k % 2 = 0 then t.created_by else t.assignee_id end as user_id, 'I asked about the '
      || pg_temp.company_word(t.id * 41 + k, 6) || ' and the ' || pg_temp.company_word(t.id * 43 + k, 7) || '.' as content, t.created_at
    from tasks t, generate_series(1, $1::int) k) c`;

const index = `insert into search_tasks (task_id, title, words, filter)
    select id, array_to_tsvector(folded_words(title)), array_to_tsvector(folded_words(concat_ws(' ', title, description))),
      filter_text(title || ' ' || coalesce(left(description, 300), '')) from tasks;
  select learn_words(array(select distinct word from
    (select unnest(tsvector_to_array(words)) as word from search_tasks union all
     select unnest(tsvector_to_array(words)) from task_comments) w))`;

if (import.meta.main) {
  const [databaseUrl = '', registered = '', large] = process.argv.slice(2);
  await fillCompany(databaseUrl, registered, large === 'large' ? companySizes.large : companySizes.usual);
}
