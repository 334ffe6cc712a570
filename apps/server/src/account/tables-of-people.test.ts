// Walks all tables that refer to a person: each is in the export of their data or has a reason not to be, and none names an erased person.
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { otherTables } from '#account/other-rows.sql.ts';
import { rows } from '#db/rows.ts';
import { aUser } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  return () => app.close();
});

/** The files of the archive that have the rows of a column. */
const exported = [
  ...['users.email', 'avatars.user_id', 'user_departments.user_id', 'workspace_members.user_id', 'dashboard_mails.user_id'],
  ...['scheduled_questions.user_id', 'standing_instructions.user_id', 'tasks.created_by', 'tasks.assignee_id', 'tasks.assignees'],
  ...['task_comments.user_id', 'task_changes.user_id', 'attachments.user_id', 'notifications.user_id', 'views.owner_id'],
  ...[
    'task_watches.user_id',
    'my_task_marks.user_id',
    'ai_conversations.user_id',
    'assistant_proposals.user_id',
    'outbox.user_id',
  ],
  ...[
    'sessions.user_id',
    'sessions.address',
    'trusted_devices.address',
    'sign_ins.user_id',
    'sign_ins.address',
    'api_tokens.user_id',
    'identities.user_id',
  ],
  ...[
    'identities.email',
    'passkeys.user_id',
    'totp_secrets.user_id',
    'recovery_codes.user_id',
    'audit_log.user_id',
    'audit_log.target',
  ],
  ...['audit_log.address', 'email_links.email', 'invitations.email', 'incoming_mails.sender'],
];

const secret = 'a secret, or the hash of one, that lasts for minutes';
const others = 'written about the person by what is exported elsewhere';
const key = 'the canonical form of a column that is exported';
const company = 'belongs to the company; the person is only its maker';

/** Why a column is not exported. */
const explained: Readonly<Record<string, string>> = {
  'users.email_key': key,
  'email_links.email_key': key,
  'invitations.email_key': key,
  'sign_in_challenges.user_id': secret,
  'passkey_challenges.user_id': secret,
  'provider_flows.user_id': secret,
  'events.user_id': 'a log of seven days of what changed, for open pages',
  'outbox.actor_id': others,
  'outbox.address': 'mails to addresses without an account',
  'webhook_deliveries.actor_id': others,
  'password_resets.created_by': 'links that the person made as an administrator; they are in the audit log',
  'invitations.invited_by': 'of other people: whom the person invited is in the audit log',
  'task_templates.assignees': company,
  'checklist_templates.creator_id': company,
  'silenced_nudges.person_id': 'what somebody else wants no hint about',
  'hand_overs.by_id': 'a hand-over of somebody else that the person made; it is in the audit log',
  'hand_overs.to_id': 'tasks that came from somebody else; they are in tasks.json',
  'reminder_days.user_id': 'the day of the last reminder; the mails themselves are exported',
  'mail_keys.user_id': 'a key that signs the addresses of answers',
};

test('every column that refers to a person is exported, or has a reason', async () => {
  const found = await rows<{ name: string }>(
    app.db,
    sql`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and table_name not like '%migrations%' and column_name in (
          'user_id', 'owner_id', 'actor_id', 'assignee_id', 'assignees', 'created_by', 'invited_by', 'accepted_by', 'person_id',
          'author_id', 'email', 'email_key', 'sender', 'address', 'target')
        union
        select c.relname || '.' || a.attname from pg_constraint k join pg_class c on c.oid = k.conrelid
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.contype = 'f' and k.confrelid = 'public.users'::regclass order by 1`,
  );
  const known = new Set([...exported, ...otherTables, ...Object.keys(explained)]);
  expect(found.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  // A list that names what is not there explains nothing.
  expect([...known].filter((name) => !found.some((one) => one.name === name))).toEqual([]);
});

test('no table names an erased person, their mail address or their network address', async () => {
  const admin = await aUser(app, { role: 'admin', department: null });
  const person = await aUser(app, { fullName: 'Zsuzsa Quirk', username: 'zquirk', email: 'zquirk@unique.example' });
  const own = app.as(person);
  const address = '198.51.100.77';
  expect((await own(api.auth.currentUser)).status).toBe(200);
  await own(api.passwordResets.request, { body: { account: 'zquirk' } });
  await app.as(admin)(api.email.sendTest, {
    body: { recipient: 'ZQuirk@unique.example', subject: 'A test', message: 'Hello' },
  });
  const [a] = await rows<{ id: number }>(app.db, sql`select id from users where id = ${person.id}`);
  for (const statement of [
    sql`update sessions set address = ${address}, user_agent = 'Quirk browser' where user_id = ${a?.id}`,
    sql`update sign_ins set address = ${address}, user_agent = 'Quirk browser' where user_id = ${a?.id}`,
    sql`insert into audit_log (user_id, action, outcome, address) values (${person.id}, 'signed_in', 'done', ${address})`,
    sql`insert into audit_log (user_id, action, outcome, details) values (${admin.id}, 'test_mail_sent', 'done', '{"name":"ZQuirk@unique.example"}')`,
  ])
    await app.db.execute(statement);
  expect((await app.as(admin)(api.users.remove, { params: { userId: person.id } })).status).toBe(200);
  const names = await rows<{ name: string }>(app.db, sql`select tablename as name from pg_tables where schemaname = 'public'`);
  const hits: string[] = [];
  for (const { name } of names) {
    const left = await rows<{ row: string }>(
      app.db,
      sql`select t::text as row from ${sql.identifier(name)} t where t::text ~* 'quirk|198[.]51[.]100[.]77'`,
    );
    hits.push(...left.map(({ row }) => `${name} ${row}`));
  }
  // The key of the username stays reserved, so that nobody else can be taken for the person.
  expect(hits.map((hit) => hit.replace(',zquirk,', ',KEY,'))).toEqual([expect.stringMatching(/^users .*,KEY,/)]);
});
