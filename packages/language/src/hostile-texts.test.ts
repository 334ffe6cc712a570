// Tests that no rule is slow with hostile texts: every exported function of one argument, and the others as listed.

import { exportName } from '@app/contract/account/account.rules.ts';
import { fillHtml, fillSubject } from '@app/contract/email-templates/email-templates.rules.ts';
import { isCalendarDay, isCleanText, isLongTitle } from '@app/contract/fields.ts';
import { titleSimilarity } from '@app/contract/hints/hints.rules.ts';
import { withoutCode, withoutFences } from '@app/contract/markdown/code-marks.rules.ts';
import { withoutNewLinks } from '@app/contract/suggestions/safe-text.rules.ts';
import { withoutWords } from '@app/contract/suggestions/without-words.rules.ts';
import { readSummary } from '@app/contract/summaries/read-summary.rules.ts';
import { mergeText } from '@app/contract/tasks/merge-text.rules.ts';
import { findSlowText, hostileShapes } from '@app/contract/testing/hostile-texts.ts';
import { mailDocument } from '@app/texts/sentences/mails.ts';
import { describe, expect, it } from 'vitest';
import { readCommand } from '#command/read-command.rules.ts';
import { parseTask } from '#line/parse-task.rules.ts';
import { readQuestion } from '#question/read-question.rules.ts';
import { goldenNames } from '#testing/golden/read-golden.ts';

type Take = (text: string) => unknown;

/** They take a list or fields, whose number limits and headers bound, or phrases of the product itself. */
const ofNoText = ['canonicalDepartments', 'definedFields', 'preferredLanguage', 'patternsOf', 'phrasesOf'];
/** Vite puts in the modules of the patterns. */
declare global {
  interface ImportMeta {
    glob(patterns: string[], options: { eager: true }): Record<string, object>;
  }
}

const modules = Object.values(
  import.meta.glob(['./**/*.rules.ts', '../../contract/src/**/*.rules.ts', '../../texts/src/sentences/*.ts', '!**/*.test.ts'], {
    eager: true,
  }),
);
// Two modules may have functions of the same name.
const exported = [{ isCalendarDay, isCleanText, isLongTitle }, ...modules].flatMap((each: object): [string, unknown][] =>
  Object.entries(each),
);
const ofOneText = exported.flatMap(([name, take]): [string, Take][] =>
  typeof take === 'function' && take.length === 1 && !ofNoText.includes(name) ? [[name, take as Take]] : [],
);

const framed = { subject: '', language: 'english', settingsLink: undefined, reason: 'test', values: {} } as const;

const others: [string, Take][] = [
  ['parseTask', (text) => parseTask(text, { language: 'german', today: '2026-11-20', names: goldenNames })],
  ['readQuestion', (text) => readQuestion(text, { language: 'german', today: '2026-11-20', names: goldenNames })],
  ['readCommand', (text) => readCommand(text, { language: 'german', today: '2026-11-20', names: goldenNames })],
  ['withoutCode', (text) => withoutCode(text, (code) => code)],
  ['withoutFences', (text) => withoutFences(text, (code) => code)],
  ['fillHtml', (text) => fillHtml(text, { firstName: 'Ann' })],
  ['fillHtml with a value', (text) => fillHtml('{{firstName}}', { firstName: text })],
  ['fillSubject', (text) => fillSubject(text, { firstName: 'Ann' })],
  ['mergeText', (text) => mergeText(text, `${text} mine`, `theirs ${text}`)],
  ['mergeText of other texts', (text) => mergeText('', text, text.slice(1))],
  ['withoutWords', (text) => withoutWords(text, [text.slice(0, 20), 'a'])],
  ['withoutNewLinks', (text) => withoutNewLinks(text, text.slice(0, 100))],
  ['titleSimilarity', (text) => titleSimilarity(text, text.slice(1))],
  ['readSummary', (text) => readSummary(text, 'german', [])],
  ['exportName', (text) => exportName(text, '2026-11-20')],
  ['mailDocument', (text) => mailDocument({ ...framed, content: text, quote: { kind: 'commented', text } })],
];

describe('a text of 8,000 hostile characters', () => {
  it('is tried with the rules that read what people write', () => {
    const names = ofOneText.map(([name]) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'plainText',
        'hasMarkdown',
        'commentParts',
        'mentionName',
        'cardDescription',
        'initialsOf',
        'isCleanText',
        'splitLines',
        'partsOf',
        'spokenText',
      ]),
    );
  });

  it.each([...ofOneText, ...others])(
    'takes %s no longer than its length',
    (_, take) => {
      const run = (text: string) => {
        try {
          take(text);
        } catch {
          // The rule does not take a text; only its duration counts here.
        }
      };
      expect(findSlowText(run, hostileShapes())).toBeUndefined();
    },
    60_000,
  );
});
