// Tests the filling of templates: sixteen names, escaped values, no other effect.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeholders } from '#email-templates/email-templates.limits.ts';
import {
  escapeHtml,
  fillHtml,
  fillSubject,
  oneLine,
  placeholdersIn,
  placeholderTag,
  unknownPlaceholders,
} from '#email-templates/email-templates.rules.ts';
import { growth, linear } from '#testing/growth.ts';

describe('a placeholder', () => {
  it.each(placeholders)('%s is filled in, with or without spaces', (name) => {
    expect(fillHtml(`<b>${placeholderTag(name)}</b> {{ ${name} }}`, { [name]: 'x' })).toBe('<b>x</b> x');
    expect(fillSubject(`Re: ${placeholderTag(name)}`, { [name]: 'x' })).toBe('Re: x');
  });

  it('without a value becomes nothing', () => {
    expect(fillHtml('a{{firstName}}b', {})).toBe('ab');
  });

  it('is HTML nowhere', () => {
    const values = { firstName: '<script>alert("1")</script> & \'x\'' };
    expect(fillHtml('<p title="{{firstName}}">{{firstName}}</p>', values)).not.toMatch(/<script|"1"|'x'|& /);
    expect(fillHtml('{{firstName}}', { firstName: 'a < b' })).toBe('a &#60; b');
    expect(fillSubject('{{firstName}}', { firstName: 'a < b & c' })).toBe('a < b & c');
  });

  it('whose value has braces itself is not filled in again', () => {
    expect(fillHtml('{{taskTitle}}', { taskTitle: '{{email}}', email: 'secret' })).toBe('{{email}}');
    expect(fillHtml('{{{{taskTitle}}}}', { taskTitle: 'email', email: 'secret' })).not.toContain('secret');
  });
});

describe('what is no placeholder', () => {
  it.each([
    '{{constructor}}',
    '{{__proto__}}',
    '{{toString}}',
    '{{firstname}}',
    '{{first Name}}',
    '{{#if x}}',
    '{{{firstNam}}}',
    '{{&email.x}}',
    ['$', '{1+1}'].join(''),
    '<%= 1 %>',
    '#{1}',
    '{{}}',
    '{{ }}',
    '{{firstName',
    'firstName}}',
  ])('%s is sent as it stands', (text) => {
    expect(fillHtml(text, { firstName: 'x', email: 'x' })).toBe(text);
    expect(fillSubject(text, { firstName: 'x', email: 'x' })).toBe(text);
  });

  it('takes a time that grows with its length', async () => {
    const texts = ['{', '{{', '{{ ', '{{a', '{ {'].map((text) => (length: number) => text.repeat(length));
    for (const text of [...texts, (length: number) => `{{${' '.repeat(4 * length)}`])
      expect(
        growth((length) => fillHtml(text(length), {}), 12_500),
        text(1),
      ).toBeLessThan(linear);
  });

  it('is named once, the placeholders are not', () => {
    const texts = ['Hi {{firstName}} {{nope}}', '{{ other }} {{nope}} {{email}} {{firstName}}'];
    expect(unknownPlaceholders(...texts)).toEqual(['nope', 'other']);
    expect(placeholdersIn(...texts)).toEqual(['firstName', 'email']);
  });
});

describe('a subject', () => {
  it('never has a second line, whatever the values are', () => {
    expect(fillSubject('Hi {{fullName}}\r\nBcc: all@example.com', { fullName: 'A\r\nBcc: x@example.com' })).toBe(
      'Hi A Bcc: x@example.com Bcc: all@example.com',
    );
    const text = fc.array(fc.integer({ min: 0, max: 0x30ff })).map((codes) => String.fromCharCode(...codes));
    fc.assert(
      fc.property(
        text,
        text,
        (subject, fullName) => !/[\p{Cc}\u2028\u2029]/u.test(fillSubject(`${subject}{{fullName}}`, { fullName })),
      ),
    );
    expect(oneLine(' a\t\nb\u2028c ')).toBe('a b c');
  });
});

describe('escaped text', () => {
  it('opens no tag and closes no attribute, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/);
      }),
    );
  });
});
