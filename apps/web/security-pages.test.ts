// The pages about security are true of this version: each test that they name is there under its title, and what they count is right.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The requirements of the levels 1 and 2 of ASVS 5.0.0: how many each section has. */
const sections = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3
  5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2
  10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5
  14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`;
const requirements = sections.split(/\s+/).flatMap((section) => {
  const [name = '', count] = section.split(':');
  return Array.from({ length: Number(count) }, (_, at) => `${name}.${at + 1}`);
});

/** Returns the rows of all tables of a page, as the texts of their cells. */
function rowsOf(page: string): string[][] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\|[\s|-]+$/.test(line))
    .map((line) => line.slice(2, -2).split(' | '));
}

interface Proof {
  path: string;
  words: string;
}

/** What a text names as proof: a path, and words that the file has. */
function proofsIn(text: string): Proof[] {
  return [...text.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, path = '', words = '']) => ({ path, words }));
}

/** Of a test the words are its whole title, or that of its group; of anything else some words. */
function isThere({ path, words }: Proof): boolean {
  if (!existsSync(join(root, path))) return false;
  const text = read(path).replaceAll("\\'", "'");
  if (!/\.(test|spec)\.tsx?$/.test(path)) return text.includes(words);
  return ["'", '"', '`'].some((quote) => text.includes(quote + words + quote)) || text.includes(`\`${words} \${`);
}

const asvs = read('docs/security/asvs.md');
const advisories = read('docs/security/advisories.md');
const judged = rowsOf(asvs).filter(([number = '', , state]) => requirements.includes(number) && state !== undefined);
const isOut = (cell: string) => cell.split(', ').every((number) => requirements.includes(number));
const out = rowsOf(asvs)
  .filter((cells) => cells.length === 2 && isOut(cells[0] ?? ''))
  .flatMap(([numbers = '']) => numbers.split(', '));

describe('the page about ASVS', () => {
  it('has each requirement once', () => {
    expect(requirements).toHaveLength(253);
    expect([...judged.map(([number]) => number), ...out].toSorted()).toEqual(requirements.toSorted());
  });

  it('counts them', () => {
    const notMet = judged.filter(([, , state]) => state === 'not met').map(([number]) => number);
    expect(judged.every(([, , state]) => state === 'met' || state === 'not met')).toBe(true);
    expect(asvs).toContain(
      `asks ${requirements.length} things of levels 1 and 2. ${judged.length} apply here: ${judged.length - notMet.length} are met, ${notMet.length} are not. ${out.length} do not apply.`,
    );
    expect(asvs).toContain(`Not met: ${notMet.join(', ')}.`);
  });

  it('proves what is met, and says of the rest why not', () => {
    const bare = judged.filter(([, , state, proof = '']) => (state === 'met' ? proofsIn(proof).length === 0 : proof.length < 30));
    expect(bare).toEqual([]);
  });
});

describe('the page about advisories', () => {
  const rows = rowsOf(advisories).filter((cells) => cells.length === 4 && cells[0] !== 'of');

  it('counts numbers and kinds', () => {
    const numbers = new Set(rows.flatMap(([of = '']) => of.match(/CVE-\d{4}-\d+|GHSA-\w{4}-\w{4}-\w{4}|NC-SA-\d{4}-\d+/g) ?? []));
    expect(advisories).toContain(`\n${numbers.size} published numbers`);
    expect(advisories).toContain(` ${rows.length} kinds of faults`);
  });

  it('proves each line', () => {
    expect(rows.filter(([, , , proof = '']) => proofsIn(proof).length === 0)).toEqual([]);
  });
});

it.each([
  ['asvs.md', asvs],
  ['advisories.md', advisories],
])('each file that %s names has these words', (_name, page) => {
  const proofs = proofsIn(page);
  expect(proofs.length).toBeGreaterThan(50);
  expect(proofs.filter((proof) => !isThere(proof))).toEqual([]);
});

it('the pages are found from SECURITY.md', () => {
  for (const page of ['docs/security/asvs.md', 'docs/security/advisories.md']) expect(read('SECURITY.md')).toContain(`(${page})`);
});
