// Writes the sample people, tasks and templates; the tasks' dates are around today.
import { randomBytes } from 'node:crypto';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { doneStatus, seededDepartments, statuses } from '@app/contract/limits.ts';
import { departmentKeysOf, withPrimaryDepartment } from '@app/contract/tasks/tasks.rules.ts';
import { initialsOf } from '@app/contract/users/users.rules.ts';
import { eq } from 'drizzle-orm';
import { hashPassword } from '#auth/passwords.ts';
import { insertTemplate } from '#checklist-templates/checklist-templates.sql.ts';
import type { Db } from '#db/connect.ts';
import { columns, taskComments, tasks, workspaces } from '#db/tables.ts';
import { insertMembership } from '#departments/departments.sql.ts';
import { type SampleTask, samplePeople, sampleTasks, sampleTemplates } from '#samples/sample-data.ts';
import { seedNotifications } from '#samples/seed-notifications.ts';
import { insertUser } from '#users/users.sql.ts';

export async function seedSamples(db: Db, adminId: number, departmentIds: ReadonlyMap<string, number>): Promise<void> {
  const people = await seedPeople(db, departmentIds);
  people.set('administrator', adminId);
  for (const { department, items, ...template } of sampleTemplates) {
    await insertTemplate(db, {
      ...template,
      department,
      departmentKey: department && departmentKey(department),
      creatorId: adminId,
      items: items.map((text, index) => ({ id: index + 1, text, completed: false })),
    });
  }
  for (const [index, task] of sampleTasks.entries()) await seedTask(db, task, people, index);
  await seedNotifications(db, adminId, people);
}

/** Sample people cannot sign in: they share a random password that nobody knows. */
async function seedPeople(db: Db, departmentIds: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const password = await hashPassword(randomBytes(24).toString('base64url'));
  const ids = new Map<string, number>();
  for (const { department, role, ...person } of samplePeople) {
    const userId = await insertUser(db, {
      ...person,
      password,
      email: `${person.username}@example.com`,
      avatarInitials: initialsOf(person.fullName),
    });
    ids.set(person.username, userId);
    const departmentId = departmentIds.get(department);
    if (departmentId !== undefined) await insertMembership(db, { userId, departmentId, role }, true);
  }
  return ids;
}

async function seedTask(db: Db, sample: SampleTask, people: ReadonlyMap<string, number>, index: number): Promise<void> {
  const column = await placeOf(db, sample);
  const assigneeId = sample.assignee === undefined ? null : (people.get(sample.assignee) ?? null);
  const assignees = [sample.assignee, ...(sample.also ?? [])].flatMap((name) => people.get(name ?? '') ?? []);
  const checklist = (sample.checklist ?? []).map(([text, completed], item) => ({
    id: item + 1,
    text,
    completed,
    ...(completed &&
      assigneeId !== null && {
        completedBy: { userId: assigneeId, userName: nameOf(sample.assignee), completedAt: day(-1).toISOString() },
      }),
  }));
  const departments = withPrimaryDepartment(sample.department, sample.shared ?? []);
  const createdAt = new Date(day(-9).getTime() + index * 3_600_000).toISOString();
  const completedAt = sample.status === doneStatus ? completionOf(sample, createdAt) : null;
  const inserted = await db
    .insert(tasks)
    .values({
      ...column,
      title: sample.title,
      description: sample.description ?? null,
      type: 'Planning',
      priority: sample.priority,
      status: sample.status,
      department: sample.department,
      departments,
      departmentKeys: departmentKeysOf(sample.department, departments),
      assigneeId,
      assignees,
      startDate: dateOf(sample.start),
      dueDate: dateOf(sample.due),
      checklistItems: checklist,
      checklistDone: checklist.filter((item) => item.completed).length,
      checklistTotal: checklist.length,
      commentCount: sample.comments?.length ?? 0,
      createdBy: people.get(leadOf(sample.department)) ?? null,
      createdAt,
      updatedAt: completedAt ?? createdAt,
      completedAt,
    })
    .returning({ id: tasks.id });
  const taskId = inserted[0]?.id ?? 0;
  for (const [index, [author, content, minutes]] of (sample.comments ?? []).entries()) {
    const written = content.replace('{administrator}', `[@Administrator](user:${people.get('administrator')})`);
    const age = minutes ?? 60 * (24 - index);
    await db.insert(taskComments).values({
      taskId,
      userId: people.get(author) ?? null,
      content: written,
      createdAt: new Date(Date.now() - age * 60_000).toISOString(),
    });
  }
}

/** Completed on its due date, but at least a day after its creation. */
function completionOf({ due = -2 }: SampleTask, createdAt: string): string {
  return new Date(Math.max(day(due).getTime(), Date.parse(createdAt) + 86_400_000)).toISOString();
}

async function placeOf(db: Db, sample: SampleTask) {
  const found = await db
    .select({ columnId: columns.id, workspaceId: workspaces.id, name: columns.name })
    .from(columns)
    .innerJoin(workspaces, eq(columns.workspaceId, workspaces.id))
    .where(eq(workspaces.departmentKey, departmentKey(sample.department)));
  const column = found.find(({ name }) => name === sample.status);
  if (!column) throw new Error(`no column ${sample.status} of ${seededDepartments.join(', ')}: ${statuses.join(', ')}`);
  const { columnId, workspaceId } = column;
  return { columnId, workspaceId, order: await db.$count(tasks, eq(tasks.columnId, columnId)) };
}

function leadOf(department: string): string {
  return samplePeople.find((person) => person.department === department)?.username ?? '';
}

function nameOf(username: string | undefined): string {
  return samplePeople.find((person) => person.username === username)?.fullName ?? '';
}

function day(offset: number): Date {
  return new Date(Date.now() + offset * 86_400_000);
}

function dateOf(offset: number | undefined): string | null {
  return offset === undefined ? null : day(offset).toISOString().slice(0, 10);
}
