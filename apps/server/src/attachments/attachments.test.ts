// Tests files on tasks: adding, serving, removing, limits, and what is left of uploads that fail.
import { once } from 'node:events';
import fs, { promises } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import * as api from '@app/contract/api.ts';
import type { Attachment } from '@app/contract/attachments/attachments.contract.ts';
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rows } from '#db/rows.ts';
import { fileStore } from '#files/open-store.ts';
import { sweepFiles } from '#files/sweep-files.ts';
import { type Actors, actors, aTask } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;
let taskId: number;

beforeEach(async () => {
  app = await testApp();
  people = await actors(app);
  taskId = (await aTask(app)).id;
  return () => app.close();
});

const text = (content: string, name = 'notes.txt') => new File([content], name, { type: 'text/html' });
const png = async (width = 30, height = 20) =>
  new File(
    [
      await sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })
        .png()
        .toBuffer(),
    ],
    'a picture.exe',
  );

function add(file: Blob | FormData, { to = taskId, as = people.in, key }: { to?: number; as?: Person; key?: string } = {}) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return app.as(as)(api.attachments.add, { params: { taskId: to }, upload: file, headers });
}

async function added(file: Blob, given: Parameters<typeof add>[1] = {}): Promise<Attachment> {
  const { status, body } = await add(file, given);
  expect(status, body.message).toBe(201);
  return body;
}

const content = (attachmentId: number, headers: Record<string, string> = {}, as = people.lead) =>
  app.raw({ method: 'GET', url: `/api/attachments/${attachmentId}/content`, headers, as });
const list = async (as = people.lead) => (await app.as(as)(api.attachments.list, { params: { taskId } })).body;
const remove = (attachmentId: number, as = people.lead) => app.as(as)(api.attachments.remove, { params: { attachmentId } });

/** Returns the files in the store, without folders. */
async function stored(): Promise<string[]> {
  const found = await readdir(join(app.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((each) => each.isFile()).map(({ name }) => name);
}

/** Makes everything that was written look as old as that many hours. */
async function age(hours: number): Promise<void> {
  await app.db.execute(sql`update stored_files set used_at = used_at - make_interval(hours => ${hours})`);
  await app.db.execute(sql`update attachments set removed_at = removed_at - make_interval(hours => ${hours})`);
}

const sweep = () => sweepFiles(app.db, fileStore(app.config));

/** Listens, and returns a function that begins an upload of this person and sends only the beginning of its body. */
async function uploads(as: Person): Promise<(body?: string) => Socket> {
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  const cookie = await app.cookieOf(as);
  const part = '--x\r\nContent-Disposition: form-data; name="attachment"; filename="a"\r\n\r\n';
  return (body = `${part}${'y'.repeat(10_000)}`) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/tasks/${taskId}/attachments HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nContent-Length: 90000\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\n\r\n${body}`,
    );
    return socket;
  };
}

describe('a file', () => {
  test('is what was sent, and a download whatever the browser says it is', async () => {
    const page = '<script>alert(1)</script>';
    const file = await added(text(page, '../../ev\u202eil “q”.html'));
    expect(file).toMatchObject({ taskId, name: 'evil “q”.html', type: 'application/octet-stream', size: 25, width: null });
    expect(file.userId).toBe(people.in.id);
    const { status, text: said, headers } = await content(file.id);
    expect([status, said]).toEqual([200, page]);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="evil _q_.html"/),
      'cache-control': 'private, no-cache',
      'content-length': '25',
      'accept-ranges': 'bytes',
    });
    expect((await content(file.id, { 'if-none-match': String(headers['etag']) })).status).toBe(304);
    expect(await list()).toEqual([file]);
  });

  test('keeps the quotes in its name', async () => {
    expect(await added(text('Ours', 'Offer "final" 100%.txt'))).toMatchObject({ name: 'Offer "final" 100%.txt' });
  });

  test('of SVG or HTML named as a picture stays a download without preview', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const hostile of [svg, `<?xml version="1.0"?>${svg}`, '<html><script>1</script>', 'GIF89a;alert(1)']) {
      const file = await added(text(hostile, 'a.png'));
      const { headers } = await content(file.id);
      if (file.type !== 'image/gif') expect(headers['content-disposition']).toMatch(/^attachment/);
      expect(file.width).toBeNull();
      expect((await app.raw({ method: 'GET', url: `/api/attachments/${file.id}/preview`, as: people.in })).status).toBe(404);
    }
  });

  test('of a picture has a preview without metadata, by its content', async () => {
    const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'somewhere private' } })
      .jpeg()
      .toBuffer();
    const file = await added(new File([photo], 'photo.txt'));
    expect(file).toMatchObject({ type: 'image/jpeg', width: 3000, height: 2000 });
    const shown = await content(file.id);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(shown.bytes.equals(photo)).toBe(true);
    const preview = await app.raw({ method: 'GET', url: `/api/attachments/${file.id}/preview`, as: people.lead });
    const { format, width, exif } = await sharp(preview.bytes).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 1200, exif: undefined });
    expect(preview.headers['cache-control']).toBe('private, no-cache');
  });

  test('is read in ranges', async () => {
    const { id } = await added(text('0123456789'));
    const part = async (range: string, more: Record<string, string> = {}) => {
      const { status, text: said, headers } = await content(id, { range, ...more });
      return [status, said, headers['content-range']];
    };
    expect(await part('bytes=2-4')).toEqual([206, '234', 'bytes 2-4/10']);
    expect(await part('bytes=8-')).toEqual([206, '89', 'bytes 8-9/10']);
    expect(await part('bytes=-3')).toEqual([206, '789', 'bytes 7-9/10']);
    expect(await part('bytes=0-99')).toEqual([206, '0123456789', 'bytes 0-9/10']);
    for (const whole of ['bytes=1-2,4-5', 'pages=1', 'bytes=4-2', 'bytes=-'])
      expect(await part(whole)).toEqual([200, '0123456789', undefined]);
    expect(await part('bytes=0-1', { 'if-range': '"another"' })).toEqual([200, '0123456789', undefined]);
    expect((await part('bytes=10-'))[0]).toBe(416);
    const head = await app.raw({ method: 'HEAD', url: `/api/attachments/${id}/content`, as: people.in });
    expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '10', '']);
  });

  test('that is missing in the store is an error that no browser keeps for the file', async () => {
    const { id } = await added(text('lost'));
    const kept = String((await content(id)).headers['etag']);
    await rm(join(app.config.dataDir, 'files'), { recursive: true });
    for (const range of ['bytes=0-1', 'bytes=9-', 'pages=1']) {
      const { status, headers } = await content(id, { range });
      expect(status, range).toBe(range === 'bytes=9-' ? 416 : 404);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
      for (const name of ['etag', 'content-disposition', 'accept-ranges']) expect(headers, range).not.toHaveProperty(name);
    }
    expect((await content(id, { 'if-none-match': kept })).status).toBe(304);
  });

  test('is only for who sees the task', async () => {
    const { id } = await added(text('private'));
    for (const refused of [await content(id, {}, people.out), await remove(id, people.out)]) {
      expect(refused).toMatchObject({ status: 404, body: { message: 'File not found' } });
    }
    expect((await add(text('x'), { as: people.out })).status).toBe(404);
    await app.as(people.in)(api.tasks.remove, { params: { taskId } });
    expect((await content(id)).status).toBe(404);
    await app.as(people.in)(api.tasks.restore, { params: { taskId } });
    expect((await content(id)).status).toBe(200);
  });

  test('is removed and restored, with its number on the card, comments of the system and events', async () => {
    const { id } = await added(text('one', 'one.txt'));
    const card = async () => {
      const { body } = await app.as(people.lead)(api.tasks.inWorkspace, {
        params: { workspaceId: 3 },
        query: { fields: 'card' },
      });
      return body.find((each) => each.id === taskId);
    };
    expect(await card()).toMatchObject({ attachmentCount: 1, coverId: null });
    expect((await remove(id)).body).toEqual({ success: true });
    expect((await remove(id)).status).toBe(404);
    expect(await list()).toEqual([]);
    expect(await card()).toMatchObject({ attachmentCount: 0 });
    expect((await app.as(people.in)(api.attachments.restore, { params: { attachmentId: id } })).body).toMatchObject({ id });
    expect((await list()).map((each) => each.id)).toEqual([id]);
    const { body: comments } = await app.as(people.in)(api.comments.list, { params: { taskId } });
    expect(comments.map((each) => each.content)).toEqual(['File removed: one.txt', 'File restored: one.txt']);
    const { body: history } = await app.as(people.lead)(api.history.task, { params: { taskId } });
    expect(history.entries.map(({ kind, changes }) => changes[0] ?? kind)).toEqual([
      { field: 'files', from: null, to: 'one.txt' },
      { field: 'files', from: 'one.txt', to: null },
      { field: 'files', from: null, to: 'one.txt' },
      'created',
    ]);
    const { body: events } = await app.as(people.lead)(api.events.list, { query: { since: String(Date.now() - 60_000) } });
    expect(events.filter(({ type }) => type === 'task_files_changed').map((each) => each.taskId)).toEqual([
      taskId,
      taskId,
      taskId,
    ]);
    await remove(id);
    await age(25);
    expect((await app.as(people.in)(api.attachments.restore, { params: { attachmentId: id } })).status).toBe(404);
  });

  test('of a repeated upload is added once', async () => {
    const first = await added(text('again'), { key: 'k' });
    const second = await added(text('again'), { key: 'k' });
    expect(second).toEqual(first);
    expect((await add(text('other'), { key: 'k' })).status).toBe(422);
    expect(await list()).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });

  test('is the picture of the card as long as it is on the task', async () => {
    const picture = await added(await png());
    const other = await added(await png(9, 9), { to: (await aTask(app)).id });
    const { id: noPicture } = await added(text('x'));
    const cover = (attachmentId: number | null) =>
      app.as(people.in)(api.attachments.setCover, { params: { taskId }, body: { attachmentId } });
    const shown = async () =>
      (await rows<{ coverId: number | null }>(app.db, sql`select cover_id as "coverId" from tasks where id = ${taskId}`))[0]
        ?.coverId;
    for (const wrong of [other.id, noPicture, 9999]) expect((await cover(wrong)).status).toBe(400);
    const inList = async () => (await list()).filter(({ isCover }) => isCover).map(({ id }) => id);
    expect(await inList()).toEqual([]);
    expect((await cover(picture.id)).status).toBe(200);
    expect(await shown()).toBe(picture.id);
    expect(await inList()).toEqual([picture.id]);
    await remove(picture.id);
    expect((await app.as(people.in)(api.attachments.restore, { params: { attachmentId: picture.id } })).body.isCover).toBe(true);
    expect((await cover(null)).status).toBe(200);
    expect(await shown()).toBeNull();
    expect(await inList()).toEqual([]);
    // Whoever has the task open loads its files anew.
    const { body: events } = await app.as(people.lead)(api.events.list, { query: { since: String(Date.now() - 60_000) } });
    expect(events.filter(({ taskId: of }) => of === taskId).map(({ type }) => type)).toEqual([
      'task_created',
      ...Array.from({ length: 6 }, () => 'task_files_changed'),
    ]);
    expect(
      (await app.as(people.out)(api.attachments.setCover, { params: { taskId }, body: { attachmentId: null } })).status,
    ).toBe(404);
  });
});

describe('refusals', () => {
  test('name what is wrong, and leave nothing', async () => {
    const form = new FormData();
    form.append('other', text('x'));
    expect(await add(form)).toMatchObject({ status: 400, body: { message: 'Please choose a file.' } });
    expect(await add(text(''))).toMatchObject({ status: 400, body: { message: 'The file is empty.' } });
    const large = new File([Buffer.alloc(25_000_001)], 'large');
    expect(await add(large)).toMatchObject({
      status: 413,
      body: { message: 'The file is too large: it may have at most 25 MB.' },
    });
    expect((await add(text('x'), { to: 99_999 })).status).toBe(404);
    expect(await stored()).toEqual([]);
    await app.db.execute(sql`update tasks set attachment_count = 100 where id = ${taskId}`);
    expect(await add(text('x'))).toMatchObject({ status: 409, body: { message: expect.stringContaining('at most 100 files') } });
    expect(await stored()).toEqual([]);
    await app.db.execute(sql`update tasks set attachment_count = 0 where id = ${taskId}`);
    expect((await added(new File([Buffer.alloc(25_000_000)], 'just fits'))).size).toBe(25_000_000);
  });

  test('a full quota refuses new contents, and takes equal ones', async () => {
    await app.close();
    app = await testApp({ env: { FILES_QUOTA: '1' } });
    people = await actors(app);
    taskId = (await aTask(app)).id;
    const large = new File([Buffer.alloc(900_000, 1)], 'large');
    await added(large);
    expect(await add(new File([Buffer.alloc(200_000)], 'more'))).toMatchObject({ status: 507, body: { error: 'storage_full' } });
    await added(large);
    // The answer does not wait until what came in and is not needed is deleted.
    await expect.poll(stored).toHaveLength(1);
  });

  test('one person has a share of the room, and a part of that within a day', async () => {
    await app.close();
    app = await testApp({ env: { FILES_QUOTA: '1000' } });
    people = await actors(app);
    taskId = (await aTask(app)).id;
    const small = new File([Buffer.alloc(2_000, 3)], 'small');
    const has = async (bytes: number, since: string) => {
      await app.db.execute(sql`delete from attachments`);
      await app.db.execute(sql`delete from stored_files where key = 'large'`);
      await app.db.execute(
        sql`with f as (insert into stored_files (key, hash, size, type, state) values ('large', 'large', ${bytes}, 'x/y', 'kept') returning id)
            insert into attachments (task_id, file_id, name, user_id, via, created_at)
            select ${taskId}, f.id, 'large', ${people.in.id}, 'session', now() - ${since}::interval from f`,
      );
    };
    await has(249_999_000, '2 days');
    expect(await add(small)).toMatchObject({ status: 409, body: { message: expect.stringContaining('your share of the room') } });
    await has(199_999_000, '2 hours');
    expect(await add(small)).toMatchObject({ status: 429, body: { message: expect.stringContaining('in a day') } });
    const params = { taskId };
    expect((await app.as(people.lead)(api.attachments.add, { params, upload: small })).status).toBe(201);
    await has(199_999_000, '2 days');
    await added(small);
  });

  test('removed files give way to new ones, those first that were removed first; administrators learn when the room fills', async () => {
    await app.close();
    app = await testApp({ env: { FILES_QUOTA: '1' } });
    people = await actors(app);
    taskId = (await aTask(app)).id;
    const of = (bytes: number, fill: number) => new File([Buffer.alloc(bytes, fill)], `file ${fill}`);
    const warnings = async () =>
      (await app.as(people.adm)(api.notifications.list)).body
        .filter(({ kind }) => kind === 'files_filling')
        .map(({ message }) => message);
    const first = await added(of(400_000, 1));
    const second = await added(of(300_000, 2));
    expect(await warnings()).toEqual([]);
    for (const { id } of [first, second]) await app.as(people.in)(api.attachments.remove, { params: { attachmentId: id } });
    await added(of(500_000, 3));
    expect(await warnings()).toEqual([
      'The room for files is 80% full. Removed files are deleted first; after that nobody can add files. Whoever runs the server raises FILES_QUOTA.',
    ]);
    const restore = async (attachmentId: number) =>
      (await app.as(people.in)(api.attachments.restore, { params: { attachmentId } })).status;
    expect(await restore(first.id)).toBe(404);
    expect(await restore(second.id)).toBe(200);
    expect(await add(of(300_000, 4))).toMatchObject({ status: 507 });
    await added(of(100_000, 5));
    expect(await warnings()).toHaveLength(1);
  });

  test.each(['ENOSPC', 'EDQUOT'])(
    'a disk that fills up while a file arrives is said in words (%s), and nothing is left',
    async (code) => {
      const write = vi.spyOn(fs, 'write').mockImplementation(((...given: unknown[]) => {
        (given.at(-1) as (error: Error) => void)(Object.assign(new Error('no space'), { code }));
      }) as never);
      const large = new File([Buffer.alloc(3_000_000, 1)], 'large');
      const { status, body } = await add(large);
      write.mockRestore();
      expect({ status, body }).toMatchObject({
        status: 507,
        body: { error: 'storage_full', message: expect.stringContaining("the server's disk is full") },
      });
      expect(await stored()).toEqual([]);
      expect(await list()).toEqual([]);
      expect(await rows(app.db, sql`select id from stored_files`)).toEqual([]);
      expect((await added(large)).size).toBe(3_000_000);
    },
  );

  test('a disk that fills up while what has arrived is stored leaves nothing either', async () => {
    const copy = vi.spyOn(promises, 'copyFile').mockImplementation(async (_from, to) => {
      await promises.writeFile(to, 'half of it');
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    });
    syncBuiltinESMExports();
    for (const file of [text('some'), await png()]) {
      expect(await add(file)).toMatchObject({ status: 507, body: { error: 'storage_full' } });
      expect(await stored()).toEqual([]);
      expect(await rows(app.db, sql`select id from stored_files`)).toEqual([]);
    }
    copy.mockRestore();
    syncBuiltinESMExports();
    await added(await png());
  });

  test('an upload that is cut off, or stops, leaves nothing', async () => {
    await app.close();
    const timeouts = {
      headers: 6_000,
      request: 300,
      upload: 20_000,
      stalled: 400,
      connection: 60_000,
      reading: 11_000,
      checkEvery: 100,
    };
    app = await testApp({ timeouts });
    people = await actors(app);
    taskId = (await aTask(app)).id;
    const begin = await uploads(people.in);
    const cut = begin();
    await expect.poll(stored).toHaveLength(1);
    cut.destroy();
    await expect.poll(stored).toEqual([]);
    for (const body of [undefined, '--x\r\n']) {
      const slow = begin(body);
      const said = once(slow, 'data');
      if (body === undefined) await expect.poll(stored).toHaveLength(1);
      expect(String(await said)).toMatch(/^HTTP\/1.1 400 [\s\S]*The file did not arrive as a whole/);
      slow.destroy();
    }
    expect(await stored()).toEqual([]);
    expect(await list()).toEqual([]);
  });
});

test('whoever begins many slow uploads leaves room for others', async () => {
  const { atOnce, runningEach } = attachmentLimits.uploads;
  const begin = await uploads(people.in);
  const slow = Array.from({ length: atOnce }, () => begin());
  await expect.poll(stored).toHaveLength(runningEach);
  await added(text('of somebody else'), { as: people.lead });
  for (const socket of slow) socket.destroy();
  await expect.poll(stored).toHaveLength(1);
  // Those that left while they waited hold no slot.
  await added(text('mine'));
});

test('a file for a task that one does not see takes no place of others', async () => {
  const begin = await uploads(people.out);
  const slow = begin();
  expect(String((await once(slow, 'data'))[0])).toMatch(/^HTTP\/1.1 404 [\s\S]*Task not found/);
  expect(await stored()).toEqual([]);
  slow.destroy();
});

describe('contents', () => {
  test('are kept once, and deleted when nothing refers to them, after a day', async () => {
    const first = await added(await png());
    const second = await added(await png(), { to: (await aTask(app)).id });
    // The copy that arrived goes after the answer.
    await expect.poll(stored).toHaveLength(2);
    await remove(first.id);
    await age(25);
    await sweep();
    expect((await content(second.id)).status).toBe(200);
    await app.db.execute(sql`delete from tasks where id = ${second.taskId}`);
    await age(2);
    await sweep();
    expect(await stored()).toHaveLength(2);
    await age(25);
    await sweep();
    expect(await stored()).toEqual([]);
    expect(await rows(app.db, sql`select id from stored_files`)).toEqual([]);
  });

  test('that are uploaded again while they are deleted stay', async () => {
    const first = await added(text('the same'));
    await app.db.execute(sql`delete from attachments where id = ${first.id}`);
    await age(2);
    const [again] = await Promise.all([added(text('the same')), sweep()]);
    await age(26);
    await sweep();
    expect((await content(again.id)).text).toBe('the same');
  });

  test('of many equal uploads at once are one', async () => {
    const files = await Promise.all(Array.from({ length: 5 }, () => added(text('together'))));
    expect(new Set(files.map(({ id }) => id)).size).toBe(5);
    // What was received besides is deleted after its answer.
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1));
    expect(await list()).toHaveLength(5);
  });
});
