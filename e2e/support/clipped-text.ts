// Finds clipped text.
import type { Page } from '@playwright/test';

/** Returns buttons, tabs and headings with clipped text; the title of a task may be clipped. */
export async function clippedText(page: Page, title: string): Promise<string[]> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role=tab], h1, h2, h3')]
      .filter((element) => element.checkVisibility() && element.innerText.trim() !== '' && element.clientWidth > 1)
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName} ${element.innerText} (${element.scrollWidth} > ${element.clientWidth})`),
  );
  return found.filter((element) => !element.includes(title));
}
