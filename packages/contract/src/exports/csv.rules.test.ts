import { expect, test } from 'vitest';
import { guardedWithin, unguarded } from '#exports/csv.rules.ts';

test.each([
  ['Pay it;=1+1;now', "Pay it;'=1+1;now"],
  ["one;'=2", "one;''=2"],
  ["'=1+1", "''=1+1"],
  ["'quoted' words", "'quoted' words"],
  ['a;-1;@x;+2', "a;'-1;'@x;'+2"],
  ['Lines\n=1+1\n+2\n-3\r\n@x', "Lines\n'=1+1\n'+2\n'-3\r\n'@x"],
  ['Lines\n- a bullet\n+ another', 'Lines\n- a bullet\n+ another'],
  ['a = b; c - d\nx=1', 'a = b; c - d\nx=1'],
])('no part of %j is a formula where cells end at semicolons, and it is read again as it was', (cell, written) => {
  expect(guardedWithin(cell)).toBe(written);
  expect(unguarded(written)).toBe(cell);
});
