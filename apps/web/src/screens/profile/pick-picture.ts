// What is looked at before a chosen file becomes a picture: its type, its size, and whether the browser can show it.
import { limits } from '@app/contract';
import { currentText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** A file that the browser shows, at an address of the page. */
export interface PickedPicture {
  url: string;
  image: HTMLImageElement;
}

/** The file as a picture; undefined, with a toast, where it is none or too large. */
export async function pickPicture(file: File): Promise<PickedPicture | undefined> {
  const { avatar } = currentText().users;
  // Drawings are programs rather than pictures; the server takes none either.
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
