import { describe, expect, it } from 'vitest';
import { addressParts } from '#features/markdown/address-parts.ts';

const addressesIn = (text: string) => addressParts(text).flatMap((part) => (part.isAddress ? [part.text] : []));

describe('addresses in a short text', () => {
  it('end before what belongs to the sentence, and the text stays whole', () => {
    expect(addressesIn('Call https://example.com/a?b=1#c, then http://x.test.')).toEqual([
      'https://example.com/a?b=1#c',
      'http://x.test',
    ]);
    expect(addressesIn('(see https://en.example.org/wiki/Lane_(road)) and "https://a.test/"')).toEqual([
      'https://en.example.org/wiki/Lane_(road)',
      'https://a.test/',
    ]);
    expect(addressesIn('javascript:alert(1) file:///etc ftp://x mailto:a@b.c xhttps://no.test')).toEqual([]);
    for (const text of ['a https://b.test) c', '', 'https://', 'no address'])
      expect(
        addressParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});
