// What every screen is held to: nothing that axe finds, no page that scrolls sideways.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const ofColours = ['color-contrast', 'link-in-text-block'];

/** Makes the page wear what its system says, before it is opened; `expectAccessibleInBothThemes` changes that. */
export async function followSystem(page: Page): Promise<void> {
  // The frame of a mail may not store anything.
  await page.addInitScript(() => window.top === window && localStorage.setItem('theme', 'system'));
}

/** Fails with what axe finds on the page in either theme. The page follows its system, and is in the dark theme afterwards. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined))));
    // The elements are the same in both: what is left to look at are colours.
    await expectAccessible(page, colorScheme === 'dark' ? ofColours : undefined);
  }
}

/** Fails with what axe finds on the page, WCAG 2.2 AA or these rules of it, each with the elements it is about. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // What is in order is not described, and no second page is opened to put parts together: a third of the time.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (rules) builder.withRules(rules);
  // The last is experimental, and wrong about initials and key caps beside a label, which are hidden from screen readers on purpose.
  else builder.withTags(standards).disableRules('label-content-name-mismatch');
  // In a frame that lets no script run there are no timers either, and axe would wait for them.
  builder.exclude('iframe[sandbox=""]');
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary?.split('\n')[1] ?? ''}`),
  }));
  expect(found).toEqual([]);
}

/** Fails where the page itself scrolls sideways. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  // The frame scrolls its main part, not the page.
  const beyond = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main')].map((box) => box.scrollWidth - box.clientWidth),
  );
  expect(Math.max(...beyond), 'the page is wider than its window').toBeLessThanOrEqual(0);
}
