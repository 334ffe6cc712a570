// The same 5,000 tasks in the other views, and scrolling through them.
import { screens } from '@app/contract';
import type { Browser } from '@playwright/test';
import { contextOf, filterKeys, inChromium, navigate, openFilter, scrollFrames } from '#chromium.ts';
import { median } from '#measure.ts';
import { boards, navigations } from '#numbers.ts';
import type { Stage } from '#stage.ts';
import { atMost, type Row } from '#table.ts';

/** Two frames of a screen of 60 per second. */
const scrollTarget = 33.4;
const targets = { nodes: 2_500, filter: 100, painted: 400 };

export function views(stage: Stage): Promise<Row[]> {
  return inChromium(async (browser) => [
    ...(await ofView(browser, stage, 'board', '.board-list')),
    ...(await ofView(browser, stage, 'list', '.list-view')),
    ...(await ofView(browser, stage, 'dashboard')),
  ]);
}

async function ofView(browser: Browser, stage: Stage, view: string, scroller?: string): Promise<Row[]> {
  const { workspaceId, cards } = boards.large;
  const context = await contextOf(browser, stage, workspaceId);
  const page = await context.newPage();
  const url = `${stage.product.base}${screens.workspace.href(workspaceId)}?view=${view}`;
  const blank = `${stage.product.base}/livez`;
  const painted: number[] = [];
  for (let time = 0; time <= navigations; time++) painted.push(await navigate(page, { url, blank }));
  const name = `${cards} cards, ${view}`;
  const rows = [
    // The first one fills the browser's cache.
    atMost(`${name}: warm navigation until painted`, median(painted.slice(1)), targets.painted, 'ms'),
    atMost(`${name}: DOM elements`, await page.evaluate(() => document.querySelectorAll('*').length), targets.nodes, ''),
  ];
  if (scroller) {
    rows.push(atMost(`${name}: scrolling, frame, p95`, await scrollFrames(page, scroller), scrollTarget, 'ms'));
    await openFilter(page);
    rows.push(atMost(`${name}: key to filtered rows painted`, await filterKeys(page), targets.filter, 'ms'));
  }
  await context.close();
  return rows;
}
