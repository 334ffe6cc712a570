// The values that a line of the filter can name, with the names that people see, and what completes the line. Pure.

import { knownPriorities } from '@app/contract/limits.ts';
import { type FilterValue, type FilterValues, filterKeys, printValue } from '@app/contract/tasks/filter-language.rules.ts';
import { dueFilters, type TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import type { FilterList } from '#features/tasks/filter/task-filter.ts';

export interface KnownValues {
  people: ReadonlyMap<number, UserCard>;
  statuses: readonly string[];
  departments: readonly string[];
}

/** Returns the values of a board, and those of its filter, which may have gone from the board. */
export function filterValuesOf(
  { people, statuses, departments }: KnownValues,
  filter: TaskFilter,
  labelOf: (list: FilterList, value: string) => string,
): FilterValues {
  function named(list: FilterList, values: readonly string[]): FilterValue[] {
    const all = new Set([...values, ...filter[list], ...(filter.not?.[list] ?? [])]);
    return [...all].map((value) => ({ value, names: [labelOf(list, value)] }));
  }
  const persons = [...people.values()].map(({ id, fullName, email }) => ({
    value: String(id),
    names: email === null ? [fullName] : [fullName, email],
  }));
  return {
    due: dueFilters.map((value) => ({ value, names: [labelOf('due', value)] })),
    priorities: named('priorities', knownPriorities),
    statuses: named('statuses', statuses),
    departments: named('departments', departments),
    assignees: persons,
  };
}

/** What the last term of a line can become. */
export interface Completion {
  /** What is shown: a word with its colon, or the name of a value. */
  label: string;
  /** The word before the colon. */
  word: FilterWord;
  /** The line with it. */
  line: string;
}

const offered = 6;
type FilterWord = keyof typeof filterKeys;
const keys = Object.keys(filterKeys) as FilterWord[];
const lastTerm = /(?:^|\s)(-?)(?:([a-z]+):)?((?:[^\s",]*,)*)("[^"]*|[^\s",]*)$/i;

/** Returns what completes the last term: the words before a colon, or the values behind one. */
export function completionsOf(
  line: string,
  values: FilterValues,
  isNamed: (name: string, typed: string) => boolean,
): Completion[] {
  const [term = '', minus = '', key, before = '', typed = ''] = lastTerm.exec(line) ?? [];
  const start = line.slice(0, line.length - term.trimStart().length);
  if (key === undefined) {
    const meant = before === '' ? keys.filter((one) => one.startsWith(typed.toLowerCase())) : [];
    return meant.map((one) => ({ label: `${one}:`, word: one, line: `${start}${minus}${one}:` }));
  }
  const word = keys.find((one) => one === key.toLowerCase());
  if (word === undefined) return [];
  const list = filterKeys[word];
  const extra = list === 'assignees' ? ['me', 'none'] : list === 'due' ? ['<7d'] : [];
  const rows = [...extra.map((value) => ({ value, names: [value] })), ...values[list]];
  const name = typed.replace(/^"/, '');
  return rows
    .filter((row) => row.names.some((one) => isNamed(one, name)) || isNamed(row.value, name))
    .slice(0, offered)
    .map((row) => {
      const text = printValue(list, row.value, values);
      // Namesakes are told apart by their address.
      const label = text === `#${row.value}` ? row.names.join(' · ') : (row.names[0] ?? row.value);
      return { label, word, line: `${start}${minus}${word}:${before}${text} ` };
    })
    .filter((one) => one.line.trimEnd() !== line);
}
