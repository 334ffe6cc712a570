// The same 5,000 tasks in the other views, and scrolling.
import { screens } from '@app/contract/screens.ts';
import type { Browser } from '@playwright/test';
import { contextOf, filterKeys, inChromium, navigate, openFilter, scrollFrames } from '#chromium.ts';
import { median } from '#measure.ts';
import { boards, navigations } from '#settings.ts';
import type { Stage } from '#stage.ts';
import { maximumRow, type Row } from '#table.ts';

/** Two frames at 60 Hz. */
const scrollTarget = 33.4;
const targets = { nodes: 2_500, filter: 100, painted: 400 };

export function views(stage: Stage): Promise<Row[]> {
  return inChromium(async (browser) => [
    ...(await ofView(browser, stage, 'board', '.board-list')),
    ...(await ofView(browser, stage, 'list', '.list-view')),
    ...(await ofView(browser, stage, 'timeline', '.timeline-scroll', '&span=quarter&day=2027-01-15')),
    ...(await ofView(browser, stage, 'dashboard')),
  ]);
}

async function ofView(browser: Browser, stage: Stage, view: string, scroller?: string, more = ''): Promise<Row[]> {
  const { workspaceId, cards } = boards.large;
  const context = await contextOf(browser, stage, workspaceId);
  const page = await context.newPage();
  const url = `${stage.product.base}${screens.workspace.href(workspaceId)}?view=${view}${more}`;
  const blank = `${stage.product.base}/livez`;
  const painted: number[] = [];
  for (let time = 0; time <= navigations; time++) painted.push(await navigate(page, { url, blank }));
  const name = `${cards} cards, ${view}`;
  const rows = [
    // The first navigation fills the browser's cache.
    maximumRow(`${name}: warm navigation until painted`, median(painted.slice(1)), targets.painted, 'ms'),
    maximumRow(`${name}: DOM elements`, await page.evaluate(() => document.querySelectorAll('*').length), targets.nodes, ''),
  ];
  if (scroller) {
    rows.push(maximumRow(`${name}: scrolling, frame, p95`, await scrollFrames(page, scroller), scrollTarget, 'ms'));
    await openFilter(page);
    rows.push(maximumRow(`${name}: key to filtered rows painted`, await filterKeys(page), targets.filter, 'ms'));
  }
  await context.close();
  return rows;
}
