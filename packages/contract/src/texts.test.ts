// Tests that no rule is slow with hostile texts: every exported function of one argument, and the others as listed.
import { describe, expect, it } from 'vitest';
import { readQuestion } from '#assistant/ask/read-question.rules.ts';
import { readCommand } from '#assistant/command/read-command.rules.ts';
import { parseTask } from '#assistant/parse/parse-task.rules.ts';
import { splitLines } from '#assistant/parse/split-lines.rules.ts';
import * as emailTemplates from '#email-templates/email-templates.rules.ts';
import { mailDocument } from '#email-templates/mails.rules.ts';
import * as contract from '#index.ts';
import { withoutCode, withoutFences } from '#markdown/code-marks.rules.ts';
import { withoutEmphasis } from '#markdown/emphasis.rules.ts';
import { goldenNames } from '#testing/golden/read-golden.ts';
import { findSlowText, hostileShapes } from '#testing/hostile-texts.ts';

type Take = (text: string) => unknown;

/** They take a list, whose length limits and headers bound. */
const ofLists = ['canonicalDepartments', 'preferredLanguage'];
const ofOneText = Object.entries<unknown>({ ...contract, ...emailTemplates }).flatMap(([name, take]): [string, Take][] =>
  typeof take === 'function' && take.length === 1 && !ofLists.includes(name) ? [[name, take as Take]] : [],
);

const framed = { subject: '', language: 'english', settingsLink: undefined, reason: 'test', values: {} } as const;

const others: [string, Take][] = [
  ['parseTask', (text) => parseTask(text, { language: 'german', today: '2026-11-20', names: goldenNames })],
  ['readQuestion', (text) => readQuestion(text, { language: 'german', today: '2026-11-20', names: goldenNames })],
  ['readCommand', (text) => readCommand(text, { language: 'german', today: '2026-11-20', names: goldenNames })],
  ['splitLines', splitLines],
  ['withoutEmphasis', withoutEmphasis],
  ['withoutCode', (text) => withoutCode(text, (code) => code)],
  ['withoutFences', (text) => withoutFences(text, (code) => code)],
  ['fillHtml', (text) => contract.fillHtml(text, { firstName: 'Ann' })],
  ['fillHtml with a value', (text) => contract.fillHtml('{{firstName}}', { firstName: text })],
  ['fillSubject', (text) => contract.fillSubject(text, { firstName: 'Ann' })],
  ['exportName', (text) => contract.exportName(text, '2026-11-20')],
  ['mailDocument', (text) => mailDocument({ ...framed, content: text, quote: { kind: 'commented', text } })],
];

describe('a text of 20,000 hostile characters', () => {
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
      expect(findSlowText(run, hostileShapes(), { growing: true })).toBeUndefined();
    },
    60_000,
  );
});
