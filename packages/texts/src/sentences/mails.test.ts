// Tests the built-in mails: complete in four languages, with the same placeholders and a valid frame.

import { triggerEvents } from '@app/contract/email-templates/email-templates.limits.ts';
import { placeholdersIn, unknownPlaceholders } from '@app/contract/email-templates/email-templates.rules.ts';
import { languages } from '@app/contract/limits.ts';
import { leavesOf } from '@app/contract/testing/leaves.ts';
import { describe, expect, it } from 'vitest';
import { builtInMails, builtInText, mailDocument, mailsTexts } from '#sentences/mails.ts';

const others = ['spanish', 'french', 'german'] as const;

describe('the built-in text', () => {
  it('is there for each trigger that sends by itself', () => {
    for (const trigger of triggerEvents.filter((event) => event !== 'none')) expect(builtInMails).toContain(trigger);
  });

  it.each(builtInMails)('of %s has the same placeholders in every language, and only known ones', (kind) => {
    const texts = languages.map((language) => builtInText(kind, language));
    for (const { subject, htmlContent } of texts) {
      expect(unknownPlaceholders(subject, htmlContent)).toEqual([]);
      expect(placeholdersIn(subject).sort()).toEqual(placeholdersIn(texts[0]?.subject ?? '').sort());
      expect(placeholdersIn(htmlContent).sort()).toEqual(placeholdersIn(texts[0]?.htmlContent ?? '').sort());
    }
  });

  it.each(builtInMails)('of %s leads somewhere', (kind) => {
    expect(builtInText(kind, 'english').htmlContent).toMatch(/<p><a href="\{\{loginLink\}\}">[^<]+<\/a><\/p>$/);
  });
});

describe.each(others)('%s', (language) => {
  const english = new Map(leavesOf(mailsTexts.english).map(({ path, say }) => [path, say()]));
  const leaves = leavesOf(mailsTexts[language]);

  it('has exactly the sentences of English', () => {
    expect(leaves.map(({ path }) => path)).toEqual([...english.keys()]);
    for (const { path, say } of leaves) expect(say(), path).toMatch(/\S/);
  });

  it('writes the marks of print', () => {
    for (const { path, say } of leaves) expect(say(), path).not.toMatch(/\.\.\.|['"]/);
  });

  it('keeps its manners', () => {
    for (const { path, say } of leaves) {
      const said = say().replaceAll(/\{\{\w+\}\}/g, 'X');
      if (language === 'spanish') expect(said, path).not.toMatch(/\b(usted|ustedes|sus)\b/i);
      if (language === 'french') expect(said, path).not.toMatch(/(^|[\s’])(tu|toi|ton|ta|tes)\s|[^\u202f][;:!?»]|«[^\u202f]/i);
      if (language === 'german') expect(said, path).not.toMatch(/\b(du|dir|dich|dein|deine|deinen|deinem|deiner)\b/i);
    }
  });
});

describe('the frame', () => {
  const framed = { subject: 'A <b>', content: '<p>Hello</p>', language: 'german' as const, values: { companyName: 'A & B' } };

  it('says its language and escapes what is no HTML', () => {
    const html = mailDocument({ ...framed, settingsLink: 'http://x/settings?a="b"' });
    expect(html).toContain('<html lang="de"');
    expect(html).toContain('<title>A &#60;b&#62;</title>');
    expect(html).toContain('A &#38; B');
    expect(html).not.toContain('"b"');
    expect(html).toContain('E-Mail-Einstellungen');
  });

  it('quotes what was written, before the button, and never as HTML', () => {
    const content = '<p>Hello</p><p style="x"><a href="http://x" class="button">Open</a></p>';
    const html = mailDocument({ ...framed, content, quote: { kind: 'mentioned', text: '<img src=x>\nline' } });
    expect(html).toContain('&#60;img src=x&#62;<br>line');
    expect(html.indexOf('Hello')).toBeLessThan(html.indexOf('<br>line'));
    expect(html.indexOf('<br>line')).toBeLessThan(html.indexOf('>Open<'));
  });

  it('follows a dark screen and a narrow one', () => {
    expect(mailDocument(framed)).toMatch(/prefers-color-scheme:dark/);
    expect(mailDocument(framed)).toMatch(/max-width:600px/);
  });
});
