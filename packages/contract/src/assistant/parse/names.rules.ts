// Finds the names of departments, people, columns and checklist templates that the person may see.
import { nameKey, type Token } from '#assistant/parse/tokens.rules.ts';
import { canonicalDepartment, departmentAliases } from '#departments/departments.rules.ts';
import { type Status, statuses } from '#limits.ts';
import { namesText as german } from '#names/names.text.de.ts';
import { namesText as spanish } from '#names/names.text.es.ts';
import { namesText as french } from '#names/names.text.fr.ts';
import { namesText as english } from '#names/names.text.ts';

interface Named {
  id: number;
  name: string;
}

/** The names that may be understood: those that the person may see. */
export interface NameContext {
  departments: readonly string[];
  people: readonly { id: number; fullName: string }[];
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
}

/** Returns the keys of all names. Each kind is built when a text asks for it, since a company has thousands of people. */
export function nameBook({ departments, people, columns, checklistTemplates }: NameContext): NameBook {
  const built: Partial<NameBook> = {};
  return {
    get departments() {
      built.departments ??= departmentNames(departments);
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
  };
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

function departmentNames(departments: readonly string[]): Names<string> {
  const shown = new Map(departments.map((name) => [nameKey(canonicalDepartment(name)), name]));
  const names = new Map<string, string | null>(departments.map((name) => [nameKey(name), name]));
  const add = (word: string, stored: string) => {
    const department = shown.get(nameKey(stored));
    // A department's own name is stronger than another one's translation.
    if (department !== undefined && !names.has(nameKey(word))) names.set(nameKey(word), department);
  };
  for (const catalogue of catalogues) for (const [stored, word] of Object.entries(catalogue.departments)) add(word, stored);
  for (const [word, stored] of Object.entries(otherNames)) add(word, stored);
  for (const alias of departmentAliases) add(alias, canonicalDepartment(alias));
  return names;
}

/** A whole name is stronger than a part; a first or last name counts if one person has it. */
function peopleNames(people: NameContext['people']): Names<Named> {
  const named = people.map(({ id, fullName }): Named => ({ id, name: fullName }));
  const parts = named.flatMap((person) => {
    const words = person.name.split(/[\s.]+/).filter((word) => nameKey(word).length > 1);
    const [first = ''] = words;
    const last = words.at(-1) ?? '';
    const initial = `${nameKey(first)}${nameKey(last).slice(0, 1)}`;
    return [...new Set([nameKey(first), nameKey(last), initial])].map((key) => [key, person] as const);
  });
  return new Map([...unique(parts), ...unique(named.map((person) => [nameKey(person.name), person]))]);
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

function unique<Value>(entries: readonly (readonly [string, Value])[]): Names<Value> {
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
    if (!token || token.plain) break;
    key += nameKey(end === at ? token.folded.slice(skip) : token.folded);
    const value = names.get(key);
    if (value !== undefined && value !== null) best = { end: end + 1, value };
    if (/[,.;!?)]/.test(token.after)) break;
  }
  return best;
}
