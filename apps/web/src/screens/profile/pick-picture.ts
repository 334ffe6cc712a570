// Validates a chosen picture: its type, its size, and whether the browser can show it.
import { limits } from '@app/contract/limits.ts';
import { currentText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** A file that the browser can show, with its object URL. */
export interface PickedPicture {
  url: string;
  image: HTMLImageElement;
}

/** Returns the file as a picture. Undefined, with a toast, if it is not a picture or too large. */
export async function pickPicture(file: File): Promise<PickedPicture | undefined> {
  const { avatar } = currentText().users;
  // SVG files can contain scripts; the server rejects them too.
  if (!file.type.startsWith('image/') || file.type.startsWith('image/svg')) return refuse(avatar.invalidTitle, avatar.notImage);
  if (file.size >= limits.avatar.bytes) return refuse(avatar.tooLargeTitle, avatar.tooLarge);
  if (!(await isReadable(file))) return refuse(avatar.invalidTitle, avatar.notImage);
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  await image.decode();
  return { url, image };
}

async function isReadable(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

function refuse(title: string, text: string): undefined {
  toast({ title, text, kind: 'destructive' });
}
