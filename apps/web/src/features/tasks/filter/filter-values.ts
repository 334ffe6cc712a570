// The values that a line of the filter can name, with the names that people see, and what completes the line. Pure.

import { knownPriorities } from '@app/contract/limits.ts';
import { type FilterValue, type FilterValues, filterKeys, printValue } from '@app/contract/tasks/filter-language.rules.ts';
import { type FilterKey, type FilterWords, meaningsOf, plainWord } from '@app/contract/tasks/filter-words.rules.ts';
import { dueFilters, noAssignee, ownAssignee, type TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
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
  word: FilterKey;
  /** The line with it. */
  line: string;
}

const offered = 6;
const keys = Object.keys(filterKeys) as FilterKey[];
const lastTerm = /(?:^|\s)(-?)(?:(\p{L}+):)?((?:[^\s",]*,)*)("[^"]*|[^\s",]*)$/u;

/** Returns what completes the last term in the reader's words: those before a colon, or the values behind one. */
export function completionsOf(
  line: string,
  values: FilterValues,
  words: FilterWords,
  isNamed: (name: string, typed: string) => boolean,
): Completion[] {
  const [term = '', minus = '', key, before = '', typed = ''] = lastTerm.exec(line) ?? [];
  const start = line.slice(0, line.length - term.trimStart().length);
  if (key === undefined) {
    const meant =
      before === ''
        ? keys.filter((one) => [words.keys[one], one].some((each) => plainWord(each).startsWith(plainWord(typed))))
        : [];
    return meant.map((one) => ({ label: `${words.keys[one]}:`, word: one, line: `${start}${minus}${words.keys[one]}:` }));
  }
  const word = meaningsOf(words).keys.get(plainWord(key));
  if (word === undefined || word === 'is') return [];
  const list = filterKeys[word];
  const extra = list === 'assignees' ? [ownAssignee, noAssignee] : list === 'due' ? ['<7d'] : [];
  const rows = [...extra.map((value) => ({ value, names: [printValue(list, value, values, words)] })), ...values[list]];
  const name = typed.replace(/^"/, '');
  return rows
    .filter((row) => row.names.some((one) => isNamed(one, name)) || isNamed(row.value, name))
    .slice(0, offered)
    .map((row) => {
      const text = printValue(list, row.value, values, words);
      // Namesakes are told apart by their address.
      const label = text === `#${row.value}` ? row.names.join(' · ') : (row.names[0] ?? row.value);
      return { label, word, line: `${start}${minus}${words.keys[word]}:${before}${text} ` };
    })
    .filter((one) => one.line.trimEnd() !== line);
}
