// Finds the names of departments, people, columns and checklist templates that the person may see.

import { canonicalDepartment, departmentAliases } from '@app/contract/departments/departments.rules.ts';
import type { NamedDepartment } from '@app/contract/departments/former-names.rules.ts';
import { type Status, statuses } from '@app/contract/limits.ts';
import { nameKey } from '@app/contract/names/folded-names.rules.ts';
import { namesText as english } from '@app/texts/english/tasks/names.ts';
import { namesText as french } from '@app/texts/french/tasks/names.ts';
import { namesText as german } from '@app/texts/german/tasks/names.ts';
import { namesText as spanish } from '@app/texts/spanish/tasks/names.ts';
import { shortDepartments } from '#line/everyday-words.rules.ts';
import type { Token } from '#line/tokens.rules.ts';

interface Named {
  id: number;
  name: string;
}

/** The names that may be understood: those that the person may see. */
export interface NameContext {
  departments: readonly string[];
  /** Those that had other names before, which are understood as well. */
  renamedDepartments?: readonly NamedDepartment[] | undefined;
  /** The user name is only known where a text may name it. */
  people: readonly { id: number; fullName: string; username?: string | undefined }[];
  columns: readonly string[];
  checklistTemplates: readonly Named[];
}

/** Keys of names with what they name; null if several have the name, as nobody is guessed. */
type Names<Value> = ReadonlyMap<string, Value | null>;

export interface NameBook {
  departments: Names<string>;
  people: Names<Named>;
  columns: Names<string>;
  checklistTemplates: Names<Named>;
  /** Returns everybody who has a name, by the key of which nobody is named because several have it. */
  namesakes(key: string): Named[];
}

/** Returns the keys of all names. Each kind is built when a text asks for it, since a company has thousands of people. */
export function nameBook({ departments, renamedDepartments = [], people, columns, checklistTemplates }: NameContext): NameBook {
  const named = people.map(({ id, fullName }): Named => ({ id, name: fullName }));
  const built: Partial<NameBook> = {};
  return {
    get departments() {
      built.departments ??= departmentNames(departments, renamedDepartments);
      return built.departments;
    },
    get people() {
      built.people ??= peopleNames(people);
      return built.people;
    },
    get columns() {
      built.columns ??= columnNames(columns);
      return built.columns;
    },
    get checklistTemplates() {
      built.checklistTemplates ??= unique(checklistTemplates.map((template) => [nameKey(template.name), template]));
      return built.checklistTemplates;
    },
    namesakes: (key) => {
      const whole = named.filter(({ name }) => nameKey(name) === key);
      if (whole.length > 1) return whole;
      const users = people.filter(({ username }) => username !== undefined && nameKey(username) === key).map(({ id }) => id);
      return named.filter((person) => whole.includes(person) || users.includes(person.id) || partsOf(person).includes(key));
    },
  };
}

const books = new WeakMap<NameContext, NameBook>();

/** Returns the keys of all names but those of people, which `peopleIndex` has; built once for a text. */
export function thingsBook(names: NameContext): NameBook {
  const known = books.get(names);
  if (known) return known;
  const book = nameBook({ ...names, people: [] });
  books.set(names, book);
  return book;
}

/** Abbreviations that people use; the aliases of the specification are in the departments' rules. */
const otherNames: Readonly<Record<string, string>> = {
  rrhh: 'HR',
  rh: 'HR',
  drh: 'HR',
  personalabteilung: 'HR',
  personalwesen: 'HR',
  finanzas: 'Accounting',
  finances: 'Accounting',
  finanzen: 'Accounting',
  compta: 'Accounting',
  conta: 'Accounting',
  desarrollo: 'Engineering',
  developpement: 'Engineering',
  technik: 'Engineering',
  verkauf: 'Sales',
  mercadeo: 'Marketing',
};

const catalogues = [english, spanish, french, german];

function departmentNames(departments: readonly string[], renamed: readonly NamedDepartment[]): Names<string> {
  const shown = new Map(departments.map((name) => [nameKey(canonicalDepartment(name)), name]));
  const names = new Map<string, string | null>(departments.map((name) => [nameKey(name), name]));
  for (const { name, formerNames = [] } of renamed)
    for (const former of formerNames) {
      // What the specification, or another language, calls the former name still means the department.
      if (!shown.has(nameKey(canonicalDepartment(former)))) shown.set(nameKey(canonicalDepartment(former)), name);
      if (!names.has(nameKey(former))) names.set(nameKey(former), name);
    }
  const add = (word: string, stored: string) => {
    const department = shown.get(nameKey(stored));
    // A department's own name is stronger than another one's translation.
    if (department !== undefined && !names.has(nameKey(word))) names.set(nameKey(word), department);
  };
  for (const catalogue of catalogues) for (const [stored, word] of Object.entries(catalogue.departments)) add(word, stored);
  for (const [word, stored] of Object.entries({ ...otherNames, ...shortDepartments })) add(word, stored);
  for (const alias of departmentAliases) add(alias, canonicalDepartment(alias));
  return names;
}

/** A whole name is stronger than a part; a first or last name counts if one person has it. */
function peopleNames(people: NameContext['people']): Names<Named> {
  const named = people.map(({ id, fullName }): Named => ({ id, name: fullName }));
  const partialNames = named.flatMap((person) => partsOf(person).map((key) => [key, person] as const));
  const marked = people.flatMap(({ id, fullName: name, username }) => {
    if (username === undefined) return [];
    const key = nameKey(username);
    const others = named.filter((person) => nameKey(person.name) === key || partsOf(person).includes(key));
    // 'ana' is the user name of one person and the first name of another: nobody is guessed.
    const isTheirs = others.length === 0 || others.some((person) => person.id === id);
    return [[`@${key}`, isTheirs ? { id, name } : null] as const];
  });
  return new Map<string, Named | null>([
    ...unique(partialNames),
    ...unique(named.map((person) => [nameKey(person.name), person])),
    ...unique(marked),
    ...named.map((person) => [`@#${person.id}`, person] as const),
  ]);
}

/** Returns the keys of a first name, a last name, and a first name with the initial of the last. */
function partsOf({ name }: Named): string[] {
  const words = name.split(/[\s.]+/).filter((word) => nameKey(word).length > 1);
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  const keys = [nameKey(first), nameKey(last), `${nameKey(first)}${nameKey(last).slice(0, 1)}`];
  // Who has no 'ü' on the keyboard writes 'ue'.
  return [...new Set([...keys, ...[first, last].map((word) => nameKey(spelledOut(word)))])];
}

/** Writes umlauts as two letters. */
export function spelledOut(word: string): string {
  return word.toLowerCase().normalize('NFC').replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
}

/** Returns the key of a user name, which only a mark such as `@mlopez` names. */
export function usernameMark(username: string): string {
  return `@${nameKey(username)}`;
}

/** Other names of columns: without their preposition ('a revisión', 'zur Prüfung'), and usual ones. */
const otherStatuses: Readonly<Record<string, Status>> = {
  revision: 'Review',
  revue: 'Review',
  prufung: 'Review',
  enprogreso: 'In Progress',
  enproceso: 'In Progress',
  inbearbeitung: 'In Progress',
};

function columnNames(columns: readonly string[]): Names<string> {
  const names = new Map<string, string | null>();
  const stored = new Map(columns.map((name) => [nameKey(name), name]));
  for (const status of statuses) {
    const column = stored.get(nameKey(status));
    if (column === undefined) continue;
    for (const catalogue of catalogues) names.set(nameKey(catalogue.statuses[status]), column);
  }
  for (const [key, status] of Object.entries(otherStatuses)) {
    const column = stored.get(nameKey(status));
    if (column !== undefined) names.set(key, column);
  }
  for (const [key, name] of stored) names.set(key, name);
  return names;
}

function unique<Value>(entries: readonly (readonly [string, Value | null])[]): Names<Value> {
  const names = new Map<string, Value | null>();
  for (const [key, value] of entries) if (key !== '') names.set(key, names.has(key) ? null : value);
  return names;
}

/** Names have at most this many words. */
const longest = 8;

/** Returns the longest name that begins at a word, with the number of the word behind it; `skip` characters are its mark. */
export function nameAt<Value>(
  names: Names<Value>,
  tokens: readonly Token[],
  at: number,
  skip = 0,
): { end: number; value: Value } | undefined {
  let best: { end: number; value: Value } | undefined;
  let key = '';
  for (let end = at; end < tokens.length && end < at + longest; end++) {
    const token = tokens[end];
    if (!token || token.plain || token.taken) break;
    const part = nameKey(end === at ? token.folded.slice(skip) : token.folded);
    key += part;
    const value = part === '' ? undefined : names.get(key);
    if (value !== undefined && value !== null) best = { end: end + 1, value };
    // 'RR. HH.' has dots within one name.
    if (/[,.;!?)]/.test(token.after) && !(token.after === '.' && token.folded.length < 3)) break;
  }
  return best;
}

/** Returns the person that a mark such as `@Ana`, `@mlopez` or `@#12` names. A longer name is stronger than a user name. */
export function personAt(book: NameBook, tokens: readonly Token[], at: number): { end: number; value: Named } | undefined {
  const word = tokens[at]?.folded ?? '';
  if (!word.startsWith('@')) return nameAt(book.people, tokens, at);
  const named = nameAt(book.people, tokens, at, 1);
  const exact = book.people.get(word.startsWith('@#') ? word : usernameMark(word));
  if (exact === undefined || (named && named.end > at + 1)) return named;
  const isLonger = (namesakesAt(book, tokens, at)?.end ?? 0) > at + 1;
  return exact === null || isLonger ? undefined : { end: at + 1, value: exact };
}

/** Returns the people of whom a mark such as `@maria` names several, with the number of the word behind it. */
export function namesakesAt(
  { people, namesakes }: NameBook,
  tokens: readonly Token[],
  at: number,
): { end: number; people: Named[] } | undefined {
  let best: { end: number; people: Named[] } | undefined;
  let key = '';
  for (let end = at; end < Math.min(tokens.length, at + longest); end++) {
    const token = tokens[end];
    if (!token || token.plain) break;
    key += nameKey(end === at ? token.folded.slice(1) : token.folded);
    if (people.get(key) === null || (end === at && people.get(`@${key}`) === null))
      best = { end: end + 1, people: namesakes(key) };
    if (/[,.;!?)]/.test(token.after)) break;
  }
  return best;
}
