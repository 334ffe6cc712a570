// Lines of a claim's values and the departments that they mean.
import { expect, it } from 'vitest';
import { entriesIn, linesOf } from '#screens/admin/sign-in/department-map.ts';

const departments = [
  { id: 1, name: 'Engineering' },
  { id: 2, name: 'HR' },
];

it('are read as they are written', () => {
  const entries = [
    { value: 'cn=engineers', departmentId: 1 },
    { value: 'people', departmentId: 2 },
  ];
  const text = 'cn=engineers = Engineering\npeople = HR';
  expect(linesOf(entries, departments)).toBe(text);
  expect(entriesIn(`\n ${text} \n\n`, departments)).toEqual({ entries, wrong: undefined });
  expect(entriesIn('people=hr', departments).entries).toEqual([{ value: 'people', departmentId: 2 }]);
});

it.each(['people', 'people =', '= HR', 'people = Nowhere'])('name the first that means nothing: %s', (line) => {
  expect(entriesIn(`a = HR\n${line}`, departments).wrong).toBe(line);
});
