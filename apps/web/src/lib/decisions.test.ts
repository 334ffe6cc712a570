// Documents and code agree: what one cites of the other exists, and names use the field's words.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folders = [
  'apps/server/src',
  'apps/server/kill',
  'apps/web/src',
  'packages/contract/src',
  'packages/texts/src',
  'packages/language/src',
  'docs',
  'e2e',
  'scripts',
  'bench',
];
const files = new Map(
  folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mjs|css|md)$/.test(file) && !file.includes('node_modules'))
      .map((file) => [`${folder}/${file}`, readFileSync(`${root}/${folder}/${file}`, 'utf8')] as const),
  ),
);
const texts = [...files.values()];
const pages = readdirSync(`${root}/docs/decisions`).filter((file) => file !== 'README.md');

it('links decisions by the name of an existing page', () => {
  const cited = texts.flatMap((text) => text.match(/(?<=decisions\/)\d{3}[\w.-]*?(?=\.md)/g) ?? []).map((name) => `${name}.md`);
  expect(cited.length).toBeGreaterThan(10);
  expect([...new Set(cited)].filter((name) => !pages.includes(name))).toEqual([]);
});

it('cites no decision by a number alone', () => {
  expect(texts.flatMap((text) => text.match(/\bdecision D\d+|\(D\d{1,2}\)/g) ?? [])).toEqual([]);
});

it('keeps all documents but those for auditors together below 200 kB, so that somebody reads them', () => {
  const ignored = /(^|\/)(node_modules|dist|data|test-results)(\/|$)/;
  const documents = ['.', 'docs', '.github', 'apps', 'packages', 'e2e', 'bench', 'clients', 'scripts', 'deploy']
    .filter((folder) => existsSync(`${root}/${folder}`))
    .flatMap((folder) =>
      readdirSync(`${root}/${folder}`, { recursive: folder !== '.', encoding: 'utf8' })
        .map((file) => `${folder}/${file}`)
        .filter((file) => file.endsWith('.md') && !ignored.test(file) && !file.startsWith('docs/security/')),
    );
  const bytes = documents.reduce((sum, file) => sum + statSync(`${root}/${file}`).size, 0);
  expect(documents.length).toBeGreaterThan(50);
  expect(bytes, 'All Markdown together has more than 200 kB: delete what no longer helps a reader.').toBeLessThanOrEqual(200_000);
});

it('has a row in the spec map for every cited section of the specification', () => {
  const map = readFileSync(`${root}/docs/spec-map.md`, 'utf8');
  const rows = new Set(
    [...map.matchAll(/^\| S([12]) ([\d, ]+)/gm)].flatMap(([, part, sections = '']) =>
      (sections.match(/\d+/g) ?? []).map((section) => `${part} ${section}`),
    ),
  );
  const cited = texts.flatMap((text) =>
    [...text.matchAll(/\bpart ([12]),? sections? (\d+(?:(?:, | and )\d+)*)/g)].flatMap(([, part, sections = '']) =>
      (sections.match(/\d+/g) ?? []).map((section) => `${part} ${section}`),
    ),
  );
  expect(cited.length).toBeGreaterThan(10);
  expect([...new Set(cited)].filter((section) => !rows.has(section))).toEqual([]);
});

it('names nothing by a word that a reader has to look up', () => {
  const unusual = new Set(['told', 'heir', 'clash', 'quarrel', 'rescue', 'patience', 'farewell', 'upkeep']);
  const wordsOf = (name: string) => name.match(/[A-Z]?[a-z]+/g)?.map((word) => word.toLowerCase()) ?? [];
  const named = [...files]
    .filter(([file]) => /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|spec)\.tsx?$|\/testing\//.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(/\b(?:function|const|let|interface|type|class) (\w+)/g)].map(([, name = '']) => `${file}: ${name}`),
    );
  expect(named.length).toBeGreaterThan(5_000);
  expect(named.filter((entry) => wordsOf(entry.split(': ')[1] ?? '').some((word) => unusual.has(word)))).toEqual([]);
});

it('shows pictures in README that are at most one release older than the product', () => {
  const versionIn = (path: string) => (JSON.parse(readFileSync(`${root}/${path}`, 'utf8')) as { version: string }).version;
  const released = [...readFileSync(`${root}/CHANGELOG.md`, 'utf8').matchAll(/^## (\d+\.\d+\.\d+) /gm)].map(
    ([, version]) => version,
  );
  const recent = [versionIn('package.json'), released[0], released[1]];
  expect(recent, 'The pictures are too old: run npm run pictures.').toContain(versionIn('docs/pictures/version.json'));
});
