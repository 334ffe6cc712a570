// Reads the screens of the three people at the end, and answers the questions that come before it.
import { expect, type Page } from '@playwright/test';
import type { Refused, Row } from './ledger.ts';
import { type Person, press } from './person.ts';

/** The writes that wait in a browser, or were refused. */
export function keptWrites(page: Page): Promise<Refused[]> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('tasklane');
      request.onsuccess = () => resolve(request.result);
    });
    const rows = await new Promise<Refused[]>((resolve) => {
      const request = db.transaction('writes').objectStore('writes').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    db.close();
    return rows;
  });
}

/** Waits until everything is sent; gives in where something was refused. Returns what was refused. */
export async function answerQuestions(person: Person): Promise<Refused[]> {
  const { page } = person;
  const refused: Refused[] = [];
  const waiting = async () => (await keptWrites(page)).filter((write) => !write.refused).length;
  for (let n = 0; n < 40; n++) {
    const kept = await keptWrites(page);
    const asked = kept.filter((write) => write.refused);
    if (kept.length === 0) break;
    if (asked.length === 0) {
      await expect
        .poll(async () => (await waiting()) === 0 || (await keptWrites(page)).some((write) => write.refused), { timeout: 60_000 })
        .toBe(true);
      continue;
    }
    refused.push(...asked);
    await press(person, page.getByRole('button', { name: 'Show', exact: true }));
    for (let each = 0; each < asked.length; each++) {
      await press(
        person,
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^(Keep theirs|Discard)$/ })
          .first(),
      );
      await page.waitForTimeout(300);
    }
    await page.keyboard.press('Escape');
    await page.waitForTimeout(1_000);
  }
  return refused;
}

/** The board as a screen shows it: for each column its cards from top to bottom. */
export async function boardOn({ page, phone }: Person): Promise<string[]> {
  // High enough for every card, so that none is left out because it is out of sight.
  const usual = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: usual.width, height: 6_000 });
  await page.waitForTimeout(300);
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('section[data-column]')].flatMap((section) =>
      [...section.querySelectorAll('article[data-task]')].map((card) => {
        const label = (part: string) => card.querySelector(part)?.getAttribute('aria-label') ?? '';
        const counted = [...card.querySelectorAll('.card-count')].map((each) => each.getAttribute('title') ?? '').join(' ');
        const waits = /Waiting|Not applied/.exec(card.textContent ?? '')?.[0] ?? '';
        const title = card.querySelector('.card-title')?.textContent;
        return [
          section.getAttribute('data-column'),
          card.getAttribute('data-task'),
          title,
          label('.card-dot'),
          counted,
          waits,
        ].join('|');
      }),
    ),
  );
  await page.setViewportSize({ width: usual.width, height: phone ? 844 : 900 });
  return shown;
}

const priorities: Record<string, string> = { P0: 'Highest', P1: 'High', P2: 'Medium', P3: 'Low' };

/** The same lines from the rows of the database. */
export function boardOf(columns: readonly number[], rows: Iterable<Row>): string[] {
  const all = [...rows];
  return columns.flatMap((columnId) =>
    all
      .filter((row) => row.columnId === columnId)
      .sort((a, b) => a.order - b.order)
      .map(({ id, title, priority, checklistItems: list, commentCount: said }) => {
        const done = list.filter(({ completed }) => completed).length;
        const counted = [
          list.length > 0 ? `Checklist: ${done} of ${list.length} done` : '',
          said > 0 ? `${said} ${said === 1 ? 'comment' : 'comments'}` : '',
        ];
        return [columnId, id, title, `Priority: ${priorities[priority]}`, counted.filter(Boolean).join(' '), ''].join('|');
      }),
  );
}
