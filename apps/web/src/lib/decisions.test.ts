// Every decision that code cites by number is in the list of decisions.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folders = ['apps/server/src', 'apps/web/src', 'packages/contract/src', 'docs', 'e2e', 'scripts', 'bench'];
const texts = folders.flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs|css|md)$/.test(file) && !file.includes('node_modules'))
    .map((file) => readFileSync(`${root}/${folder}/${file}`, 'utf8')),
);
const pages = readdirSync(`${root}/docs/decisions`).filter((file) => file !== 'README.md');

it('links decisions by the name of an existing page', () => {
  const cited = texts.flatMap((text) => text.match(/(?<=decisions\/)\d{3}[\w.-]*?(?=\.md)/g) ?? []).map((name) => `${name}.md`);
  expect(cited.length).toBeGreaterThan(10);
  expect([...new Set(cited)].filter((name) => !pages.includes(name))).toEqual([]);
});

it('cites no decision by a number alone', () => {
  expect(texts.flatMap((text) => text.match(/\bdecision D\d+|\(D\d{1,2}\)/g) ?? [])).toEqual([]);
});

it('lists every decision', () => {
  const list = readFileSync(`${root}/docs/decisions/README.md`, 'utf8');
  expect(pages.filter((page) => !list.includes(`](${page})`))).toEqual([]);
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
