// For tests: pictures to upload, good and hostile, and the upload itself.
import { crc32 } from 'node:zlib';
import * as api from '@app/contract/api.ts';
import sharp from 'sharp';
import type { Person, TestApp } from '#testing/test-app.ts';

const red = { r: 200, g: 30, b: 30 };

interface PictureOptions {
  as: Person;
  /** The owner of the picture; the caller by default. */
  of?: Person;
  name?: string;
  type?: string;
}

/** Uploads a file, or the given form, as a picture. */
export function uploadPicture(app: TestApp, content: Buffer | FormData, given: PictureOptions) {
  const { as, of = as, name = 'me.png', type = 'image/png' } = given;
  const upload = content instanceof FormData ? content : formOf(content, name, type);
  return app.as(as)(api.users.setPicture, { params: { userId: of.id }, upload });
}

/** Returns the form that a browser sends. */
export function formOf(content: Buffer, name = 'me.png', type = 'image/png', field = 'profilePicture'): FormData {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(content)], name, { type }));
  return form;
}

/** An image of one colour, red by default. */
export function plain(width = 60, height = 40, background = red) {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** An image that does not compress to nothing, so that truncation hits the image data. */
export function noise() {
  return sharp({
    create: { width: 90, height: 90, channels: 3, background: red, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
}

export function half(content: Buffer): Buffer {
  return content.subarray(0, Math.floor(content.length / 2));
}

export function broken(content: Buffer): Buffer {
  const changed = Buffer.from(content);
  changed.fill(0xff, Math.floor(content.length / 3), Math.floor(content.length / 2));
  return changed;
}

/** Returns the PNG with another size in its header and a valid checksum. */
export function claiming(content: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(content);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}

/** Returns the GIF with the largest size that its header and its first frame can name. */
export function huge(content: Buffer): Buffer {
  const changed = Buffer.from(content);
  const frame = changed.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
  for (const at of [6, 8, frame + 5, frame + 7]) changed.writeUInt16LE(65_535, at);
  return changed;
}
