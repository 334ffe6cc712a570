// Tests canonical names of departments, and the stable hue of badges.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalDepartment,
  canonicalDepartments,
  departmentHue,
  departmentKey,
  memoizedDepartmentKey,
} from '#departments/departments.rules.ts';
import { forAll } from '#testing/for-all.ts';

describe('canonicalDepartment', () => {
  it.each([
    ['Software Team', 'Engineering'],
    ['Development', 'Engineering'],
    ['Tech', 'Engineering'],
    ['Human Resources', 'HR'],
    ['Finance', 'Accounting'],
    ['Business Development', 'Sales'],
    ['Market Research', 'Marketing'],
  ])('makes of the alias %s the name %s', (alias, name) => {
    expect(canonicalDepartment(alias)).toBe(name);
    expect(canonicalDepartment(alias.toUpperCase())).toBe(name);
    expect(canonicalDepartment(`  ${alias.toLowerCase().replace(' ', '   ')} `)).toBe(name);
    expect(canonicalDepartment(alias.replace(' ', '\u00A0'))).toBe(name);
  });

  it.each(['HR', 'Accounting', 'Marketing', 'Engineering', 'Sales', 'Design', 'Product', 'Research', 'Support'])(
    'keeps %s',
    (name) => {
      expect(canonicalDepartment(name)).toBe(name);
      expect(canonicalDepartment(name.toLowerCase())).toBe(name);
    },
  );

  it('keeps an unknown name as it is written, trimmed', () => {
    expect(canonicalDepartment('  Legal  Affairs ')).toBe('Legal Affairs');
    expect(canonicalDepartment('constructor')).toBe('constructor');
    expect(canonicalDepartment('__proto__')).toBe('__proto__');
    expect(canonicalDepartment('toString')).toBe('toString');
  });

  it('is canonical already the second time', () => {
    forAll(fc.string({ unit: 'grapheme' }), (name) => {
      const once = canonicalDepartment(name);
      expect(typeof once).toBe('string');
      expect(canonicalDepartment(once)).toBe(once);
    });
  });
});

describe('departmentKey', () => {
  it('is the same for every name of one department', () => {
    expect(new Set(['Engineering', 'Software Team', ' tech', 'DEVELOPMENT', '\uFF34ech'].map(departmentKey))).toEqual(
      new Set(['engineering']),
    );
    expect(departmentKey('Finance')).toBe('accounting');
    expect(departmentKey('HR')).toBe('hr');
    expect(departmentKey('Legal')).toBe('legal');
  });

  it('is the same where each name is looked up once', () => {
    const keyOf = memoizedDepartmentKey();
    forAll(fc.string({ unit: 'grapheme' }), (name) => {
      expect([keyOf(name), keyOf(name)]).toEqual([departmentKey(name), departmentKey(name)]);
    });
    expect(['Tech', 'Engineering', 'Tech', ''].map(keyOf)).toEqual(['engineering', 'engineering', 'engineering', '']);
  });
});

describe('canonicalDepartments', () => {
  it('keeps each once, in the order given, and no empty one', () => {
    expect(canonicalDepartments(['Sales', 'Tech', 'Engineering', 'sales ', '', '  ', 'Business Development', 'HR'])).toEqual([
      'Sales',
      'Engineering',
      'HR',
    ]);
  });
});

describe('departmentHue', () => {
  it.each([
    ['HR', 350],
    ['Human Resources', 350],
    ['Accounting', 185],
    ['Finance', 185],
    ['Marketing', 45],
    ['Engineering', 265],
    ['Software Team', 265],
    ['Tech', 265],
    ['Sales', 150],
    ['Design', 310],
    ['Product', 220],
    ['Product Management', 220],
    ['Research', 95],
    ['Support', 20],
    ['Customer Support', 20],
    ['Operations', 270],
  ])('of %s is %i', (name, hue) => {
    expect(departmentHue(departmentKey(name))).toBe(hue);
  });

  it('is one of twelve for any other name, and always the same', () => {
    forAll(fc.string(), (name) => {
      const hue = departmentHue(`x ${name}`);
      expect(hue % 30).toBe(0);
      expect(hue).toBeLessThan(360);
      expect(departmentHue(`x ${name}`)).toBe(hue);
    });
    expect(departmentHue('constructor') % 30).toBe(0);
    expect(departmentHue('__proto__') % 30).toBe(0);
  });
});
