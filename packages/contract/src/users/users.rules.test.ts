// Tests initials, avatar colours and their text colours, and the uniqueness of usernames.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '#testing/for-all.ts';
import { avatarColorFor, avatarInk, initialsOf, isPlainUsername, loginKey } from '#users/users.rules.ts';

describe('initialsOf', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['ada lovelace', 'AL'],
    ['Ada', 'A'],
    ['Ada King Lovelace', 'AK'],
    ['  Ada   Lovelace  ', 'AL'],
    ['Ada\tLovelace', 'AL'],
    ['émile zola', 'ÉZ'],
    ['Jean-Luc Picard', 'JP'],
    ['李 小龍', '李小'],
    ['😀 Smith', '😀S'],
    ['', ''],
    ['   ', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('are never more than two characters, whatever the name', () => {
    forAll(fc.string({ unit: 'grapheme' }), (name) => {
      expect([...initialsOf(name)].length).toBeLessThanOrEqual(2);
    });
  });
});

const palette = ['#0066FF', '#F59E0B', '#10B981', '#EF4444', '#8B5CF6', '#EC4899', '#14B8A6', '#F97316'];

describe('avatarColorFor', () => {
  it('gives each of the eight colours of the registration', () => {
    expect(palette.map((_, index) => avatarColorFor((index + 0.5) / 8))).toEqual(palette);
    expect(avatarColorFor(0)).toBe('#0066FF');
    expect(avatarColorFor(0.999_999)).toBe('#F97316');
  });
});

describe('avatarInk', () => {
  it.each([...palette, '#6366F1', '#6366f1', '#000000', '#ffffff', '#777777'])('is readable on %s', (color) => {
    expect(inkContrast(color)).toBeGreaterThanOrEqual(4.5);
  });

  it('is readable on every colour', () => {
    forAll(
      fc.integer({ min: 0, max: 0xffffff }),
      (color) => {
        expect(inkContrast(`#${color.toString(16).padStart(6, '0')}`)).toBeGreaterThanOrEqual(4.5);
      },
      500,
    );
  });

  it('survives what is no colour', () => {
    expect(avatarInk('red')).toEqual({ ink: '#ffffff', film: 0 });
    expect(avatarInk('')).toEqual({ ink: '#ffffff', film: 0 });
  });
});

describe('loginKey', () => {
  it.each([
    ['Ada', 'ada'],
    ['  ADA ', 'ada'],
    ['\uFF21da', 'ada'],
    ['ada@Example.COM', 'ada@example.com'],
    ['E\u0301mile', 'émile'],
  ])('of %j is %j', (value, same) => {
    expect(loginKey(value)).toBe(same);
  });

  it('is its own key', () => {
    forAll(fc.string({ unit: 'grapheme' }), (value) => {
      expect(loginKey(loginKey(value))).toBe(loginKey(value));
    });
  });
});

describe('isPlainUsername', () => {
  it.each(['ada', 'ada.lovelace', 'ada_1', 'a-b', 'ada@example.com', 'ada+x', 'émile', 'иван', 'Δημήτρης', '李小龍'])(
    'accepts %s',
    (name) => {
      expect(isPlainUsername(name)).toBe(true);
    },
  );

  it.each([
    'ada lovelace',
    'a\u0430dmin',
    'p\u0430ypal',
    'ad\u03BFm',
    'a\u0000b',
    'a\u202Eb',
    'a\u200Bb',
    'a<b',
    "a'b",
    'a/b',
    '',
    'a\nb',
    '😀😀😀',
  ])('refuses %j', (name) => {
    expect(isPlainUsername(name)).toBe(false);
  });
});

/** The contrast of the text colour by the WCAG 2 formula, implemented independently of the code. */
function inkContrast(color: string): number {
  const { ink, film } = avatarInk(color);
  const paper = channels(color).map((channel) => channel * (1 - film));
  const [light, dark] = [luminance(channels(ink)), luminance(paper)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function luminance(rgb: number[]): number {
  return rgb
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
}
