// An uploaded file becomes a square picture, or is refused if it is invalid or hostile.
import { createHash } from 'node:crypto';
import * as api from '@app/contract/api.ts';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import * as tables from '#db/tables.ts';
import { aUser } from '#testing/factories.ts';
import { broken, claiming, formOf, half, huge, noise, plain, uploadPicture } from '#testing/pictures.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

const notImage = 'Please select an image file (PNG, JPG, etc.)';
const interlaced = { progressive: true, compressionLevel: 1 };
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

function pictureAt(address: string | null) {
  return app.raw({ method: 'GET', url: address ?? '', as: person });
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

/** Returns the picture of an upload, as it is served. */
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
  ])('of type %s becomes a square WebP, whatever its name', async (_, make) => {
    const { status, body } = await upload(await make(), { name: '../../x\r\n.exe', type: 'text/html' });
    expect(status, body.message).toBe(200);
    expect(body).toMatchObject({ id: person.id, username: person.username });
    expect(body.profilePicture).toMatch(/^\/api\/avatars\/[0-9a-f]{64}$/);
    const picture = await pictureAt(body.profilePicture);
    expect(picture.status).toBe(200);
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(body.profilePicture).toContain(createHash('sha256').update(picture.bytes).digest('hex'));
  });

  test('is upright and contains no location', async () => {
    const left = await plain(20, 20, blue).png().toBuffer();
    const sideways = await plain(40, 20)
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place', Make: 'secret camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(sideways).metadata()).exif).toBeDefined();
    const picture = await made(sideways);
    // Rotated by 90 degrees, the left side is at the top.
    expect((await colorAt(picture, 256, 20)).b).toBeGreaterThan(150);
    expect((await colorAt(picture, 256, 490)).r).toBeGreaterThan(150);
    const { exif, orientation, icc, xmp } = await sharp(picture).metadata();
    expect({ exif, orientation, icc, xmp }).toEqual({});
    expect(picture.includes('secret')).toBe(false);
  });

  test('is the centre of one that is not square', async () => {
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

describe('a file that is no accepted image', () => {
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
    ['a small file with 36 million pixels', () => plain(6_000, 6_000).png().toBuffer()],
    ['one pixel row more than 25 million', () => plain(5_000, 5_001).png().toBuffer()],
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
    expect(await upload(content)).toMatchObject({ status: 400, body: { error: 'validation', message: notImage } });
    expect(await app.db.$count(tables.avatars)).toBe(0);
    expect((await app.as(person)(api.auth.currentUser)).body.user.profilePicture).toBeNull();
  });

  test('25 million pixels are accepted', async () => {
    expect((await upload(await plain(5_000, 5_000).png().toBuffer())).status).toBe(200);
  });

  test('leaves the former picture', async () => {
    const { body } = await upload(await plain().png().toBuffer());
    expect((await upload(svg)).status).toBe(400);
    expect((await pictureAt(body.profilePicture)).status).toBe(200);
  });

  test('a form without the file, with another name, or an invalid one', async () => {
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

  test('several files, and a thousand parts', async () => {
    const image = await plain().png().toBuffer();
    const many = formOf(image, 'a.png', 'image/png');
    for (let count = 0; count < 1_000; count++) many.append('x', new File(['x'], 'x'));
    expect((await upload(many)).status).toBeLessThan(500);
  });
});
