// For tests: fills the database with the worst data that the limits allow.
import { createHash } from 'node:crypto';
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import { auditActions } from '@app/contract/audit/audit.rules.ts';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { historyLimits } from '@app/contract/history/history.limits.ts';
import { incomingMailLimits } from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import { limits, thresholds } from '@app/contract/limits.ts';
import { mySectionNames } from '@app/contract/my-work/my-work.rules.ts';
import { taskTemplateLimits } from '@app/contract/task-templates/task-templates.limits.ts';
import { hostileShapes } from '@app/contract/testing/hostile-texts.ts';
import { initialsOf, loginKey } from '@app/contract/users/users.rules.ts';
import { viewLimits } from '@app/contract/views/views.limits.ts';
import { sql } from 'drizzle-orm';
import { hashPassword } from '#auth/passwords.ts';
import { intArray, jsonb, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import * as tables from '#db/tables.ts';
import { beginCall } from '#models/models.sql.ts';
import { aConversation, anImport, aScheduledQuestion, aTaskTemplate, aView, aWebhook, viewSettings } from '#testing/factories.ts';
import type { World } from '#testing/hostile/hostile-requests.ts';

/** A control character takes six bytes in JSON; texts of any other character are shorter. */
const heavy = '\u0001';
/** The longest name in bytes; names contain no control characters. */
const wide = '漢';
const password = 'the worst of all passwords';
const workspaceId = 3;
const firstColumnId = 9;

export interface Planted {
  world: World;
  /** People of Engineering, in order of creation. */
  members: { id: number; username: string; password: string; fullName: string }[];
  /** A task with the maximum number of comments. */
  discussedTaskId: number;
}

/** Fills a seeded database; `share` is the fraction of the maximum length of the longest lists. */
export async function plantWorst(db: Db, share = 1): Promise<Planted> {
  // Some rows exist already, so a few fewer are inserted.
  const some = (count: number) => Math.max(10, Math.round((count - 10) * share));
  const members = await plantPeople(db, some(limits.people.max));
  await plantDepartments(db, some(limits.maxDepartments));
  const taskIds = await plantTasks(
    db,
    members.map(({ id }) => id),
    some(200),
  );
  const [discussedTaskId = 0, ...others] = taskIds;
  await plantComments(db, discussedTaskId, members[0]?.id ?? 1, share);
  await plantAttachments(db, discussedTaskId, members[0]?.id ?? 1);
  await plantTemplates(db, share);
  await plantLogs(db, members[0]?.id ?? 1, discussedTaskId, share);
  for (let count = 0; count < 10; count++) await aConversation({ db }, members[0]?.id ?? 1);
  for (let count = 0; count < 100; count++) await anImport({ db }, count % 2 === 0 ? 'previewed' : 'done');
  // A delivery belongs to its webhook, so the requests know one of each; others may be deleted.
  const webhook = await aWebhook({ db });
  // Sending all failed ones again leaves it alone.
  await db.execute(sql`update webhook_deliveries set state = 'delivered' where id = ${webhook.deliveryId}`);
  for (let count = 0; count < 10; count++) await aWebhook({ db });
  const settings = {
    ...viewSettings(),
    filter: { ...viewSettings().filter, departments: Array(30).fill(wide.repeat(limits.departmentName.max)) },
  };
  for (let count = 0; count < 2 * viewLimits.shared; count++)
    await aView(
      { db },
      { name: wide.repeat(viewLimits.name.max), settings, shared: count % 2 === 0, ownerId: members[count % 2]?.id ?? 1 },
    );
  for (let count = 0; count < taskTemplateLimits.perBoard - 5; count++)
    await aTaskTemplate(
      { db },
      {
        name: wide.repeat(taskTemplateLimits.name.max),
        description: wide.repeat(2_000),
        assignees: members.slice(0, 50).map(({ id }) => id),
      },
    );
  const [taskTemplates, spareTaskTemplates] = halves(await idsIn(db, 'task_templates'));
  const [views, spareViews] = halves(await idsIn(db, 'views'));
  const call = { userId: members[0]?.id ?? 1, host: 'model.test', model: wide, reserved: 1, limit: null };
  await beginCall(db, { ...call, content: wide.repeat(10_000) });
  const [conversations, spareConversations] = halves(await idsIn(db, 'ai_conversations'));
  for (let count = 0; count < 10; count++) {
    await aScheduledQuestion({ db }, 1);
    await aScheduledQuestion({ db }, members[0]?.id ?? 1);
  }
  const [scheduled, spareScheduled] = halves(await idsIn(db, 'scheduled_questions'));
  const [main, spare] = [others.slice(0, others.length / 2), others.slice(others.length / 2)];
  const [departments, spareDepartments] = halves(await idsIn(db, 'departments', 5));
  const [people, sparePeople] = halves(await idsIn(db, 'users', 60));
  const [comments, spareComments] = halves(await idsIn(db, 'task_comments'));
  const [templates, spareTemplates] = halves(await idsIn(db, 'checklist_templates'));
  const [emails, spareEmails] = halves(await idsIn(db, 'email_templates'));
  return {
    members,
    discussedTaskId,
    world: {
      params: {
        taskId: [discussedTaskId, ...main],
        userId: [1, members[0]?.id ?? 1, ...people],
        workspaceId: [0, 1, workspaceId, workspaceId],
        departmentId: [3, ...departments],
        commentId: comments,
        notificationId: await idsIn(db, 'notifications'),
        checklistTemplateId: templates,
        emailTemplateId: emails,
        mailId: await idsIn(db, 'outbox'),
        sessionId: await plantSessions(db, [1, members[0]?.id ?? 1]),
        invitationId: [1],
        proposalId: [1],
        conversationId: conversations,
        scheduledQuestionId: scheduled,
        callId: await idsIn(db, 'ai_calls'),
        importId: await idsIn(db, 'imports'),
        handOverId: [1],
        // Those of the requests themselves follow.
        attachmentId: Array.from({ length: 12 }, (_, n) => attachmentLimits.perTask - 1 + n),
        section: [...mySectionNames],
        taskTemplateId: taskTemplates,
        viewId: views,
        webhookId: [webhook.webhookId],
        deliveryId: [webhook.deliveryId],
        hash: ['ab'.repeat(32)],
        token: ['a'.repeat(43)],
      },
      spare: {
        taskId: spare,
        userId: sparePeople,
        departmentId: spareDepartments,
        commentId: spareComments,
        checklistTemplateId: spareTemplates,
        emailTemplateId: spareEmails,
        conversationId: spareConversations,
        scheduledQuestionId: spareScheduled,
        taskTemplateId: spareTaskTemplates,
        viewId: spareViews,
        webhookId: (await idsIn(db, 'webhooks')).slice(1),
      },
    },
  };
}

function halves<T>(list: readonly T[]): [T[], T[]] {
  const half = Math.ceil(list.length / 2);
  return [list.slice(0, half), list.slice(half)];
}

/** Plants sessions of other browsers, as often as chance has ended them, and returns their public ids. */
export async function plantSessions(db: Db, people: readonly number[]): Promise<string[]> {
  const ids = people.flatMap((userId) => Array.from({ length: 20 }, (_, n) => ({ id: `planted-${userId}-${n}`, userId })));
  for (const { id, userId } of ids)
    await db.execute(
      sql`insert into sessions (id, user_id, expires_at) values (${id}, ${userId}, now() + interval '1 day') on conflict do nothing`,
    );
  return ids.map(({ id }) => createHash('sha256').update(id).digest('hex').slice(0, 24));
}

async function idsIn(db: Db, table: string, after = 0): Promise<number[]> {
  const found = await rows<{ id: number }>(db, sql`select id from ${sql.raw(table)} where id > ${after} order by id limit 400`);
  return found.map(({ id }) => id);
}

async function plantPeople(db: Db, count: number) {
  const hash = await hashPassword(password);
  const fullName = wide.repeat(limits.fullName.max);
  const made: { id: number }[] = [];
  for (let at = 0; at < count; at += 500) {
    const people = Array.from({ length: Math.min(500, count - at) }, (_, n) => {
      const username = `worst${at + n}`;
      const email = `${username}@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.example`;
      return {
        username,
        usernameKey: loginKey(username),
        email,
        emailKey: loginKey(email),
        fullName,
        title: wide.repeat(limits.jobTitle.max),
        password: hash,
        avatarInitials: initialsOf(fullName),
        avatarColor: '#0066FF',
      };
    });
    made.push(...(await db.insert(tables.users).values(people).returning({ id: tables.users.id })));
  }
  // The maximum number of memberships, which is a few for each person.
  for (let departmentId = 3; departmentId <= 5; departmentId++)
    await db.execute(sql`insert into user_departments (user_id, department_id)
      select id, ${departmentId}::int from users where username like 'worst%'`);
  return made.slice(0, 60).map(({ id }, n) => ({ id, username: `worst${n}`, password, fullName }));
}

async function plantDepartments(db: Db, count: number) {
  const named = Array.from({ length: count }, (_, n) => `${wide.repeat(limits.departmentName.max - 4)}${1000 + n}`);
  const description = heavy.repeat(limits.departmentDescription.max);
  await db.insert(tables.departments).values(named.map((name) => ({ name, key: departmentKey(name), description })));
  const board = { icon: 'worst' };
  await db.insert(tables.workspaces).values(named.map((name) => ({ ...board, name, departmentKey: departmentKey(name) })));
  await db.execute(sql`insert into columns (name, name_key, workspace_id, "order")
    select 'To Do', 'to do', id, 0 from workspaces where icon = 'worst'`);
}

/** On which the recurring tasks are due. */
const monday = '2026-01-05';

/** Inserts whole tasks of the maximum length, some of which recur, and descriptions that are slow with a bad pattern or index. */
async function plantTasks(db: Db, people: readonly number[], count: number): Promise<number[]> {
  const { checklist, customFields, description } = limits;
  const each = Math.floor(checklist.totalLength / checklist.items);
  const checklistItems = Array.from({ length: checklist.items }, (_, id) => ({
    id,
    text: heavy.repeat(Math.min(each, checklist.text)),
    description: heavy.repeat(Math.max(0, each - checklist.text)),
    completed: true,
    completedBy: { userId: 1, userName: wide.repeat(limits.fullName.max), completedAt: new Date(0).toISOString() },
  }));
  const value = heavy.repeat(Math.floor(customFields.totalLength / customFields.keys) - 10);
  const fields = Object.fromEntries(Array.from({ length: customFields.keys }, (_, n) => [`key${n}`, value]));
  const shapes = hostileShapes([], 40);
  const descriptions = Array.from({ length: count }, (_, n) => {
    if (n % 4 === 0) return heavy.repeat(description.max);
    if (n % 4 === 1)
      return Array.from({ length: 3_000 }, (_, word) => (word * 7919 + n).toString(36))
        .join(' ')
        .slice(0, description.max);
    return (shapes[n % shapes.length]?.(description.max - 20) ?? '')
      .toWellFormed()
      .replaceAll('\u0000', '~')
      .slice(0, description.max);
  });
  const departments = [
    'Engineering',
    ...Array.from({ length: limits.departmentsPerTask - 1 }, (_, n) => wide.repeat(limits.departmentName.max - 2) + (10 + n)),
  ];
  const common = {
    title: wide.repeat(limits.title.max),
    type: 'Planning',
    priority: 'P1',
    status: 'To Do',
    columnId: firstColumnId,
    workspaceId,
    department: 'Engineering',
    departments,
    departmentKeys: departments.map(departmentKey),
    assignees: people.slice(0, limits.assignees),
    customFields: fields,
    checklistItems,
    checklistTotal: checklist.items,
    checklistDone: checklist.items,
    createdBy: 1,
  };
  const made: { id: number }[] = [];
  for (const [n, text] of descriptions.entries())
    made.push(
      ...(await db
        .insert(tables.tasks)
        // The longest lists are those of whole tasks: only some tasks are heavy, otherwise a list would be cut after a few.
        .values({
          ...common,
          ...(n > count / 4 ? { checklistItems: [], customFields: {} } : {}),
          ...(n % 4 === 3
            ? { dueDate: monday, repeat: 'FREQ=WEEKLY', repeatWhen: 'done', repeatAnchor: monday, repeatDay: monday }
            : {}),
          description: text,
          order: n * 10,
        })
        .returning({ id: tables.tasks.id })),
    );
  return made.map(({ id }) => id);
}

/** Inserts the maximum number of comments with the maximum total length, and as many about moves as a list shows. */
async function plantComments(db: Db, taskId: number, userId: number, share: number) {
  const { perTask, totalBytes, listed } = limits.comment;
  const count = Math.round(perTask * share);
  await db.execute(sql`insert into task_comments (task_id, user_id, content)
    select ${taskId}::int, ${userId}::int, repeat(${heavy}, ${Math.floor(totalBytes / perTask)}::int) from generate_series(1, ${count}::int)`);
  await db.execute(sql`insert into task_comments (task_id, user_id, content, is_system_comment)
    select ${taskId}::int, ${userId}::int, repeat(${wide}, 200), true from generate_series(1, ${Math.round((listed - perTask) * share)}::int)`);
  await db.execute(sql`update tasks set comment_count = ${count} where id = ${taskId}`);
}

/** Inserts as many files as a task may have, with the longest names; the store has none of their contents. */
async function plantAttachments(db: Db, taskId: number, userId: number) {
  const { perTask, bytes, name } = attachmentLimits;
  const hash = 'ab'.repeat(32);
  const [file] = await db
    .insert(tables.storedFiles)
    .values({
      key: `${hash}-${'0'.repeat(16)}`,
      hash,
      size: bytes,
      type: 'image/png',
      width: 9_000,
      height: 9_000,
      state: 'kept',
    })
    .returning({ id: tables.storedFiles.id });
  const row = { taskId, fileId: file?.id ?? 0, name: wide.repeat(name), userId };
  await db.insert(tables.attachments).values(Array.from({ length: perTask }, () => row));
  await db.execute(sql`update tasks set attachment_count = ${perTask} where id = ${taskId}`);
}

async function plantTemplates(db: Db, share: number) {
  const { checklistTemplates, emailTemplate, checklist } = limits;
  const count = Math.round(checklistTemplates.max * share);
  const each = Math.floor(checklistTemplates.totalBytes / checklistTemplates.max);
  const items = Array.from({ length: Math.floor(each / checklist.text) }, (_, id) => ({
    id,
    text: heavy.repeat(checklist.text),
    completed: false,
  }));
  await db
    .insert(tables.checklistTemplates)
    .values(Array.from({ length: count }, () => ({ name: wide.repeat(limits.checklistTemplateName.max), items })));
  const mails = Math.round((emailTemplate.max - 10) * share);
  const htmlContent = `<p>${'<a href="'.repeat(1_000)}${heavy.repeat(Math.floor(emailTemplate.totalBytes / emailTemplate.max) - 10_000)}`;
  await db.insert(tables.emailTemplates).values(
    Array.from({ length: Math.max(1, mails) }, () => ({
      name: wide.repeat(emailTemplate.name),
      triggerEvent: 'none',
      subject: heavy.repeat(emailTemplate.subject),
      htmlContent,
    })),
  );
}

/** Inserts notifications, audit entries and mails in both directions. */
async function plantLogs(db: Db, userId: number, taskId: number, share: number) {
  const change = { field: 'items', from: heavy.repeat(historyLimits.value), to: heavy.repeat(historyLimits.value) };
  const changes = { list: Array.from({ length: historyLimits.changes }, () => change), more: 100 };
  await db.execute(sql`insert into task_changes (task_id, user_id, kind, changes)
    select ${taskId}::int, ${userId}::int, 'changed', ${jsonb(changes)} from generate_series(1, 100)`);
  const by = Array.from({ length: limits.notifications.mergedEvents }, (_, n) => ({
    id: n + 1,
    name: wide.repeat(limits.fullName.max),
  }));
  const details = jsonb({ title: wide.repeat(limits.title.max), by, count: 2_000_000_000 });
  await db.execute(sql`insert into notifications (user_id, kind, message, details, task_id, created_at)
    select u, 'commented', 'x', ${details}, ${taskId}::int, now() - n * interval '1 second'
    from unnest(${intArray([1, userId])}) u, generate_series(1, ${Math.round(1_000 * share)}::int) n`);
  await db.execute(sql`insert into events (type, task_id, workspace_id, user_id, department_keys, audience)
    select 'task_updated', ${taskId}::int, ${workspaceId}, 1, ${textArray(['engineering'])}, '{}'
    from generate_series(1, ${Math.round(3 * thresholds.eventsPerResponse * share)}::int)`);
  await db.execute(sql`insert into audit_log (user_id, action, outcome, details, address)
    select 1, ${auditActions[0]}, 'done', ${jsonb({ name: wide.repeat(80) })}, '::1' from generate_series(1, ${Math.round(2_000 * share)}::int)`);
  await db.execute(sql`insert into outbox (dedupe_key, kind, address, state, subject, html, text)
    select 'worst ' || n, 'test', 'somebody@example.com', 'kept', repeat(${wide}, 200), repeat(${heavy}, 100000), repeat(${heavy}, 100000)
    from generate_series(1, ${Math.round(300 * share)}::int) n`);
  await db.execute(sql`insert into mail_addresses (workspace_id, secret, is_on) select id, 'worst' || id, true from workspaces`);
  await db.execute(sql`insert into incoming_mails (way, state, reason, sender, subject, user_id, workspace_id, task_id)
    select 'smtp', 'refused', 'notAuthenticated', ${`${'a'.repeat(limits.email.max - 12)}@example.com`},
      repeat(${heavy}, ${incomingMailLimits.subject}::int), ${userId}::int, ${workspaceId}::int, ${taskId}::int
    from generate_series(1, ${Math.round(300 * share)}::int)`);
}
