// Crops a picture to the chosen square in its stored size, so that no more is uploaded.
import { limits } from '@app/contract/limits.ts';
import { currentText } from '#lib/text.ts';

export interface Square {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the square as a PNG, upright as the browser shows it. Throws if the browser cannot create it. */
export async function cropPicture(image: HTMLImageElement, { x, y, width, height }: Square): Promise<Blob> {
  const { side } = limits.avatar;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const paper = canvas.getContext('2d');
  if (!paper) throw impossible();
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(image, x, y, width, height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw impossible();
  return blob;
}

/** The dialog shows the message of an error. */
function impossible(): Error {
  return new Error(currentText().users.avatar.uploadFailed.text);
}
