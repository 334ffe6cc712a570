// Makes a moving picture of a page.
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Half a minute stays below 1.5 MB with these. */
const width = 1000;
const quality = 60;

/** Screenshots do not show the pointer of the mouse. */
export async function showPointer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pointer = document.createElement('div');
    pointer.innerHTML =
      '<svg width="22" height="22" viewBox="0 0 24 24"><path d="M5 2l14 12-7 1 4 7-3 1-4-7-4 5z" fill="#111" stroke="#fff" stroke-width="1.5"/></svg>';
    Object.assign(pointer.style, { position: 'fixed', zIndex: '2147483647', pointerEvents: 'none', left: '0', top: '0' });
    document.documentElement.append(pointer);
    document.addEventListener(
      'mousemove',
      ({ clientX, clientY }) => {
        pointer.style.transform = `translate(${clientX - 4}px, ${clientY - 2}px)`;
      },
      true,
    );
  });
}

/** Pictures of a page, each shown for a time. */
export class Film {
  readonly #page: Page;
  readonly #frames: Buffer[] = [];
  readonly #delays: number[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Shows what the page shows now for so many milliseconds. */
  async hold(milliseconds: number): Promise<void> {
    const frame = await this.#page.screenshot();
    this.#frames.push(await sharp(frame).resize({ width }).png().toBuffer());
    this.#delays.push(milliseconds);
  }

  async save(path: string): Promise<void> {
    await sharp(this.#frames, { join: { animated: true } })
      .webp({ quality, effort: 5, delay: this.#delays, loop: 0, minSize: true })
      .toFile(path);
  }
}
