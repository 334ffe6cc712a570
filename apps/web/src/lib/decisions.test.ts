// Decisions that are cited by number stand in the list of decisions.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const rooms = ['apps/server/src', 'apps/web/src', 'packages/contract/src', 'docs', 'e2e', 'scripts', 'bench'];
const number = /\bD\d{1,2}\b/g;

it('has every number that code and documents cite', () => {
  const listed = new Set(readFileSync(`${root}/docs/decisions/README.md`, 'utf8').match(/(?<=^\| )D\d+/gm));
  const cited = rooms.flatMap((room) => {
    const files = readdirSync(`${root}/${room}`, { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) => /\.(ts|tsx|mjs|css|md)$/.test(file) && !file.includes('node_modules'));
    return texts.flatMap((file) => readFileSync(`${root}/${room}/${file}`, 'utf8').match(number) ?? []);
  });
  expect(cited.length).toBeGreaterThan(10);
  expect([...new Set(cited)].filter((name) => !listed.has(name))).toEqual([]);
});
