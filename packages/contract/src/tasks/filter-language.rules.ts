// The filter of tasks as a line of text: `assignee:me due:<7d -department:HR "vat return"`. Reading what was printed gives the same
// filter. The words before the colon are English in every language, values also have the names that a person sees (decision 061).
import { companyLimits, doneStatus } from '#limits.ts';
import { isDueRange } from '#tasks/due-range.rules.ts';
import {
  dueFilters,
  type FilterExclusions,
  type FilterLists,
  filterText,
  noAssignee,
  noFilter,
  ownAssignee,
  type TaskFilter,
} from '#tasks/task-filter.rules.ts';

/** The words before the colon, with the list that each one fills, in the order in which they are printed. */
export const filterKeys = {
  due: 'due',
  priority: 'priorities',
  status: 'statuses',
  assignee: 'assignees',
  department: 'departments',
} as const satisfies Record<string, keyof FilterLists>;
type FilterKey = keyof typeof filterKeys;
const keys = Object.keys(filterKeys) as FilterKey[];

/** A line to learn from. */
export const filterExample = 'due:<7d assignee:me -status:Done';

/** Characters of a line, and values of a list, of which the server takes no more. */
export const filterLineLimits = { length: 1_000, values: companyLimits.values } as const;

/** A value that exists, and the names under which people know it. */
export interface FilterValue {
  value: string;
  names: readonly string[];
}

/** The values that exist on a board. */
export type FilterValues = Record<keyof FilterLists, readonly FilterValue[]>;

export type FilterProblem =
  | { kind: 'value'; term: string }
  /** Several values have this name. */
  | { kind: 'several'; term: string }
  /** The line is longer, or has more values, than a filter may have. */
  | { kind: 'long' };

export interface ReadFilter {
  filter: TaskFilter;
  /** Terms that were left out. */
  problems: FilterProblem[];
}

const quoted = String.raw`"(?:\\.|[^"\\])*(?:"|\\?$)`;
const value = String.raw`(?:${quoted}|[^\s,"]+)`;
const conditionPattern = `(${[...keys, 'is'].join('|')}):(${value}(?:,${value})*,?)?`;
const condition = new RegExp(`^(-?)${conditionPattern}(?=\\s|$)`, 'is');
const begin = new RegExp(`^-?(?:${[...keys, 'is'].join('|')}):`, 'i');
const term = String.raw`-?(?:${quoted}|\S+)`;
const anyTerm = new RegExp(term, 'gs');
const termHere = new RegExp(term, 'sy');
const valueOnly = new RegExp(value, 'gs');
const spaces = /\s*/y;

/** Returns the filter that a line means. What has no meaning here is left out and named. */
export function readFilter(line: string, values: FilterValues): ReadFilter {
  if (line.length > filterLineLimits.length) return { filter: noFilter, problems: [{ kind: 'long' }] };
  const problems: FilterProblem[] = [];
  const chosen = { with: emptyLists(), without: emptyLists() };
  const text: string[] = [];
  let mine = false;
  for (const each of termsOf(line)) {
    const [, minus, key = '', list = ''] = condition.exec(each) ?? [];
    const side = minus === '-' ? chosen.without : chosen.with;
    if (key === '') text.push(each);
    else if (key.toLowerCase() === 'is') {
      const is = list.toLowerCase();
      if (is === 'mine' && minus === '') mine = true;
      else if (is === 'mine') choose(chosen.without.assignees, ownAssignee);
      else if (is === 'overdue') choose(side.due, is);
      else if (is === 'done' || is === 'open') {
        const isDone = (is === 'done') === (minus === '');
        choose((isDone ? chosen.with : chosen.without).statuses, doneStatus);
      } else problems.push({ kind: 'value', term: each });
    } else {
      const name = filterKeys[key.toLowerCase() as FilterKey];
      const found = [...list.matchAll(valueOnly)].map(([raw]) => unquoted(raw));
      if (found.length === 0) problems.push({ kind: 'value', term: each });
      for (const written of found) {
        const [one, ...others] = valuesNamed(name, written, values[name]);
        if (one === undefined || others.length > 0) {
          problems.push({ kind: one === undefined ? 'value' : 'several', term: `${key}:${written}` });
        } else choose(side[name], one);
      }
    }
  }
  const tooMany = [chosen.with, chosen.without].some((side) =>
    keys.some((key) => side[filterKeys[key]].length > filterLineLimits.values),
  );
  if (tooMany) return { filter: noFilter, problems: [{ kind: 'long' }] };
  const not = withoutEmpty(chosen.without);
  return { filter: { ...chosen.with, text: text.join(' '), mine, ...(not && { not }) }, problems };
}

/** Returns the line of a filter. A value without a name that is its own alone is printed as it is stored, a person as `#12`. */
export function printFilter(filter: TaskFilter, values: FilterValues): string {
  const conditions = filter.mine ? ['is:mine'] : [];
  for (const key of keys) {
    const list = filterKeys[key];
    for (const [minus, chosen] of [
      ['', filter[list]],
      ['-', filter.not?.[list] ?? []],
    ] as const) {
      if (chosen.length > 0) conditions.push(`${minus}${key}:${chosen.map((one) => printValue(list, one, values)).join(',')}`);
    }
  }
  return [...conditions, ...(filter.text.match(anyTerm) ?? []).map(asText)].join(' ');
}

function emptyLists(): Record<keyof FilterLists, string[]> {
  return { assignees: [], priorities: [], departments: [], statuses: [], due: [] };
}

function choose(list: string[], value: string): void {
  if (!list.includes(value)) list.push(value);
}

function withoutEmpty(lists: FilterLists): FilterExclusions | undefined {
  const some = Object.entries(lists).filter(([, chosen]) => chosen.length > 0);
  return some.length > 0 ? Object.fromEntries(some) : undefined;
}

function termsOf(line: string): string[] {
  const terms: string[] = [];
  for (let at = 0; at < line.length; ) {
    spaces.lastIndex = at;
    spaces.exec(line);
    const rest = line.slice(spaces.lastIndex);
    termHere.lastIndex = spaces.lastIndex;
    const [found] = condition.exec(rest) ?? termHere.exec(line) ?? [];
    if (found === undefined) break;
    terms.push(found);
    at = spaces.lastIndex + found.length;
  }
  return terms;
}

/** Text that begins like a condition becomes a phrase. */
function asText(text: string): string {
  return begin.test(text) ? text.replace(/^(-?)(.*)$/s, (_, minus: string, word: string) => minus + quotation(word)) : text;
}

function quotation(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Returns how a line names a value. */
export function printValue(list: keyof FilterLists, chosen: string, values: FilterValues): string {
  return quotedIf(nameOf(list, chosen, values[list]));
}

function quotedIf(text: string): string {
  return /^[^\s,"]+$/.test(text) ? text : quotation(text);
}

function unquoted(text: string): string {
  return text.startsWith('"')
    ? text
        .slice(1)
        .replace(/"$|\\?$/, '')
        .replace(/\\(.)/gs, '$1')
    : text;
}

/** Returns the values that a name means: by its stored form, by a whole name, by a word of one, else as a date. */
function valuesNamed(list: keyof FilterLists, written: string, values: readonly FilterValue[]): string[] {
  const plain = filterText(written);
  if (list !== 'assignees') {
    const stored = values.find((one) => one.value === written) ?? values.find((one) => filterText(one.value) === plain);
    if (stored) return [stored.value];
  } else {
    if (plain === noAssignee || plain === ownAssignee) return [plain];
    if (/^#\d{1,10}$/.test(written)) return [written.slice(1)];
  }
  if (list === 'due') {
    const range = dueRangeOf(plain);
    if (dueFilters.some((due) => due === plain)) return [plain];
    if (range !== undefined) return [range];
  }
  const named = values.filter(({ names }) => names.some((name) => filterText(name) === plain));
  if (named.length > 0) return named.map((one) => one.value);
  if (list !== 'assignees') return [];
  return values
    .filter(({ names }) =>
      names.some((name) =>
        filterText(name)
          .split(/[\s@]+/)
          .includes(plain),
      ),
    )
    .map((one) => one.value);
}

const days: Record<string, string> = { yesterday: '-1d', today: '0d', tomorrow: '1d' };

/** Returns a range with weeks as days and words as numbers; undefined for another text. */
function dueRangeOf(plain: string): string | undefined {
  const range = plain
    .replace(/(-?\d{1,3})w/g, (_, weeks: string) => `${Number(weeks) * 7}d`)
    .replace(/yesterday|today|tomorrow/g, (word) => days[word] ?? word);
  return isDueRange(range) ? range : undefined;
}

function nameOf(list: keyof FilterLists, chosen: string, values: readonly FilterValue[]): string {
  if (list !== 'assignees') return chosen;
  if (chosen === noAssignee || chosen === ownAssignee) return chosen;
  const [name = ''] = values.find((one) => one.value === chosen)?.names ?? [];
  const means = name === '' ? [] : valuesNamed(list, name, values);
  return means.length === 1 && means[0] === chosen ? name : `#${chosen}`;
}
