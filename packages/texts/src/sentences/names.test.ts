// Tests which names are translated, and that translations stay distinct.

import { languages, seededDepartments, statuses } from '@app/contract/limits.ts';
import { expect, it } from 'vitest';
import { catalogues } from '#catalogues.ts';
import { departmentName, statusName } from '#sentences/names.ts';

it('the seeded ones are, each as another', () => {
  expect(statuses.map((name) => statusName(catalogues.german, name))).toEqual([
    'Zu erledigen',
    'In Arbeit',
    'In Prüfung',
    'Erledigt',
  ]);
  expect(departmentName(catalogues.german, 'HR')).toBe('Personal');
  for (const language of languages) {
    expect(new Set(statuses.map((name) => statusName(catalogues[language], name))).size).toBe(statuses.length);
    const names = seededDepartments.map((name) => departmentName(catalogues[language], name));
    expect(new Set(names).size).toBe(seededDepartments.length);
  }
});

it('in English they are the names that are stored', () => {
  for (const name of statuses) expect(statusName(catalogues.english, name)).toBe(name);
  for (const name of seededDepartments) expect(departmentName(catalogues.english, name)).toBe(name);
});

it.each(['Blocked', 'to do', 'To Do (2)', 'Harbour', 'constructor', '__proto__', ''])('%j stays as it is', (name) => {
  expect([statusName(catalogues.german, name), departmentName(catalogues.german, name)]).toEqual([name, name]);
});
