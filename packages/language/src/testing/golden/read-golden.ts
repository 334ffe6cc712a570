// For tests: reads golden lines. A line has its understood parts in brackets and what they mean behind ' = '.

import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import type { Timezone } from '@app/contract/limits.ts';
import type { NameContext } from '#line/names.rules.ts';

const usernames = ['alima', 'mlopez', 'maria.g', 'jsmith', 'jlm', 'jmueller', 'bstone', 'paul_s', 'motor'];

/** The names that the golden lines may contain. Two people are called Maria, and two Stone. */
export const goldenNames: NameContext = {
  departments: ['Marketing', 'HR', 'Engineering', 'Accounting', 'Sales', 'Legal'],
  people: [
    'Ana Lima',
    'Maria Lopez',
    'María García',
    'John Smith',
    'Jean-Luc Moreau',
    'Jürgen Müller',
    'Bob Stone',
    'Paul Stone',
    'Anna Schmidt',
  ].map((fullName, at) => ({ id: at + 1, fullName, username: usernames[at] })),
  columns: ['To Do', 'In Progress', 'Review', 'Done', 'Waiting'],
  checklistTemplates: ['Month-end', 'Onboarding', 'Security review'].map((name, at) => ({ id: at + 1, name })),
};

export interface Golden {
  text: string;
  today: string;
  /** The understood parts, in order. */
  parts: string[];
  /** The names that are suggested. */
  suggested: string[];
  task: {
    title: string;
    startDate: string | null;
    dueDate: string | null;
    priority: string | null;
    status: string | null;
    departments: string[];
    assignees: string[];
    repeat: string | null;
    checklistTemplateId: number | null;
    unknown: string[];
  };
}

/** Returns the golden lines of a table. */
export function readGolden(table: string): Golden[] {
  let today = '';
  return table.split('\n').flatMap((line): Golden[] => {
    const [word, first = '', second = ''] = line.split(' ');
    if (line === '' || word === '//') return [];
    if (word === 'day') today = first;
    else if (word === 'now') today = calendarDate(new Date(first), zoneOf(second as Timezone));
    else return [goldenOf(line, today)];
    return [];
  });
}

function goldenOf(line: string, today: string): Golden {
  const at = line.lastIndexOf(' =');
  if (at < 0) throw new Error(`No meaning: ${line}`);
  const marked = line.slice(0, at);
  // A title may have commas, so that it is the last fact.
  const [, facts = '', title] = /^(.*?)(?:(?:^|, )title (.*))?$/.exec(line.slice(at + 2).trim()) ?? [];
  const named = (mark: string) =>
    facts
      .split(', ')
      .filter((fact) => fact.startsWith(mark))
      .map((fact) => fact.slice(mark.length));
  const date = (mark: string) => {
    const [written] = named(mark);
    return written === undefined ? null : written.length === 5 ? `2026-${written}` : written;
  };
  const rule = named('every ')[0];
  return {
    text: marked.replace(/[[\]{}~]/g, ''),
    today,
    parts: [...marked.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part),
    suggested: [...marked.matchAll(/~([^~]*)~/g)].map(([, name = '']) => name),
    task: {
      title:
        title ??
        marked
          .replace(/\[[^\]]*\]/g, ' ')
          .replace(/[{}~]/g, '')
          .trim()
          .replace(/\s+/g, ' '),
      startDate: date('start '),
      dueDate: date('due '),
      priority: /(?:^|, )(P[0-3])(?:,|$)/.exec(facts)?.[1] ?? null,
      status: named('>')[0] ?? null,
      departments: named('#'),
      assignees: named('@'),
      repeat: rule === undefined ? null : `FREQ=${rule}`,
      checklistTemplateId: named('+').map(Number)[0] ?? null,
      unknown: [...marked.matchAll(/\{([^}]*)\}/g)].map(([, part = '']) => part),
    },
  };
}
