// Nothing that the server does with a text is slow with a hostile one.
import { growthOf, linear } from '@app/contract/testing/growth.ts';
import { findSlowText, hostileShapes } from '@app/contract/testing/hostile-texts.ts';
import { expect, it } from 'vitest';
import { withoutTokens } from '#digests/unsubscribe-link.ts';
import { cleanHtml } from '#email/clean-html.ts';
import { isUndeliverable } from '#email/decide-mail.ts';
import { shortened } from '#email/mail-values.ts';
import { plainText } from '#email/plain-text.ts';
import { tooDeep } from '#endpoints/input/read-input.ts';
import { decodeText } from '#imports/decode-text.ts';
import { jiraMarkup } from '#imports/jira-markup.ts';
import { isAuthenticated } from '#incoming-mails/authentication-results.ts';
import { clean } from '#incoming-mails/clean.ts';
import { ownTextOf, withoutSignatureOf } from '#incoming-mails/cut-quotes.ts';
import { textOfHtml } from '#incoming-mails/html-text.ts';
import { canHaveTypo, nearQueries, rankNearWords } from '#search/near-words.ts';
import { markMatches, snippet } from '#search/snippets.ts';

const terms = [{ word: 'needle', guesses: ['neddle', 'noodle'] }];

it.each<[string, (text: string) => unknown]>([
  ['snippet', (text) => snippet(text, terms)],
  ['snippet with a hit at the end', (text) => snippet(`${text} needle`, terms)],
  ['pieces', (text) => markMatches(text, terms)],
  ['canHaveTypo', (text) => canHaveTypo(text)],
  ['nearQueries of a word', (text) => nearQueries(text.slice(0, 200))],
  ['rankNearWords', (text) => rankNearWords(text.slice(0, 200), ['needle', 'noodle'])],
  ['plainText of a mail', plainText],
  ['plainText of a link', (text) => plainText(`<p><a href="x">${text}</a></p>`)],
  ['withoutTokens', withoutTokens],
  ['isUndeliverable', isUndeliverable],
  ['shortened', (text) => shortened(text, 600)],
  ['tooDeep', (text) => tooDeep([text])],
  ['ownTextOf a mail', ownTextOf],
  ['ownTextOf a mail with lines', (text) => ownTextOf(text.replaceAll(' ', '\n'))],
  ['withoutSignatureOf', withoutSignatureOf],
  ['textOfHtml', (text) => textOfHtml(text, true)],
  ['clean of a subject', clean],
  ['isAuthenticated', (text) => isAuthenticated([`mx.test; ${text}`], { server: 'mx.test', sender: 'a@a.test' })],
  ['jiraMarkup', jiraMarkup],
  ['decodeText', (text) => decodeText(Buffer.from(text))],
])('8,000 hostile characters take %s no longer than their length', (_, run) => {
  expect(findSlowText(run, hostileShapes())).toBeUndefined();
});

it.each(['<p>\t', '<p></p>', '<a href="x">', '<div style="', '<div style="color:red;', '<!--', '&#1', '<b>', '<', '</td><'])(
  '100,000 characters of %j are cleaned in a time that grows with their number',
  async (piece) => {
    expect(await growthOf((length) => cleanHtml(piece.repeat(length / piece.length), ''), 25_000)).toBeLessThan(linear);
  },
);
