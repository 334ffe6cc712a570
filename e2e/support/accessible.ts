// Accessibility checks for every screen: no axe violation, no horizontal scrolling of the page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The builder sends axe twice for each check; the small file, run once per page, saves a seventh of the check. */
const axeFile = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
const axeSource = `if (!window.axe) { ${readFileSync(axeFile, 'utf8')} }`;

const ofColours = ['color-contrast', 'link-in-text-block'];

/** Makes the page follow the system theme before it opens; `expectAccessibleInBothThemes` changes that theme. */
export async function followSystem(page: Page): Promise<void> {
  // The frame of a mail has no access to storage.
  await page.addInitScript(() => window.top === window && localStorage.setItem('theme', 'system'));
}

/** Fails with axe violations in the light or dark theme. The page must follow the system theme and is dark afterwards. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // What turns while something is under way has no end.
    await page.evaluate(() => {
      const ending = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
      return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
    });
    // The elements are the same in both themes, so the second run checks only colours.
    await expectAccessible(page, colorScheme === 'dark' ? ofColours : undefined);
  }
}

/** Fails with axe violations of WCAG 2.2 AA or of the given rules, each with its elements. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // Skips descriptions of passed rules and the second page that combines frames, which takes a third of the time.
  const builder = new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (rules) builder.withRules(rules);
  // The last rule is experimental, and wrong about initials and key caps next to a label, which are hidden from screen readers on purpose.
  else builder.withTags(standards).disableRules('label-content-name-mismatch');
  // A frame without scripts has no timers, and axe would wait for them.
  builder.exclude('iframe[sandbox=""]');
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary?.split('\n')[1] ?? ''}`),
  }));
  expect(found).toEqual([]);
}

/** Fails if the page itself scrolls horizontally. A page whose size has just changed has a moment to follow. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  // The app shell scrolls its main area, not the page.
  const beyond = () =>
    page.evaluate(() =>
      Math.max(
        ...[document.documentElement, ...document.querySelectorAll('main')].map((box) => box.scrollWidth - box.clientWidth),
      ),
    );
  await expect.poll(beyond, { message: 'the page is wider than its window', timeout: 2_000 }).toBeLessThanOrEqual(0);
}
