// The file that translators work with: gettext PO, with ICU MessageFormat where a text has values.
import { locales } from '@app/contract/languages/languages.rules.ts';
import { type Language, product } from '@app/contract/limits.ts';
import { po } from 'gettext-parser';
import type { Entry } from './entries.ts';

export interface Translated {
  key: string;
  english: string;
  /** Empty if it is not translated, or marked as one that needs work. */
  translation: string;
}

const stays = 'Stays in code: a developer writes this. Say here what it should say.';

/** Returns the PO file of a language. */
export function poOf(language: Language, entries: Entry[]): string {
  const translations = entries.map((entry) => {
    const comments = {
      reference: `packages/texts/src/${entry.place.file.path}`,
      ...(entry.kind === 'code' ? { extracted: stays } : {}),
      ...(entry.kind === 'message' ? { flag: 'icu-message-format' } : {}),
    };
    return [entry.key, { [entry.english]: { msgctxt: entry.key, msgid: entry.english, msgstr: [entry.translation], comments } }];
  });
  const headers = {
    'Project-Id-Version': product,
    Language: locales[language],
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  return `${po.compile({ charset: 'utf-8', headers, translations: Object.fromEntries(translations) }, { foldLength: 0 })}\n`;
}

/** Reads a PO file; throws a sentence if it is none. */
export function readPo(file: Buffer): { locale: string; translated: Translated[] } {
  try {
    const { headers, translations } = po.parse(file, { validation: true });
    const translated = Object.entries(translations).flatMap(([key, byEnglish]) =>
      Object.values(byEnglish).flatMap(({ msgid, msgstr, comments }) => {
        if (key === '' && msgid === '') return [];
        const needsWork = /\bfuzzy\b/.test(comments?.flag ?? '');
        return [{ key, english: msgid, translation: needsWork ? '' : (msgstr[0] ?? '') }];
      }),
    );
    return { locale: headers['Language'] ?? '', translated };
  } catch (error) {
    throw new Error(`The file is no PO file: ${(error as Error).message}`);
  }
}
