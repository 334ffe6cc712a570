// Finds what is left in English on a page that should speak another language: its text, and what only screen readers hear.
import { catalogues } from '@app/contract/languages/catalogues.ts';
import type { Page } from '@playwright/test';

export type Translated = 'spanish' | 'french' | 'german';

/** Names are data: departments, statuses, the first administrator. */
const data = new Set([
  'Administrator',
  'To Do',
  'In Progress',
  'Review',
  'Done',
  'Marketing',
  'HR',
  'Engineering',
  'Accounting',
  'Sales',
]);
const blank = '\u0001';

/** English sentences that the language says otherwise; those with parameters as patterns. */
function englishOnly(language: Translated): RegExp[] {
  const theirs = new Map(sentencesOf(catalogues[language]));
  return sentencesOf(catalogues.english)
    .filter(([path, sentence]) => theirs.get(path) !== sentence && !data.has(sentence) && /\p{L}/u.test(sentence))
    .map(([, sentence]) => new RegExp(`^${sentence.split(blank).map(escaped).join('.+')}$`));
}

function sentencesOf(part: object, path = ''): [string, string][] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const here = `${path}${key}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value !== 'function') return sentencesOf(value as object, `${here}.`);
    const one = String(value(1, 1, 1, 1, 1));
    return [
      [here, String(value(blank, blank, blank, blank, blank))],
      [`${here} of 1`, one],
    ];
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The lines among these that are English. */
export function englishAmong(lines: readonly string[], language: Translated): string[] {
  const patterns = englishOnly(language);
  return [...new Set(lines)].filter((line) => patterns.some((pattern) => pattern.test(line.trim())));
}

/** What the page says in English: visible lines, labels, titles, placeholders, the document's title. */
export async function englishLeft(page: Page, language: Translated): Promise<string[]> {
  const lines = await page.evaluate(() => {
    const names = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'];
    const heard = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ''),
    );
    const texts = [...document.body.querySelectorAll('*')].flatMap((element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ''),
    );
    return [document.title, ...document.title.split(' · '), ...document.body.innerText.split('\n'), ...heard, ...texts];
  });
  return englishAmong(lines, language);
}
