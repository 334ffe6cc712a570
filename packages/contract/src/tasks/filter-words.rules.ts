// The words of the filter as a line of text. English is understood in every language; those of the others are in packages/language.
import { type DueFilter, filterText, noAssignee, ownAssignee } from '#tasks/task-filter.rules.ts';

export type FilterKey = 'due' | 'priority' | 'status' | 'assignee' | 'department';

/** The words of a language, one for each meaning. */
export interface FilterWords {
  keys: Record<FilterKey | 'is', string>;
  /** What stands behind the colon of `is`. */
  is: Record<'mine' | 'overdue' | 'done' | 'open', string>;
  assignees: Record<typeof ownAssignee | typeof noAssignee, string>;
  due: Record<DueFilter, string>;
  days: Record<'yesterday' | 'today' | 'tomorrow', string>;
  /** The letters of days and weeks behind a number. */
  units: Record<'d' | 'w', string>;
  /** What people also write for nobody and no date. */
  empty: string;
  /** Whether dates may be written as day, month and year. */
  dayFirst: boolean;
  /** A line to learn from. */
  example: string;
}

export const englishFilterWords: FilterWords = {
  keys: { due: 'due', priority: 'priority', status: 'status', assignee: 'assignee', department: 'department', is: 'is' },
  is: { mine: 'mine', overdue: 'overdue', done: 'done', open: 'open' },
  assignees: { [ownAssignee]: 'me', [noAssignee]: 'none' },
  due: { overdue: 'overdue', today: 'today', upcoming: 'upcoming', future: 'future', none: 'none' },
  days: { yesterday: 'yesterday', today: 'today', tomorrow: 'tomorrow' },
  units: { d: 'd', w: 'w' },
  empty: 'empty',
  dayFirst: false,
  example: 'due:<7d assignee:me -status:Done',
};

const dayNumbers: Record<keyof FilterWords['days'], string> = { yesterday: '-1d', today: '0d', tomorrow: '1d' };
const unitLengths: Record<keyof FilterWords['units'], number> = { d: 1, w: 7 };

/** What the words of a language and of English mean, by their letters without accents. */
interface FilterMeanings {
  keys: ReadonlyMap<string, FilterKey | 'is'>;
  is: ReadonlyMap<string, keyof FilterWords['is']>;
  assignees: ReadonlyMap<string, keyof FilterWords['assignees']>;
  due: ReadonlyMap<string, DueFilter>;
  days: ReadonlyMap<string, string>;
  units: ReadonlyMap<string, number>;
}

/** Returns a word as it is looked up: without case, accents and curly apostrophes. */
export function plainWord(text: string): string {
  return filterText(text).replaceAll('’', "'");
}

const known = new WeakMap<FilterWords, FilterMeanings>();

export function meaningsOf(words: FilterWords): FilterMeanings {
  const existing = known.get(words);
  if (existing) return existing;
  const made = meaningsIn([englishFilterWords, words]);
  known.set(words, made);
  return made;
}

function meaningsIn(all: readonly FilterWords[]): FilterMeanings {
  function byWord<Key extends string>(of: (words: FilterWords) => Record<Key, string>): [string, Key][] {
    return all.flatMap((words) =>
      Object.entries<string>(of(words)).map(([key, word]) => [plainWord(word), key as Key] as const),
    ) as [string, Key][];
  }
  const empty = <Key>(key: Key) => all.map((words) => [plainWord(words.empty), key] as [string, Key]);
  return {
    keys: new Map(byWord(({ keys }) => keys)),
    is: new Map(byWord(({ is }) => is)),
    assignees: new Map([...empty(noAssignee as typeof noAssignee), ...byWord(({ assignees }) => assignees)]),
    due: new Map([...empty('none' as const), ...byWord(({ due }) => due)]),
    days: new Map(byWord(({ days }) => days).map(([word, key]) => [word, dayNumbers[key]])),
    units: new Map(byWord(({ units }) => units).map(([word, key]) => [word, unitLengths[key]])),
  };
}
