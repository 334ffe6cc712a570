// The first navigation of a browser that was just started, with a filled cache on its disk: as people open a board in the morning.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screens } from '@app/contract/screens.ts';
import { inStartedChromium, navigate, type PageUrls } from '#chromium.ts';
import { median } from '#measure.ts';
import { boards, browserStarts } from '#settings.ts';
import { type Stage, sessionsOf } from '#stage.ts';
import { durationRow, type Row } from '#table.ts';

const target = 4;
/** Chromium keeps compiled scripts from the second visit on, and writes them a moment later. */
const fillings = 3;
const written = 1_500;

export async function startedBrowser(stage: Stage): Promise<Row[]> {
  const { workspaceId, cards } = boards.usual;
  const [cookie] = await sessionsOf(stage, workspaceId, 1);
  const ours = { url: stage.product.base + screens.workspace.href(workspaceId), blank: `${stage.product.base}/livez`, cookie };
  const dom = { url: `${stage.limits.base}/page/${workspaceId}`, blank: `${stage.limits.base}/blank`, cookie: undefined };
  const [a, b] = [await measured(ours), await measured(dom)];
  if (a === undefined || b === undefined) return [];
  return [durationRow(`${cards} cards: first navigation of a browser that was just started (L-dom)`, a, b, target)];
}

/** Returns the median of several starts of a browser with one folder; undefined without a Chromium. */
async function measured({ cookie, ...urls }: PageUrls & { cookie: string | undefined }): Promise<number | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'tasklane-browser-'));
  try {
    const took: number[] = [];
    for (let start = 0; start <= browserStarts; start++) {
      const seen = await inStartedChromium(folder, { base: new URL(urls.url).origin, cookie }, async (page) => {
        const first = await navigate(page, urls);
        if (start > 0) return first;
        for (let time = 1; time < fillings; time++) await navigate(page, urls);
        await page.waitForTimeout(written);
        return undefined;
      });
      if (seen === null) return undefined;
      if (seen !== undefined) took.push(seen);
    }
    return median(took);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
