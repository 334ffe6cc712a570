// Every text processing in the browser stays fast with hostile input.

import { findSlowText, hostileShapes } from '@app/contract/testing/hostile-texts.ts';
import { splitLines } from '@app/language/line/split-lines.rules.ts';
import { placesOf } from '@app/language/line/taken-off.rules.ts';
import { expect, it } from 'vitest';
import { passwordStrength } from '#features/auth/password-rules.ts';
import { applyTool, continueList, pasteLink } from '#features/markdown/edit-text.ts';
import { toEdited, toStored, withMention } from '#features/markdown/edited-mentions.ts';
import { linkTarget } from '#features/markdown/link-target.ts';
import { peopleNamed, queryAt } from '#features/markdown/mention-query.ts';
import { parseMarkdown } from '#features/markdown/parse-markdown.ts';
import { searchFilter } from '#lib/search-filter.ts';
import { sandboxedMail } from '#screens/admin/emails/sandboxed-mail.ts';

const people = [
  { id: 1, fullName: 'Ann' },
  { id: 2, fullName: 'Ann a' },
];
const mentioned = people.reduce<readonly ReturnType<typeof withMention>['mention'][]>(
  (all, person) => withMention(all, person).mentioned,
  [],
);
const selected = (text: string) => ({ text, start: 0, end: text.length });
const tools = ['bold', 'italic', 'list', 'checklist', 'link', 'code'] as const;

it.each<[string, (text: string) => unknown]>([
  ['toEdited', (text) => toEdited(text)],
  ['toEdited with mentions', (text) => toEdited(`[@Ann](user:1) ${text}`)],
  ['toStored', (text) => toStored({ text, mentioned })],
  ['queryAt', (text) => queryAt(text, text.length, mentioned)],
  ['peopleNamed', (text) => peopleNamed(people, text)],
  ['linkTarget', (text) => linkTarget(text, 'https://tasklane.test')],
  ['linkTarget of an address', (text) => linkTarget(`https://${text}`, 'https://tasklane.test')],
  ['editWith', (text) => tools.map((tool) => applyTool(tool, selected(text)))],
  ['continueList', (text) => continueList({ text, start: text.length, end: text.length })],
  ['pasteLink', (text) => pasteLink(selected('a'), `https://${text}`)],
  ['splitLines', (text) => splitLines(text)],
  ['placesOf', (text) => placesOf(text, ['a', text.slice(0, 20)])],
  ['parseMarkdown', (text) => parseMarkdown(text, 'https://tasklane.test')],
  ['wordSearch', (text) => searchFilter(text)(text)],
  ['passwordStrength', (text) => passwordStrength(text)],
  ['sealedMail', (text) => sandboxedMail(text, true)],
])(
  '8,000 hostile characters take %s no longer than their length',
  (_, run) => {
    expect(findSlowText(run, hostileShapes())).toBeUndefined();
  },
  60_000,
);
