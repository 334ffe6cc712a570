// Rules about files on tasks: their names, and the addresses under which texts show them.
import { attachmentLimits } from '#attachments/attachments.limits.ts';
import { sanitizeName } from '#fields.ts';

const fallback = 'file';

/** Returns the name under which a file is kept: without folders and invisible characters, cut in the middle if it is long. */
export function fileName(original: string): string {
  const last = original.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const name = sanitizeName(last);
  if (/^\.*$/.test(name)) return fallback;
  if (name.length <= attachmentLimits.name) return name;
  const ending = /\.[^.]{1,20}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, attachmentLimits.name - ending.length - 1).toWellFormed()}…${ending}`;
}

/** The path under which who sees a task downloads one of its files. */
export function filePath(attachmentId: number): string {
  return `/api/attachments/${attachmentId}/content`;
}

/** The address of a picture of a task, as texts name it. */
export function pictureAddress(attachmentId: number): string {
  return `/api/attachments/${attachmentId}/preview`;
}

/** Returns the id in the address of a picture; undefined for any other address, which is never loaded as a picture. */
export function pictureIn(address: string): number | undefined {
  const id = /^\/api\/attachments\/([1-9]\d{0,9})\/preview$/.exec(address)?.[1];
  return id === undefined ? undefined : Number(id);
}

const address = /\/api\/attachments\/([1-9]\d{0,8})(?=\/(?:content|preview)(?![\w/]))/g;

/** Returns the ids of the files whose addresses a text has. */
export function filesIn(text: string): number[] {
  return text.includes('/api/attachments/') ? [...text.matchAll(address)].map(([, id]) => Number(id)) : [];
}

/** Returns the text with the addresses of other files in place of those in `ids`. */
export function withFiles(text: string, ids: ReadonlyMap<number, number>): string {
  return text.replace(address, (whole, id: string) => {
    const other = ids.get(Number(id));
    return other === undefined ? whole : `/api/attachments/${other}`;
  });
}
