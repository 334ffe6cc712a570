// Finds words that do not fit where they stand.
import type { Page } from '@playwright/test';

/** Buttons, tabs and headings whose words do not fit into them; the title of a task may be cut. */
export async function cutOff(page: Page, title: string): Promise<string[]> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role=tab], h1, h2, h3')]
      .filter((element) => element.checkVisibility() && element.innerText.trim() !== '' && element.clientWidth > 1)
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName} ${element.innerText} (${element.scrollWidth} > ${element.clientWidth})`),
  );
  return found.filter((element) => !element.includes(title));
}
