// Tests profile pictures: who sets, sees and removes them, how large they may be, and who is notified.
import { request } from 'node:http';
import * as api from '@app/contract/api.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as tables from '#db/tables.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { formOf, plain, uploadPicture } from '#testing/pictures.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

const tooLarge = 'Please select an image less than 5MB in size';
const blue = { r: 30, g: 30, b: 200 };

let app: TestApp;
let person: Person;

beforeEach(async () => {
  app = await testApp();
  person = await aUser(app);
  return () => app.close();
});

function upload(content: Buffer | FormData, given: Partial<Parameters<typeof uploadPicture>[2]> = {}) {
  return uploadPicture(app, content, { as: person, ...given });
}

async function pictureAt(address: string | null, as: Person | undefined = person, headers = {}) {
  return app.raw({ method: 'GET', url: address ?? '', as, headers });
}

describe('the size', () => {
  test('of one byte less than five megabytes is accepted', async () => {
    const image = await plain().png().toBuffer();
    const filled = Buffer.concat([image, Buffer.alloc(5_000_000 - 1 - image.length)]);
    expect((await upload(filled)).status).toBe(200);
  });

  test.each([5_000_000, 5_000_001, 9_000_000])('of %d bytes is refused', async (size) => {
    const image = await plain().png().toBuffer();
    const filled = Buffer.concat([image, Buffer.alloc(size - image.length)]);
    expect(await upload(filled)).toMatchObject({ status: 413, body: { error: 'too_large', message: tooLarge } });
    expect(await app.db.$count(tables.avatars)).toBe(0);
  });

  test('is refused over a real connection, with and without a Content-Length', async () => {
    const address = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { cookie: await app.cookieOf(person) };
    const url = `${address}/api/users/${person.id}/profile-picture`;
    const whole = await fetch(url, { method: 'POST', headers, body: formOf(Buffer.alloc(12_000_000), 'x.png', 'image/png') });
    expect(whole.status).toBe(413);
    const form = new Response(formOf(Buffer.alloc(6_000_000), 'x.png', 'image/png'));
    const type = { 'content-type': form.headers.get('content-type') ?? '' };
    const chunked = await fetch(url, {
      method: 'POST',
      headers: { ...headers, ...type },
      body: form.body,
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
    const good = formOf(await plain().png().toBuffer(), 'x.png', 'image/png');
    expect((await fetch(url, { method: 'POST', headers, body: good })).status).toBe(200);
  });
});

describe('while pictures are processed', () => {
  test('other requests are answered, ten large ones at once do no harm, and those that would wait too long are refused', async () => {
    const large = await plain(5_000, 5_000).png({ palette: true }).toBuffer();
    const people = await Promise.all(Array.from({ length: 12 }, () => aUser(app)));
    for (const someone of people) await app.cookieOf(someone);
    let answered = 0;
    let running = true;
    const others = (async () => {
      while (running) {
        expect((await app.as(person)(api.auth.currentUser)).status).toBe(200);
        answered++;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    })();
    const replies = await Promise.all(people.map((someone) => upload(large, { as: someone })));
    running = false;
    await others;
    // Processing pictures on the main thread would let about one request through after each.
    expect(answered).toBeGreaterThan(2 * people.length);
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8);
    for (const { status, headers } of replies.filter((reply) => reply.status !== 200)) {
      expect(status).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    }
  });

  test('slow uploads of one person leave places for others', async () => {
    const greedy = await aUser(app);
    const address = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = {
      cookie: await app.cookieOf(greedy),
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 9_999,
    };
    const slow = Array.from({ length: 6 }, () => {
      const sent = request(`${address}/api/users/${greedy.id}/profile-picture`, { method: 'POST', headers });
      sent.on('error', () => {});
      sent.write('--x\r\n');
      return sent;
    });
    await expect.poll(() => app.db.$count(tables.attempts, sql`key like 'upload:%' and count = 6`)).toBe(1);
    expect((await upload(await plain().png().toBuffer())).status).toBe(200);
    for (const sent of slow) sent.destroy();
  });

  test('one person has ten attempts an hour', async () => {
    const image = await plain().png().toBuffer();
    for (let count = 0; count < 10; count++) expect((await upload(image)).status).toBe(200);
    const refused = await upload(image);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('the same key is one upload', async () => {
    const image = await plain().png().toBuffer();
    const again = () =>
      app.as(person)(api.users.setPicture, {
        params: { userId: person.id },
        upload: new Blob([new Uint8Array(image)]),
        headers: { 'idempotency-key': 'once' },
      });
    const [first, second] = [await again(), await again()];
    expect(second.text).toBe(first.text);
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await app.db.$count(tables.events, eq(tables.events.type, 'user_updated'))).toBe(1);
  });
});

describe('the picture', () => {
  test('is cached for ever by the browser of a person who may see it, and runs nothing as a page', async () => {
    const { body } = await upload(await plain().png().toBuffer());
    const { headers } = await pictureAt(body.profilePicture, await aUser(app, { department: 'HR' }));
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      etag: `"${body.profilePicture?.split('/').at(-1)}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    const again = await pictureAt(body.profilePicture, person, { 'if-none-match': headers['etag'] });
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
  });

  test('does not exist for strangers, nor at another URL', async () => {
    const { body } = await upload(await plain().png().toBuffer());
    expect(await pictureAt(body.profilePicture, undefined)).toMatchObject({ status: 200 });
    expect((await app.raw({ method: 'GET', url: body.profilePicture ?? '' })).status).toBe(401);
    const unknown = await pictureAt(`/api/avatars/${'0'.repeat(64)}`);
    expect(unknown).toMatchObject({ status: 404, body: { message: 'Picture not found', error: 'not_found' } });
    expect(unknown.headers['cache-control']).toBe('no-store');
    for (const hash of ['x', '1', '..%2f..%2fetc%2fpasswd', `${body.profilePicture?.split('/').at(-1)}0`])
      expect((await pictureAt(`/api/avatars/${hash}`)).status).toBe(400);
    expect((await pictureAt('/api/avatars/')).status).toBe(400);
    expect((await pictureAt('/api/avatars')).status).toBe(404);
  });

  test('is replaced by the next one, which has another URL', async () => {
    const first = await upload(await plain().png().toBuffer());
    const second = await upload(await plain(60, 40, blue).png().toBuffer());
    expect(second.body.profilePicture).not.toBe(first.body.profilePicture);
    expect((await pictureAt(first.body.profilePicture)).status).toBe(404);
    expect((await pictureAt(second.body.profilePicture)).status).toBe(200);
    expect(await app.db.$count(tables.avatars)).toBe(1);
  });

  test('that two people have stays while one of them has it', async () => {
    const image = await plain().png().toBuffer();
    const other = await aUser(app);
    const { body } = await upload(image);
    expect((await upload(image, { as: other })).body.profilePicture).toBe(body.profilePicture);
    await app.as(person)(api.users.removePicture, { params: { userId: person.id } });
    expect((await pictureAt(body.profilePicture)).status).toBe(200);
    await app.db.execute(sql`update users set deleted_at = now() where id = ${other.id}`);
    expect((await pictureAt(body.profilePicture)).status).toBe(404);
  });

  test('is on every card, and everybody gets an event that it changed', async () => {
    const colleague = await aUser(app);
    const { id: taskId } = await aTask(app, { by: person, assigneeId: person.id });
    await app.as(person)(api.comments.create, { params: { taskId }, body: { content: 'Hello' } });
    const since = String(Date.now());
    const { body } = await upload(await plain().png().toBuffer());
    const as = app.as(colleague);
    const { profilePicture } = body;
    expect((await as(api.users.get, { params: { userId: person.id } })).body.profilePicture).toBe(profilePicture);
    expect((await as(api.users.list)).body.find(({ id }) => id === person.id)?.profilePicture).toBe(profilePicture);
    expect((await as(api.comments.list, { params: { taskId } })).body[0]?.user?.profilePicture).toBe(profilePicture);
    expect((await as(api.workspaces.members, { params: { workspaceId: 3 } })).text).toContain(profilePicture);
    const events = await as(api.events.list, { query: { since } });
    expect(events.body.at(-1)).toMatchObject({ type: 'user_updated', userId: person.id });
  });

  test('does not invalidate cached boards, because they refer to people by id', async () => {
    const board = () => app.as(person)(api.tasks.inWorkspace, { params: { workspaceId: 3 }, query: { fields: 'card' } });
    const before = await board();
    await upload(await plain().png().toBuffer());
    expect((await board()).headers['etag']).toBe(before.headers['etag']);
    await aTask(app);
    expect((await board()).headers['etag']).not.toBe(before.headers['etag']);
  });

  test('is deleted when it is removed, also twice', async () => {
    const { body } = await upload(await plain().png().toBuffer());
    const remove = () => app.as(person)(api.users.removePicture, { params: { userId: person.id } });
    expect(await remove()).toMatchObject({ status: 200, body: { success: true } });
    expect((await pictureAt(body.profilePicture)).status).toBe(404);
    expect((await app.as(person)(api.auth.currentUser)).body.user.profilePicture).toBeNull();
    expect((await remove()).status).toBe(200);
  });

  test('is changed and removed by its owner only', async () => {
    const image = await plain().png().toBuffer();
    const { body } = await upload(image);
    const admin = await aUser(app, { role: 'admin' });
    const refusal = { status: 403, body: { message: 'You can only edit your own profile.' } };
    for (const as of [admin, await aUser(app)]) {
      expect(await upload(image, { as, of: person })).toMatchObject(refusal);
      expect(await app.as(as)(api.users.removePicture, { params: { userId: person.id } })).toMatchObject(refusal);
    }
    expect((await app.as()(api.users.removePicture, { params: { userId: person.id } })).status).toBe(401);
    expect((await pictureAt(body.profilePicture)).status).toBe(200);
  });
});
