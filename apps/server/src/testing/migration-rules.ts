// For tests: finds statements of a migration that would stop a large installation, or the version before it (docs/UPGRADING.md).

/** Tables that grow with the work of a company. */
const large = [
  ...['tasks', 'task_comments', 'events', 'notifications', 'audit_log', 'outbox', 'search_tasks', 'search_vocabulary'],
  ...['users', 'sessions', 'idempotency_keys', 'ai_conversations', 'ai_calls', 'imported_tasks', 'avatars', 'board_visits'],
];

/** A company has at most `limits.people.max` of them, so that an index is built in a moment. */
const bounded = ['users'];

const table = '(?:only )?(?:if exists )?(?:public\\.)?(\\w+)';

interface Rule {
  /** The name of the table is the first group. */
  pattern: RegExp;
  problem: string;
  /** Otherwise it holds for large tables that an earlier migration has made. */
  always?: true;
  /** Tables for which it does not hold. */
  except?: readonly string[];
}

const rules: readonly Rule[] = [
  {
    pattern: new RegExp(`^create (?:unique )?index (?!concurrently)(?!if not exists).* on ${table}`),
    problem: 'builds an index while nobody can write',
    except: bounded,
  },
  { pattern: /^create (?:unique )?index concurrently/, problem: 'cannot run in the transaction of the migrations', always: true },
  {
    pattern: new RegExp(
      `^alter table ${table} .*\\badd column .*(now\\(|random|nextval|generated|clock_timestamp|uuid_generate)`,
    ),
    problem: 'writes every row for a default that differs',
  },
  {
    pattern: new RegExp(`^alter table ${table} .*\\badd column (?!.*default).*not null`),
    problem: 'needs a default, also for the version before',
  },
  {
    pattern: new RegExp(`^alter table ${table} .*\\b(set data type|alter column \\w+ type)\\b`),
    problem: 'writes every row again',
  },
  { pattern: new RegExp(`^alter table ${table} .*\\bset not null`), problem: 'reads every row under a lock' },
  {
    pattern: new RegExp(`^alter table ${table} .*\\badd (?:constraint \\w+ )?(?:check|foreign key)(?!.*not valid)`),
    problem: 'reads every row under a lock: add it as not valid, and validate it in another migration',
  },
  {
    pattern: new RegExp(`^alter table ${table} .*\\badd (?:constraint \\w+ )?(?:unique|primary key|exclude)(?!.*using index)`),
    problem: 'builds an index while nobody can write',
  },
  { pattern: new RegExp(`^update ${table}`), problem: 'locks every row until the migration ends' },
  { pattern: new RegExp(`^delete from ${table}`), problem: 'locks every row until the migration ends' },
  {
    pattern: new RegExp(`^insert into \\w+.* from ${table}`),
    problem: 'reads a large table in the transaction of the migrations',
  },
  {
    pattern: new RegExp(`^(?:cluster|reindex table|vacuum full|lock table|lock|truncate(?: table)?) ${table}`),
    problem: 'stops everybody',
  },
  { pattern: /^drop table/, problem: 'takes away what the version before needs', always: true },
  { pattern: /^alter table .*\bdrop column/, problem: 'takes away what the version before needs', always: true },
  { pattern: /^alter table .*\brename/, problem: 'takes away what the version before needs', always: true },
];

/** Returns a line for each statement that breaks a rule; `guide` is the text that names indexes to be built beforehand. */
export function migrationProblems(statements: readonly string[], guide: string): string[] {
  const parts = statements.flatMap(partsOf);
  const made = new Set(parts.flatMap((part) => /^create table (?:if not exists )?(\w+)/.exec(part)?.[1] ?? []));
  return parts.flatMap((part) => [...brokenRules(part, made), ...unnamedIndex(part, made, guide)]);
}

function brokenRules(part: string, made: ReadonlySet<string>): string[] {
  return rules.flatMap(({ pattern, problem, always, except = [] }) => {
    const found = pattern.exec(part);
    if (!found) return [];
    const name = found[1] ?? '';
    return always || (large.includes(name) && !made.has(name) && !except.includes(name))
      ? [`${part.slice(0, 100)}: ${problem}`]
      : [];
  });
}

/** An index that may exist already must be one of those that the guide tells to build before. */
function unnamedIndex(part: string, made: ReadonlySet<string>, guide: string): string[] {
  const [, index = '', on = ''] = new RegExp(`^create (?:unique )?index if not exists (\\w+) on ${table}`).exec(part) ?? [];
  if (!large.includes(on) || made.has(on)) return [];
  return new RegExp(`create (unique )?index concurrently if not exists "?${index}\\b`, 'i').test(guide)
    ? []
    : [`${part.slice(0, 100)}: docs/UPGRADING.md does not tell to build it before`];
}

/** Returns the statements without comments, quotes and bodies of functions, in small letters on one line. */
function partsOf(text: string): string[] {
  return text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/--[^\n]*/g, '')
    .replace(/"/g, '')
    .split(';')
    .map((part) => part.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((part) => part !== '');
}
