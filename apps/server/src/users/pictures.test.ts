// What the API promises of pictures of people: who sets and sees them, what is taken, and that nothing hostile gets through.
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { api } from '@app/contract';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import * as tables from '#db/tables.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

const notImage = 'Please select an image file (PNG, JPG, etc.)';
const tooLarge = 'Please select an image less than 5MB in size';

let app: TestApp;
let person: Person;

beforeEach(async () => {
  app = await testApp();
  person = await aUser(app);
  return () => app.close();
});

interface As {
  as?: Person;
  /** Whose picture it is to be. */
  of?: Person;
  name?: string;
  type?: string;
}

function upload(content: Buffer | FormData, { as = person, of = as, name = 'me.png', type = 'image/png' }: As = {}) {
  const file = content instanceof FormData ? content : formOf(content, name, type);
  return app.as(as)(api.users.setPicture, { params: { userId: of.id }, upload: file });
}

function formOf(content: Buffer, name: string, type: string, field = 'profilePicture'): FormData {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(content)], name, { type }));
  return form;
}

const interlaced = { progressive: true, compressionLevel: 1 };
const red = { r: 200, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 200 };

function plain(width = 60, height = 40, background: object = red) {
  return sharp({ create: { width, height, channels: 3, background: background as typeof red } });
}

async function pictureAt(address: string | null, as: Person | undefined = person, headers = {}) {
  return app.raw({ method: 'GET', url: address ?? '', as, headers });
}

async function colorAt(image: Buffer, left: number, top: number) {
  const { data } = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0, b = 0] = data;
  return { r, g, b };
}

/** The picture that an upload made, as it is served. */
async function made(content: Buffer): Promise<Buffer> {
  const { status, body } = await upload(content);
  expect(status, body.message).toBe(200);
  return (await pictureAt(body.profilePicture)).bytes;
}

describe('an uploaded picture', () => {
  test.each([
    ['PNG', () => plain().png().toBuffer()],
    ['JPEG', () => plain().jpeg().toBuffer()],
    ['WebP', () => plain().webp().toBuffer()],
    ['GIF', () => plain().gif().toBuffer()],
    ['interlaced PNG', () => plain().png({ progressive: true }).toBuffer()],
    ['PNG with palette', () => plain().png({ palette: true }).toBuffer()],
    ['16-bit PNG', () => plain().toColourspace('rgb16').png().toBuffer()],
    ['CMYK JPEG', () => plain().toColourspace('cmyk').jpeg().toBuffer()],
    ['grey JPEG', () => plain().toColourspace('b-w').jpeg().toBuffer()],
    ['PNG of one pixel', () => plain(1, 1).png().toBuffer()],
    ['very wide PNG', () => plain(12_000, 3).png().toBuffer()],
  ])('of type %s becomes a square WebP, whatever it is called', async (_, make) => {
    const { status, body } = await upload(await make(), { name: '../../x\r\n.exe', type: 'text/html' });
    expect(status, body.message).toBe(200);
    expect(body).toMatchObject({ id: person.id, username: person.username });
    expect(body.profilePicture).toMatch(/^\/api\/avatars\/[0-9a-f]{64}$/);
    const picture = await pictureAt(body.profilePicture);
    expect(picture.status).toBe(200);
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(body.profilePicture).toContain(createHash('sha256').update(picture.bytes).digest('hex'));
  });

  test('is upright and says nothing of where it was taken', async () => {
    const left = await plain(20, 20, blue).png().toBuffer();
    const sideways = await plain(40, 20)
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place', Make: 'secret camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(sideways).metadata()).exif).toBeDefined();
    const picture = await made(sideways);
    // Turned by 90 degrees, what was at the left is above.
    expect((await colorAt(picture, 256, 20)).b).toBeGreaterThan(150);
    expect((await colorAt(picture, 256, 490)).r).toBeGreaterThan(150);
    const { exif, orientation, icc, xmp } = await sharp(picture).metadata();
    expect({ exif, orientation, icc, xmp }).toEqual({});
    expect(picture.includes('secret')).toBe(false);
  });

  test('is the middle of one that is not square', async () => {
    const middle = await plain(20, 20, blue).png().toBuffer();
    const picture = await made(
      await plain(60, 20)
        .composite([{ input: middle, left: 20, top: 0 }])
        .png()
        .toBuffer(),
    );
    for (const at of [12, 256, 500]) expect((await colorAt(picture, at, at)).b).toBeGreaterThan(150);
  });

  test.each(['webp', 'gif'] as const)('is the first frame of an animated %s', async (format) => {
    const frames = [await plain(30, 30, blue).png().toBuffer(), await plain(30, 30).png().toBuffer()];
    const animated = await sharp(frames, { join: { animated: true } })
      .toFormat(format, { delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const picture = await made(animated);
    expect((await sharp(picture).metadata()).pages ?? 1).toBe(1);
    expect((await colorAt(picture, 256, 256)).b).toBeGreaterThan(150);
  });

  test('keeps nothing that was hidden behind the image', async () => {
    const page = Buffer.from('<script>alert(1)</script>');
    const picture = await made(Buffer.concat([await plain().png().toBuffer(), page]));
    expect(picture.includes('script')).toBe(false);
  });
});

describe('what is no image that we take', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
  const cases: [string, () => Promise<Buffer> | Buffer][] = [
    ['an empty file', () => Buffer.alloc(0)],
    ['an SVG named .png', () => svg],
    ['an SVG behind its XML line', () => Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), svg])],
    ['a page with the type of an image', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF that is a script', () => Buffer.from(`GIF89a/*${'x'.repeat(100)}*/=1;alert(1)//`)],
    ['a signature and nothing else', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['a truncated PNG', async () => half(await noise().png().toBuffer())],
    ['a truncated JPEG', async () => half(await noise().jpeg().toBuffer())],
    ['a truncated WebP', async () => half(await noise().webp().toBuffer())],
    ['a truncated GIF', async () => half(await noise().gif().toBuffer())],
    ['a PNG with broken bytes', async () => broken(await noise().png().toBuffer())],
    ['a PNG that claims to be huge', async () => claiming(await plain().png().toBuffer(), 100_000, 100_000)],
    ['a PNG that claims to be larger than any', async () => claiming(await plain().png().toBuffer(), 2 ** 31 - 1, 2 ** 31 - 1)],
    ['a GIF that claims to be huge', async () => huge(await plain().gif().toBuffer())],
    ['a small file with 36 million pixels', () => plain(6_000, 6_000).png({ palette: true }).toBuffer()],
    ['one pixel row more than 25 million', () => plain(5_000, 5_001).png({ palette: true }).toBuffer()],
    [
      'an interlaced one that takes 128 MB',
      () => plain(4_000, 4_000).ensureAlpha().toColourspace('rgb16').png(interlaced).toBuffer(),
    ],
    ['a TIFF', () => plain().tiff().toBuffer()],
    ['an AVIF', () => plain().avif().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj')],
    ['a BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)])],
    ['an icon', () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(100)])],
  ];

  test.each(cases)('is refused: %s', async (_, make) => {
    const content = await make();
    expect(content.length).toBeLessThan(5_000_000);
    const before = Date.now();
    expect(await upload(content)).toMatchObject({ status: 400, body: { error: 'validation', message: notImage } });
    expect(Date.now() - before).toBeLessThan(2_000);
    expect(await app.db.$count(tables.avatars)).toBe(0);
    expect((await app.as(person)(api.auth.currentUser)).body.user.profilePicture).toBeNull();
  });

  test('25 million pixels are taken', async () => {
    expect((await upload(await plain(5_000, 5_000).png({ palette: true }).toBuffer())).status).toBe(200);
  });

  test('leaves the picture that was there before', async () => {
    const { body } = await upload(await plain().png().toBuffer());
    expect((await upload(svg)).status).toBe(400);
    expect((await pictureAt(body.profilePicture)).status).toBe(200);
  });

  test('a form without the file, with another name, or that is none', async () => {
    const image = await plain().png().toBuffer();
    const text = new FormData();
    text.append('profilePicture', 'http://169.254.169.254/latest');
    const url = `/api/users/${person.id}/profile-picture`;
    for (const form of [new FormData(), text, formOf(image, 'me.png', 'image/png', 'picture')])
      expect(await upload(form)).toMatchObject({ status: 400, body: { message: notImage } });
    for (const type of ['application/json', 'image/png', 'multipart/mixed; boundary=x', 'application/octet-stream', undefined]) {
      const reply = await app.raw({ method: 'POST', url, payload: image, headers: { 'content-type': type }, as: person });
      expect({ type, status: reply.status }).toEqual({ type, status: 415 });
    }
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=x']) {
      const reply = await app.raw({ method: 'POST', url, payload: 'nonsense', headers: { 'content-type': type }, as: person });
      expect([400, 415]).toContain(reply.status);
    }
    expect(await app.db.$count(tables.avatars)).toBe(0);
  });

  test('more files than one, and a thousand parts', async () => {
    const image = await plain().png().toBuffer();
    const many = formOf(image, 'a.png', 'image/png');
    for (let count = 0; count < 1_000; count++) many.append('x', new File(['x'], 'x'));
    expect((await upload(many)).status).toBeLessThan(500);
  });
});

describe('the size', () => {
  test('of one byte less than five megabytes is taken', async () => {
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

  test('is refused over a real connection, with and without a length that is told', async () => {
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

describe('while pictures are made', () => {
  test('others are answered, ten large ones at once do no harm, and those that would wait too long are told so', async () => {
    const large = await plain(5_000, 5_000).png({ palette: true }).toBuffer();
    const people = await Promise.all(Array.from({ length: 12 }, () => aUser(app)));
    for (const someone of people) await app.cookieOf(someone);
    let longest = 0;
    let running = true;
    const others = (async () => {
      while (running) {
        const before = performance.now();
        expect((await app.as(person)(api.auth.currentUser)).status).toBe(200);
        longest = Math.max(longest, performance.now() - before);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    })();
    const replies = await Promise.all(people.map((someone) => upload(large, { as: someone })));
    running = false;
    await others;
    expect(longest).toBeLessThan(2_000);
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8);
    for (const { status, headers } of replies.filter((reply) => reply.status !== 200)) {
      expect(status).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    }
  });

  test('one person has ten tries an hour', async () => {
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
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await app.db.$count(tables.events, eq(tables.events.type, 'user_updated'))).toBe(1);
  });
});

describe('the picture', () => {
  test('is kept for ever by the browser of who may see it, and does nothing as a page', async () => {
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

  test('is not there for strangers, and not at another address', async () => {
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

  test('is replaced by the next one, which has another address', async () => {
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

  test('is on every card, and everybody is told that it changed', async () => {
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

  test('does not make the kept boards be read again, for they name people by number', async () => {
    const board = () => app.as(person)(api.tasks.inWorkspace, { params: { workspaceId: 3 } });
    const before = await board();
    await upload(await plain().png().toBuffer());
    expect((await board()).headers['etag']).toBe(before.headers['etag']);
    await aTask(app);
    expect((await board()).headers['etag']).not.toBe(before.headers['etag']);
  });

  test('goes when it is removed, twice too', async () => {
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

/** An image that does not compress to nothing, so that cutting it cuts the image. */
function noise() {
  return sharp({
    create: { width: 90, height: 90, channels: 3, background: red, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
}

function half(content: Buffer): Buffer {
  return content.subarray(0, Math.floor(content.length / 2));
}

function broken(content: Buffer): Buffer {
  const changed = Buffer.from(content);
  changed.fill(0xff, Math.floor(content.length / 3), Math.floor(content.length / 2));
  return changed;
}

/** The PNG with another size in its header, its checksum right. */
function claiming(content: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(content);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}

/** The GIF with the largest size that its header and its first frame can name. */
function huge(content: Buffer): Buffer {
  const changed = Buffer.from(content);
  const frame = changed.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
  for (const at of [6, 8, frame + 5, frame + 7]) changed.writeUInt16LE(65_535, at);
  return changed;
}
