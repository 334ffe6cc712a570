// Finds English text on a page in another language, including text for screen readers.
import { catalogues } from '@app/texts/catalogues.ts';
import type { Page } from '@playwright/test';

export type Translated = 'spanish' | 'french' | 'german';

/** Names are data and may be English: departments, statuses, the first administrator. */
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

/** English texts that the language does not contain; texts with parameters become patterns. */
function englishOnly(language: Translated): RegExp[] {
  // A text that the language also contains does not count as English.
  const theirs = new Set(sentencesOf(catalogues[language]));
  return sentencesOf(catalogues.english)
    .filter((sentence) => !theirs.has(sentence) && !data.has(sentence) && /\p{L}/u.test(sentence))
    .map((sentence) => new RegExp(`^${sentence.split(blank).map(escaped).join('.+')}$`));
}

function sentencesOf(part: object): string[] {
  return Object.values(part).flatMap((value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value !== 'function') return sentencesOf(value as object);
    return [String(value(blank, blank, blank, blank, blank)), String(value(1, 1, 1, 1, 1))];
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Returns the English ones of these lines. */
export function untranslatedLines(lines: readonly string[], language: Translated): string[] {
  const patterns = englishOnly(language);
  return [...new Set(lines)].filter((line) => patterns.some((pattern) => pattern.test(line.trim())));
}

/** Returns the English texts of the page: visible lines, labels, titles, placeholders, the document's title. */
export async function untranslatedText(page: Page, language: Translated): Promise<string[]> {
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
  return untranslatedLines(lines, language);
}
