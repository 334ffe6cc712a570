// Tests which texts look alike.
import { describe, expect, it } from 'vitest';
import { lookAlikes, skeletonOf } from '#users/look-alikes.rules.ts';
import { isBotName } from '#users/users.rules.ts';

describe('texts that look alike', () => {
  it.each([
    ['admın', 'admin'],
    ['Rоsa Vidаl', 'Rosa Vidal'],
    ['ΡΑΝΟΣ', 'PANOΣ'],
    ['Ａdmin', 'admin'],
    ['ꓮdmin', 'admin'],
  ])('%s is %s', (text, other) => {
    expect(skeletonOf(text)).toBe(skeletonOf(other));
  });

  it.each([
    ['José', 'Jose'],
    ['Müller', 'Muller'],
    ['Ana', 'Anna'],
    ['Łukasz', 'Lukasz'],
  ])('%s is not %s', (text, other) => {
    expect(skeletonOf(text)).not.toBe(skeletonOf(other));
  });

  it('have one letter for each', () => {
    const [from, to] = [[...lookAlikes.from], [...lookAlikes.to]];
    expect(from.length).toBe(to.length);
    expect(new Set(from).size).toBe(from.length);
    expect(to.filter((letter) => !/^[A-Za-z4]$/.test(letter))).toEqual([]);
    expect(from.filter((letter) => letter <= '~')).toEqual([]);
  });

  it.each(['Rosa [bоt]', 'Rosa [BΟΤ]', 'Rosa ［ｂｏｔ］', 'Rosa [bot]'])('nobody is called like a program: %s', (name) => {
    expect(isBotName(name)).toBe(true);
  });
});
