// A card names only the departments that its board does not name.
import { expect, test } from 'vitest';
import { otherDepartments } from '#features/tasks/card/other-departments.ts';

const shared = { department: 'HR', departments: ['Sales', 'HR', 'Engineering'] };

test('the department of the board is not repeated', () => {
  expect(otherDepartments({ department: 'Sales', departments: ['Sales'] }, 'sales')).toEqual([]);
  expect(otherDepartments(shared, 'sales')).toEqual(['HR', 'Engineering']);
});

test('an alias is the same department', () => {
  expect(otherDepartments({ department: 'Software Team', departments: ['Software Team'] }, 'engineering')).toEqual([]);
});

test('without a board all are named, the primary one first', () => {
  expect(otherDepartments(shared, undefined)).toEqual(['HR', 'Sales', 'Engineering']);
});
