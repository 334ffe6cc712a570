// Two people change one text: nothing is lost, nothing is doubled, and no text takes long.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '#limits.ts';
import { mergeText } from '#tasks/merge-text.rules.ts';
import { growth, linear } from '#testing/growth.ts';

const text = (...lines: string[]) => lines.join('\n');
const base = text('Goal', '', 'call Ana', 'call Ben', 'call Eva', '', 'End');

/** A text of few different lines, so that lines repeat, and an edit of it by some splices. */
const line = fc.constantFrom('', 'a', 'b', 'c', '- x', '- y', '}', 'a\r');
const lines = fc.array(line, { maxLength: 12 });
const splice = fc.record({ at: fc.nat(12), removed: fc.nat(3), added: fc.array(line, { maxLength: 3 }) });
const edits = fc.array(splice, { maxLength: 3 });

function edited(from: readonly string[], changes: readonly { at: number; removed: number; added: string[] }[]): string {
  const result = [...from];
  for (const { at, removed, added } of changes) result.splice(at, removed, ...added);
  return result.join('\n');
}

function counts(of: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const each of of.replaceAll('\r\n', '\n').split('\n')) found.set(each, (found.get(each) ?? 0) + 1);
  return found;
}

describe('two changes of a text', () => {
  it('are merged where they lie apart, several of each person', () => {
    const mine = text('The goal', '', 'call Ana', 'call Ben', 'call Eva', '', 'The end');
    const theirs = text('Goal', '', 'call Ana', 'call Ben (done)', 'call Eva', '', 'End');
    expect(mergeText(base, mine, theirs)).toBe(text('The goal', '', 'call Ana', 'call Ben (done)', 'call Eva', '', 'The end'));
  });

  it('are merged if one adds at the top and the other at the end', () => {
    expect(mergeText('a\nb', 'new\na\nb', 'a\nb\nmore')).toBe('new\na\nb\nmore');
  });

  it('are a question if they meet: the same line, neighbouring lines, the same place', () => {
    expect(mergeText('a\nb\nc', 'A\nb\nc', 'AA\nb\nc')).toBeUndefined();
    expect(mergeText('a\nb\nc', 'A\nb\nc', 'a\nB\nc')).toBeUndefined();
    expect(mergeText('a\nb', 'a\nmine\nb', 'a\ntheirs\nb')).toBeUndefined();
    expect(mergeText('', 'mine', 'theirs')).toBeUndefined();
    expect(mergeText('all of it', '', 'all of it\nand more')).toBeUndefined();
  });

  it('are a question if both make the same change in two places, because they may mean one', () => {
    expect(mergeText('a\nb\nc', 'new\na\nb\nc', 'a\nb\nc\nnew')).toBeUndefined();
    expect(mergeText('x\na\nb\nx', 'a\nb\nx', 'x\na\nb')).toBeUndefined();
  });

  it('are a question if both move one line', () => {
    expect(mergeText('p\na\nb\nc\nd', 'a\nb\np\nc\nd', 'a\nb\nc\nd\np')).toBeUndefined();
  });

  it('that are equal, or only one of which changes anything, need no merge', () => {
    expect(mergeText(base, base, 'other')).toBe('other');
    expect(mergeText(base, 'mine', base)).toBe('mine');
    expect(mergeText(base, 'same', 'same')).toBe('same');
  });

  it('never change the wrong line: what stands in the changed line decides, not what resembles it', () => {
    const mine = base.replace('call Ana', 'call Ana → done');
    expect(mergeText(base, mine, base.replace('call Ana\n', ''))).toBeUndefined();
  });

  it('do not count the line ends of a browser as changes', () => {
    expect(mergeText('a\r\nb\r\nc', 'A\nb\nc', 'a\r\nb\r\nC')).toBe('A\nb\nC');
  });
});

describe('whatever two people write', () => {
  it('each line is there as often as both changes together say', () => {
    fc.assert(
      fc.property(lines, edits, edits, (old, my, their) => {
        const [was, mine, theirs] = [old.join('\n'), edited(old, my), edited(old, their)];
        const merged = mergeText(was, mine, theirs);
        if (merged === undefined || mine === theirs) return;
        const [before, own, other, after] = [was, mine, theirs, merged].map(counts);
        for (const each of new Set([was, mine, theirs, merged].flatMap((one) => [...counts(one).keys()]))) {
          const of = (found: Map<string, number> | undefined) => found?.get(each) ?? 0;
          expect(of(after)).toBe(of(own) + of(other) - of(before));
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it('nobody is asked where only one person writes, and the order of both people does not matter', () => {
    fc.assert(
      fc.property(lines, edits, edits, (old, my, their) => {
        const [was, mine, theirs] = [old.join('\n'), edited(old, my), edited(old, their)];
        expect(mergeText(was, mine, was)).toBe(mine);
        expect(mergeText(was, was, theirs)).toBe(theirs);
        expect(mergeText(was, mine, theirs)).toBe(mergeText(was, theirs, mine));
      }),
      { numRuns: 2_000 },
    );
  });

  it('changes with an unchanged line between them are merged, if the lines of the text differ', () => {
    const apart = fc.integer({ min: 4, max: 30 }).chain((count) => {
      const place = fc.integer({ min: 0, max: count - 3 });
      return fc.record({ count: fc.constant(count), at: place, gap: fc.integer({ min: 2, max: count - 1 }) });
    });
    fc.assert(
      fc.property(
        apart,
        fc.constantFrom('change', 'add', 'remove'),
        fc.constantFrom('change', 'add', 'remove'),
        (where, my, their) => {
          const other = Math.min(where.at + where.gap, where.count - 1);
          const old = Array.from({ length: where.count }, (_, at) => `line ${at}`);
          const change = (at: number, how: string, by: string) =>
            old.flatMap((each, place) => {
              if (place !== at) return [each];
              if (how === 'remove') return [];
              return how === 'add' ? [by, each] : [by];
            });
          const merged = mergeText(
            old.join('\n'),
            change(where.at, my, 'mine').join('\n'),
            change(other, their, 'theirs').join('\n'),
          );
          expect(merged?.includes('mine')).toBe(my !== 'remove');
          expect(merged?.includes('theirs')).toBe(their !== 'remove');
        },
      ),
    );
  });
});

describe('a hostile text', () => {
  const count = 20_000;
  /** Three texts of as many lines as asked for: the old one, mine and theirs. */
  type Lines = (length: number) => [string[], string[], string[]];
  const growsWithItsLines = async (lines: Lines, length = count) => {
    const merge = (each: number) => mergeText(...(lines(each).map((text) => text.join('\n')) as [string, string, string]));
    expect(growth(merge, length / 4)).toBeLessThan(linear);
  };
  const numbered = (length: number, of: (at: number) => number = (at) => at) =>
    Array.from({ length }, (_, at) => of(at).toString(36));

  it('of empty lines takes a time that grows with their number', async () => {
    const empty = (length: number) => Array.from({ length }, () => '');
    await growsWithItsLines((length) => [empty(length), ['mine', ...empty(length)], [...empty(length), 'theirs']]);
    await growsWithItsLines((length) => [empty(length), empty(length - 1), empty(length + 1)]);
    const old = empty(count);
    expect(mergeText(old.join('\n'), ['mine', ...old].join('\n'), [...old, 'theirs'].join('\n'))).toMatch(/^mine\n+theirs$/);
  });

  it('of repeated, reversed or interleaved lines takes a time that grows with their number', async () => {
    const short = 10_000;
    await growsWithItsLines(
      (length) => [numbered(length), numbered(length).reverse(), numbered(length, (at) => (at * 7) % length)],
      short,
    );
    await growsWithItsLines((length) => [
      numbered(length, (at) => at % 5),
      numbered(length, (at) => at % 2),
      numbered(length, (at) => at % 3),
    ]);
    // Each line is there twice, and only once in each rest: a diff that recurses goes as deep as the text is long.
    await growsWithItsLines(
      (length) => [
        numbered(length, (at) => at >> 1),
        ['x', ...numbered(length, (at) => at >> 1)],
        [...numbered(length, (at) => (at + 1) >> 1), 'y'],
      ],
      short,
    );
  });

  it('above the limit is a question', () => {
    const old = 'x\n'.repeat(limits.mergedText / 2);
    expect(mergeText(`${old}y`, `mine\n${old}y`, `${old}y\ntheirs`)).toBeUndefined();
  });
});
