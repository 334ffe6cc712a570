// Writes the administrator's sample notifications about the sample tasks.
import type { NotificationKind } from '@app/contract/notifications/notifications.rules.ts';
import { type NotificationDetails, notificationMessage } from '@app/texts/sentences/notification-messages.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { columns, tasks } from '#db/tables.ts';
import { insertNotifications } from '#notifications/notifications.sql.ts';
import { samplePeople } from '#samples/sample-data.ts';
import { type SampleNotification, sampleNotifications } from '#samples/sample-notifications.ts';

/** `people` maps the usernames of the sample people to their ids. */
export async function seedNotifications(db: Db, adminId: number, people: ReadonlyMap<string, number>): Promise<void> {
  for (const sample of sampleNotifications) {
    const task = await taskOf(db, sample);
    const details = await detailsOf(db, sample, task, people);
    if (!isDetailsOf(sample.kind, details)) throw new Error(`a sample notification has invalid details: ${sample.kind}`);
    await insertNotifications(db, [adminId], {
      kind: sample.kind,
      details,
      taskId: task?.id ?? null,
      isRead: sample.isRead ?? false,
      createdAt: new Date(Date.now() - sample.minutes * 60_000),
    });
  }
}

function isDetailsOf<K extends NotificationKind>(kind: K, details: object): details is NotificationDetails[K] {
  return notificationMessage(kind, details, { language: 'english', dateFormat: 'MM/DD/YYYY' }) !== undefined;
}

type SampledTask = Awaited<ReturnType<typeof taskOf>>;

async function detailsOf(db: Db, sample: SampleNotification, task: SampledTask, people: ReadonlyMap<string, number>) {
  return {
    ...(sample.department !== undefined && { department: sample.department }),
    ...(task && { title: task.title }),
    ...(sample.by && { by: sample.by.map((name) => personOf(name, people)), count: sample.by.length }),
    ...(sample.due && { from: dateIn(sample.due[0]), to: dateIn(sample.due[1]) }),
    ...(sample.moved && task && (await moveOf(db, task.workspaceId, sample.moved))),
  };
}

async function taskOf(db: Db, { task }: SampleNotification) {
  if (task === undefined) return undefined;
  const [found] = await db.select().from(tasks).where(eq(tasks.title, task));
  if (!found) throw new Error(`no sample task is called ${task}`);
  return found;
}

async function moveOf(db: Db, workspaceId: number, [from, to]: [string, string]) {
  const found = await db.select({ id: columns.id, name: columns.name }).from(columns).where(eq(columns.workspaceId, workspaceId));
  return { from: found.find(({ name }) => name === from), to: found.find(({ name }) => name === to) };
}

function personOf(username: string, people: ReadonlyMap<string, number>) {
  const name = samplePeople.find((person) => person.username === username)?.fullName;
  return { id: people.get(username), name };
}

function dateIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
