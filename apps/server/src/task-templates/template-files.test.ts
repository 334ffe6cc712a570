// Tests that a template has files of its own for what its texts show, and that a task made from it gets its own in turn.
import * as api from '@app/contract/api.ts';
import type { Attachment } from '@app/contract/attachments/attachments.contract.ts';
import { pictureAddress } from '@app/contract/attachments/attachments.rules.ts';
import type { TaskTemplate } from '@app/contract/task-templates/task-templates.contract.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import { fileStore } from '#files/open-store.ts';
import { sweepFiles } from '#files/sweep-files.ts';
import { deleteOldTaskTemplates } from '#task-templates/task-templates.sql.ts';
import { brokenRows } from '#testing/broken-rows.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

const board = 3;
let app: TestApp;
let manager: Person;
let member: Person;
let stranger: Person;
let original: number;
let picture: Attachment;

beforeEach(async () => {
  app = await testApp();
  manager = await aUser(app, { workspaceId: board, workspaceRole: 'admin' });
  member = await aUser(app);
  stranger = await aUser(app, { department: 'HR' });
  original = (await aTask(app, { title: 'The original' })).id;
  const content = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const upload = new File([new Uint8Array(content)], 'plan.png');
  picture = (await app.as(manager)(api.attachments.add, { params: { taskId: original }, upload })).body;
  return () => app.close();
});

const textOf = (attachmentId: number) => `See ![plan](${pictureAddress(attachmentId)})`;
const seen = async (address: string, as: Person) => (await app.raw({ method: 'GET', url: address, as })).status;
const picturesIn = (text: string | null | undefined) => text?.match(/\/api\/attachments\/\d+\/preview/g) ?? [];

async function template(content: object, by = manager): Promise<TaskTemplate> {
  const made = await app.as(by)(api.taskTemplates.create, {
    body: { workspaceId: board, name: 'Release', title: 'Release it', priority: 'P1', ...content },
  });
  expect(made.status, made.text).toBe(201);
  return made.body;
}
const change = (taskTemplateId: number, body: object) =>
  app.as(manager)(api.taskTemplates.update, { params: { taskTemplateId }, body });

async function sweep(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await app.db.execute(sql`update stored_files set used_at = now() - interval '3 days'`);
    await sweepFiles(app.db, fileStore(app.config));
  }
}

async function withoutOriginal(): Promise<void> {
  await app.db.execute(sql`delete from tasks where id = ${original}`);
  await sweep();
  expect(await seen(pictureAddress(picture.id), manager)).toBe(404);
}

test('a template, and what another member makes of it, shows its picture when the task that it came from is gone', async () => {
  const made = await template({
    description: textOf(picture.id),
    checklistItems: [{ text: 'Look', description: textOf(picture.id) }],
  });
  const [address = ''] = picturesIn(made.description);
  expect(picturesIn(made.checklistItems[0]?.description)).toEqual([address]);
  expect(address).not.toBe(pictureAddress(picture.id));
  await withoutOriginal();
  const [listed] = (await app.as(member)(api.taskTemplates.list, { params: { workspaceId: board } })).body;
  expect(listed?.description).toBe(made.description);
  expect(await seen(address, member)).toBe(200);
  expect(await seen(address, stranger)).toBe(404);
  expect(await brokenRows(app.db)).toEqual([]);

  const task = await aTask(app, { by: member, description: made.description, checklistItems: [] });
  const [own = ''] = picturesIn(task.description);
  expect(own).not.toBe(address);
  await app.as(manager)(api.taskTemplates.remove, { params: { taskTemplateId: made.id } });
  expect(await seen(address, member)).toBe(404);
  await app.db.execute(sql`update task_templates set deleted_at = now() - interval '40 days'`);
  await deleteOldTaskTemplates(app.db);
  await sweep();
  expect(await seen(own, member)).toBe(200);
  await app.db.execute(sql`delete from tasks`);
  await sweep();
  expect(await rows(app.db, sql`select id from stored_files`)).toEqual([]);
});

test('nobody gets a file that they do not see through a template', async () => {
  const other = await aUser(app, { department: 'HR', workspaceId: 2, workspaceRole: 'admin' });
  const made = await template({ workspaceId: 2, description: textOf(picture.id) }, other);
  expect(made.description).toBe(textOf(picture.id));
  expect(await rows(app.db, sql`select id from attachments where task_template_id is not null`)).toEqual([]);
});

test('a changed text gives and takes files, and the same file is never there twice', async () => {
  const made = await template({ description: 'Nothing to see' });
  const described = (await change(made.id, { description: textOf(picture.id) })).body;
  const [address = ''] = picturesIn(described.description);
  expect(await seen(address, member)).toBe(200);
  const pasted = [{ text: 'Look', description: textOf(picture.id) }];
  expect(picturesIn((await change(made.id, { checklistItems: pasted })).body.checklistItems[0]?.description)).toEqual([address]);
  expect(await rows(app.db, sql`select id from attachments where task_template_id is not null`)).toHaveLength(1);
  await change(made.id, { description: null, checklistItems: [] });
  expect(await seen(address, member)).toBe(404);
  await change(made.id, { description: described.description });
  expect(await seen(address, member)).toBe(200);
  await withoutOriginal();
  expect(await seen(address, member)).toBe(200);
});

test('a file of a template cannot be removed, or shown on a card, as one of a task can', async () => {
  const [address = ''] = picturesIn((await template({ description: textOf(picture.id) })).description);
  const attachmentId = Number(address.split('/')[3]);
  expect((await app.as(manager)(api.attachments.remove, { params: { attachmentId } })).status).toBe(404);
  expect((await app.as(manager)(api.attachments.setCover, { params: { taskId: original }, body: { attachmentId } })).status).toBe(
    400,
  );
  expect(await seen(address, manager)).toBe(200);
});
