// Counts what makes a screen calm or not: its controls, and how far it moves after it was painted.
import type { Locator, Page } from '@playwright/test';

/** Returns the visible controls of an element: their names, their words, how they stand, and which are cut off or outside of the window. */
export function controlsOf(of: Locator) {
  return of.evaluate((root) => {
    const all = [...root.querySelectorAll<HTMLElement>('a, button, input, textarea, select, [role="button"]')];
    const controls = all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1);
    const nameOf = (one: HTMLElement) => one.ariaLabel ?? (one.innerText.trim() || one.getAttribute('placeholder') || '');
    const isBad = (one: HTMLElement) => {
      const { left, right } = one.getBoundingClientRect();
      return left < 0 || right > window.innerWidth || (one.tagName === 'BUTTON' && one.scrollWidth > one.clientWidth + 1);
    };
    const middles = controls.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2));
    return {
      names: controls.map(nameOf),
      words: controls.map((one) => one.innerText.trim()),
      bad: controls.filter(isBad).map(nameOf),
      isOneRow: Math.max(...middles) - Math.min(...middles) <= 2,
    };
  });
}

interface Watched {
  moves: { at: number; by: number; what: string }[];
}

/** From now on, each page notes what moves after it was painted. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: Watched['moves'] = [];
    Object.assign(window, { moves });
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : (node?.nodeName ?? '');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
        moves.push({ at: entry.startTime, by: entry.value, what: entry.sources.map(({ node }) => nameOf(node)).join(', ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until the page has settled while a call is held, and returns how far it has moved so far. */
export function movesSoFar(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { moves } = window as unknown as Watched;
    const from = performance.now();
    const frame = () => new Promise(requestAnimationFrame);
    while (performance.now() < Math.max(from, moves.at(-1)?.at ?? 0) + 1_000) await frame();
    return moves.splice(0).reduce((sum, { by }) => sum + by, 0);
  });
}

/** Waits until nothing has moved for a second, and returns how far the page has moved since the last call, and what. */
export async function movesOf(page: Page): Promise<{ by: number; what: string[] }> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    const { moves } = window as unknown as Watched;
    const from = performance.now();
    const frame = () => new Promise(requestAnimationFrame);
    while (performance.now() < Math.max(from, moves.at(-1)?.at ?? 0) + 1_000) await frame();
    const seen = moves.splice(0);
    return { by: seen.reduce((sum, { by }) => sum + by, 0), what: seen.map(({ by, what }) => `${by.toFixed(4)} ${what}`) };
  });
}
