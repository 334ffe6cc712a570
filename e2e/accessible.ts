// What every screen is held to: nothing that axe finds, no page that scrolls sideways.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with what axe finds on the page, WCAG 2.2 AA, each with the elements it is about. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is in order is not described, and no second page is opened to put parts together: a third of the time.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(standards);
  // In a frame that lets no script run there are no timers either, and axe would wait for them.
  builder.exclude('iframe[sandbox=""]');
  // Experimental, and wrong about initials and key caps beside a label, which are hidden from screen readers on purpose.
  const { violations } = await builder.disableRules('label-content-name-mismatch').analyze();
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
