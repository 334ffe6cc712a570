// Tests that a text which names a file of another task gets a file of its own, with the same content.
import * as api from '@app/contract/api.ts';
import type { Attachment } from '@app/contract/attachments/attachments.contract.ts';
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import { pictureAddress } from '@app/contract/attachments/attachments.rules.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import { fileStore } from '#files/open-store.ts';
import { sweepFiles } from '#files/sweep-files.ts';
import { brokenRows } from '#testing/broken-rows.ts';
import { type Actors, actors, aTask } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;
let original: number;
let picture: Attachment;

beforeEach(async () => {
  app = await testApp();
  people = await actors(app);
  original = (await aTask(app, { title: 'The original' })).id;
  const content = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const upload = new File([new Uint8Array(content)], 'plan.png');
  picture = (await app.as(people.in)(api.attachments.add, { params: { taskId: original }, upload })).body;
  return () => app.close();
});

const text = () => `See ![plan](${pictureAddress(picture.id)}) and [it](/api/attachments/${picture.id}/content)`;
const files = async (taskId: number, as: Person = people.in) =>
  (await app.as(as)(api.attachments.list, { params: { taskId } })).body;
const seen = async (attachmentId: number, as: Person = people.in) =>
  (await app.raw({ method: 'GET', url: pictureAddress(attachmentId), as })).status;

/** Returns the only file that a task has, which its text must name in place of the original. */
async function ownFile(taskId: number, written: string | null | undefined): Promise<Attachment> {
  const [own, ...others] = await files(taskId);
  if (!own) throw new Error('the task has no file');
  expect(others).toEqual([]);
  expect(own).toMatchObject({ name: picture.name, type: 'image/png', width: 30 });
  expect(own.id).not.toBe(picture.id);
  expect(written).toBe(text().replaceAll(String(picture.id), String(own.id)));
  return own;
}

/** Deletes the original for good, and sweeps what nothing refers to. */
async function withoutOriginal(): Promise<void> {
  await app.db.execute(sql`delete from tasks where id = ${original}`);
  await app.db.execute(sql`update stored_files set used_at = now() - interval '3 days'`);
  await sweepFiles(app.db, fileStore(app.config));
  await app.db.execute(sql`update stored_files set used_at = now() - interval '3 days'`);
  await sweepFiles(app.db, fileStore(app.config));
}

test('a copy keeps its picture, and the cover of its card, when the original is gone', async () => {
  const made = await aTask(app, { by: people.in, description: text(), coverId: picture.id });
  const own = await ownFile(made.id, made.description);
  expect(own).toMatchObject({ isCover: true, userId: people.in.id });
  const again = (await app.as(people.in)(api.tasks.get, { params: { taskId: made.id } })).body;
  expect(again.description).toBe(made.description);
  await withoutOriginal();
  expect(await seen(picture.id)).toBe(404);
  expect(await seen(own.id)).toBe(200);
  expect(await brokenRows(app.db)).toEqual([]);
  await app.db.execute(sql`delete from tasks`);
  await withoutOriginal();
  expect(await rows(app.db, sql`select id from stored_files`)).toEqual([]);
});

test('a copy in another department is seen by its people', async () => {
  const made = await aTask(app, { by: people.adm, workspaceId: 2, columnId: 5, department: 'HR', description: text() });
  const [own] = await files(made.id, people.out);
  expect(made.description).toContain(pictureAddress(own?.id ?? 0));
  expect(await seen(own?.id ?? 0, people.out)).toBe(200);
  expect(await seen(picture.id, people.out)).toBe(404);
});

test('nobody gets a file that they do not see: the address stays, and so does the cover of nobody', async () => {
  const given = { workspaceId: 2, columnId: 5, department: 'HR', description: text(), coverId: picture.id };
  const made = await aTask(app, { by: people.out, ...given });
  expect(made.description).toBe(text());
  expect(await files(made.id, people.out)).toEqual([]);
  const unknown = `![x](${pictureAddress(99_999)}) ![y](${pictureAddress(2_147_483_648)})`;
  expect((await aTask(app, { by: people.out, ...given, description: unknown })).description).toBe(unknown);
});

test('what is pasted into a description, an item or a comment gets its file once', async () => {
  const { id: taskId } = await aTask(app, { title: 'Pasted into' });
  const changed = await app.as(people.in)(api.tasks.update, { params: { taskId }, body: { description: text() } });
  const own = await ownFile(taskId, changed.body.description);
  const checklistItems = [{ id: 1, text: 'Look', description: text(), completed: false }];
  const listed = await app.as(people.in)(api.tasks.update, { params: { taskId }, body: { checklistItems } });
  await ownFile(taskId, listed.body.checklistItems[0]?.description);
  const comment = await app.as(people.in)(api.comments.create, { params: { taskId }, body: { content: text() } });
  expect(comment.status, comment.text).toBe(201);
  await ownFile(taskId, comment.body.content);
  const kept = await app.as(people.in)(api.comments.create, { params: { taskId }, body: { content: comment.body.content } });
  expect(kept.body.content).toBe(comment.body.content);
  expect((await files(taskId)).map(({ id }) => id)).toEqual([own.id]);
  const [counted] = await rows(app.db, sql`select attachment_count as count from tasks where id = ${taskId}`);
  expect(counted).toEqual({ count: 1 });
});

test('the next task of a series has its own files', async () => {
  const { id: taskId } = await aTask(app, { by: people.in, description: text(), coverId: picture.id, dueDate: '2026-12-01' });
  const first = (await files(taskId))[0]?.id ?? 0;
  await app.as(people.in)(api.tasks.update, { params: { taskId }, body: { repeat: 'FREQ=DAILY' } });
  await app.as(people.in)(api.tasks.move, { params: { taskId }, body: { columnId: 12 } });
  const [next] = await rows<{ id: number; description: string }>(
    app.db,
    sql`select id, description from tasks where repeated_from = ${taskId}`,
  );
  const own = await ownFile(next?.id ?? 0, next?.description);
  expect(own.isCover).toBe(true);
  expect(own.id).not.toBe(first);
});

test('a task that is full keeps the address', async () => {
  const { id: taskId } = await aTask(app, { title: 'Full' });
  const note = (await app.as(people.in)(api.attachments.add, { params: { taskId }, upload: new File(['Note'], 'note.txt') }))
    .body;
  await app.db.execute(sql`
    insert into attachments (task_id, file_id, name, via)
    select task_id, file_id, name, via from attachments, generate_series(2, ${attachmentLimits.perTask}) where id = ${note.id}`);
  await app.db.execute(sql`update tasks set attachment_count = ${attachmentLimits.perTask} where id = ${taskId}`);
  const { body } = await app.as(people.in)(api.tasks.update, { params: { taskId }, body: { description: text() } });
  expect(body.description).toBe(text());
  expect(await files(taskId)).toHaveLength(attachmentLimits.perTask);
});
