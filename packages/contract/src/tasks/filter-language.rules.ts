// The filter of tasks as a line of text: `assignee:me due:<7d -department:HR "vat return"`. Reading what was printed gives the same
// filter. A line is read in the reader's language and in English, and printed in the reader's (`filter-words.rules.ts`); what is
// stored has no language (decision 061).
import { companyLimits, doneStatus } from '#limits.ts';
import { isDueRange } from '#tasks/due-range.rules.ts';
import { englishFilterWords, type FilterKey, type FilterWords, meaningsOf, plainWord } from '#tasks/filter-words.rules.ts';
import {
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
} as const satisfies Record<FilterKey, keyof FilterLists>;
const keys = Object.keys(filterKeys) as FilterKey[];

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
const anyCondition = new RegExp(`^(-?)(\\p{L}+):(${value}(?:,${value})*,?)?(?=\\s|$)`, 'su');
const begin = /^-?(\p{L}+):/u;
const term = String.raw`-?(?:${quoted}|\S+)`;
const anyTerm = new RegExp(term, 'gs');
const termHere = new RegExp(term, 'sy');
const valueOnly = new RegExp(value, 'gs');
const spaces = /\s*/y;

/** Returns the filter that a line means. What has no meaning here is left out and named. */
export function readFilter(line: string, values: FilterValues, words: FilterWords = englishFilterWords): ReadFilter {
  if (line.length > filterLineLimits.length) return { filter: noFilter, problems: [{ kind: 'long' }] };
  const problems: FilterProblem[] = [];
  const chosen = { with: emptyLists(), without: emptyLists() };
  const text: string[] = [];
  let mine = false;
  for (const each of termsOf(line, words)) {
    const [, minus, written = '', list = ''] = conditionIn(each, words) ?? [];
    const key = meaningsOf(words).keys.get(plainWord(written));
    const side = minus === '-' ? chosen.without : chosen.with;
    if (key === undefined) text.push(each);
    else if (key === 'is') {
      const is = meaningsOf(words).is.get(plainWord(list));
      if (is === 'mine' && minus === '') mine = true;
      else if (is === 'mine') choose(chosen.without.assignees, ownAssignee);
      else if (is === 'overdue') choose(side.due, is);
      else if (is === 'done' || is === 'open') {
        const isDone = (is === 'done') === (minus === '');
        choose((isDone ? chosen.with : chosen.without).statuses, doneStatus);
      } else problems.push({ kind: 'value', term: each });
    } else {
      const name = filterKeys[key];
      const found = [...list.matchAll(valueOnly)].map(([raw]) => unquoted(raw));
      if (found.length === 0) problems.push({ kind: 'value', term: each });
      for (const named of found) {
        const [one, ...others] = valuesNamed(name, named, values[name], words);
        if (one === undefined || others.length > 0) {
          problems.push({ kind: one === undefined ? 'value' : 'several', term: `${written}:${named}` });
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

/** Returns the line of a filter in the words of a language. A value without a name that is its own alone is printed as it is stored, a person as `#12`. */
export function printFilter(filter: TaskFilter, values: FilterValues, words: FilterWords = englishFilterWords): string {
  const conditions = filter.mine ? [`${words.keys.is}:${words.is.mine}`] : [];
  for (const key of keys) {
    const list = filterKeys[key];
    for (const [minus, chosen] of [
      ['', filter[list]],
      ['-', filter.not?.[list] ?? []],
    ] as const) {
      if (chosen.length > 0)
        conditions.push(`${minus}${words.keys[key]}:${chosen.map((one) => printValue(list, one, values, words)).join(',')}`);
    }
  }
  return [...conditions, ...(filter.text.match(anyTerm) ?? []).map((text) => asText(text, words))].join(' ');
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

/** Returns the parts of a text that is a condition in these words. */
function conditionIn(text: string, words: FilterWords): RegExpExecArray | null {
  const found = anyCondition.exec(text);
  return found && meaningsOf(words).keys.has(plainWord(found[2] ?? '')) ? found : null;
}

function termsOf(line: string, words: FilterWords): string[] {
  const terms: string[] = [];
  for (let at = 0; at < line.length; ) {
    spaces.lastIndex = at;
    spaces.exec(line);
    const rest = line.slice(spaces.lastIndex);
    termHere.lastIndex = spaces.lastIndex;
    const [found] = conditionIn(rest, words) ?? termHere.exec(line) ?? [];
    if (found === undefined) break;
    terms.push(found);
    at = spaces.lastIndex + found.length;
  }
  return terms;
}

/** Text that begins like a condition becomes a phrase. */
function asText(text: string, words: FilterWords): string {
  const [, key] = begin.exec(text) ?? [];
  return key !== undefined && meaningsOf(words).keys.has(plainWord(key))
    ? text.replace(/^(-?)(.*)$/s, (_, minus: string, word: string) => minus + quotation(word))
    : text;
}

function quotation(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Returns how a line names a value. */
export function printValue(
  list: keyof FilterLists,
  chosen: string,
  values: FilterValues,
  words: FilterWords = englishFilterWords,
): string {
  return quotedIf(nameOf(list, chosen, values[list], words));
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
function valuesNamed(list: keyof FilterLists, written: string, values: readonly FilterValue[], words: FilterWords): string[] {
  const plain = filterText(written);
  const meanings = meaningsOf(words);
  if (list !== 'assignees') {
    const stored = values.find((one) => one.value === written) ?? values.find((one) => filterText(one.value) === plain);
    if (stored) return [stored.value];
  } else {
    const meant = meanings.assignees.get(plainWord(written));
    if (meant !== undefined) return [meant];
    if (/^#\d{1,10}$/.test(written)) return [written.slice(1)];
  }
  if (list === 'due') {
    const meant = meanings.due.get(plainWord(written));
    if (meant !== undefined) return [meant];
    const range = dueRangeOf(plainWord(written), words);
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

/** Returns a range with weeks as days, words as numbers and dates as they are stored; undefined for another text. */
function dueRangeOf(plain: string, words: FilterWords): string | undefined {
  const points = plain.split('..').map((each) => {
    const [, sign = '', point = ''] = /^(<=|>=|<|>)?(.*)$/s.exec(each) ?? [];
    return sign + dueDayOf(point, words);
  });
  const range = points.join('..');
  return isDueRange(range) ? range : undefined;
}

function dueDayOf(point: string, words: FilterWords): string {
  const { days, units } = meaningsOf(words);
  const named = days.get(point);
  if (named !== undefined) return named;
  const [, number = '', unit = ''] = /^(-?\d{1,3})(\p{L})$/u.exec(point) ?? [];
  const length = units.get(unit);
  if (length !== undefined) return `${Number(number) * length}d`;
  const [, day = '', month = '', year] = (words.dayFirst && /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(point)) || [];
  return year === undefined ? point : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function nameOf(list: keyof FilterLists, chosen: string, values: readonly FilterValue[], words: FilterWords): string {
  if (list === 'due') return words.due[chosen as keyof typeof words.due] ?? chosen.replace(/(\d)d/g, `$1${words.units.d}`);
  const isWord = list === 'assignees' && (chosen === noAssignee || chosen === ownAssignee);
  if (isWord) return words.assignees[chosen];
  // What is stored is English.
  if (list !== 'assignees' && words === englishFilterWords) return chosen;
  const [name = ''] = values.find((one) => one.value === chosen)?.names ?? [];
  const means = name === '' ? [] : valuesNamed(list, name, values, words);
  if (means.length === 1 && means[0] === chosen) return name;
  return list === 'assignees' ? `#${chosen}` : chosen;
}
