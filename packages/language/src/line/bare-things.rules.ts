// Reads what may stand in a line without a mark: columns, templates, departments, priorities in everyday words, people.
import type { Priority } from '@app/contract/limits.ts';
import { nameKey } from '@app/contract/names/folded-names.rules.ts';
import type { FoundClause } from '#answers/found.rules.ts';
import { everydayColumns, givingWords, joiningWords, sureDepartments } from '#line/everyday-words.rules.ts';
import { isFree, isOpenBefore, isSeparator, type Line } from '#line/line-places.rules.ts';
import { type NameBook, nameAt } from '#line/names.rules.ts';
import type { TextRange } from '#line/parsed-task.rules.ts';
import { matchPhrase, type Phrases } from '#line/phrases.rules.ts';
import type { Token } from '#line/tokens.rules.ts';

/** A part with its words. */
export interface Part extends FoundClause, TextRange {
  /** The number of its first word. */
  from: number;
}

export interface Thing {
  kind: 'department' | 'priority' | 'status' | 'template' | 'person';
  next: number;
  /** Whether the words hardly mean anything else. */
  sure: boolean;
  parts: Omit<Part, 'kind' | 'from' | 'next'>[];
}

/** Names have at least this many letters, and at most this many words. */
const shortest = 3;

/** Reads one thing, or several of a kind that words such as 'and' join. */
export function thingsAt(line: Line, from: number): Thing[] {
  const { tokens } = line;
  const gives = givingWords.has(tokens[from]?.folded ?? '') && from + 1 < tokens.length;
  const behind = gives && isOpenBefore(line, from) ? thingAt(line, from + 1) : undefined;
  const first = behind?.kind === 'person' ? startingAt(behind, tokens[from]) : thingAt(line, from);
  const things = first ? [first] : [];
  for (let last = first; last; ) {
    const joined = tokens[last.next];
    const following = joined && isFree(joined) && joiningWords.has(joined.folded) ? thingAt(line, last.next + 1) : undefined;
    if (following?.kind !== last.kind || last.kind === 'status' || last.kind === 'priority') break;
    things.push(startingAt(following, joined));
    last = following;
  }
  return things;
}

/** A name takes the word with it that joins it. */
export function startingAt(thing: Thing, token: Token | undefined): Thing {
  const [first, ...others] = thing.parts;
  return first && token ? { ...thing, parts: [{ ...first, start: token.start }, ...others] } : thing;
}

/** Returns the longest thing at a word. */
function thingAt(line: Line, from: number): Thing | undefined {
  const token = line.tokens[from];
  if (!token || !isFree(token) || isSeparator(token)) return undefined;
  const found = [columnAt, templateAt, departmentAt, priorityAt, personAt, severalAt].flatMap((read) => read(line, from) ?? []);
  return found.toSorted((a, b) => b.next - a.next)[0];
}

function whole({ tokens }: Line, from: number, next: number): TextRange {
  return { start: tokens[from]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
}

function columnAt(line: Line, from: number): Thing | undefined {
  const { names, tokens } = line;
  const named = nameAt(names.columns, tokens, from);
  const usual = nameAt(usualColumns(names), tokens, from);
  const column = named && (!usual || named.end >= usual.end) ? named : usual;
  if (!column) return undefined;
  return { kind: 'status', next: column.end, sure: false, parts: [{ status: column.value, ...whole(line, from, column.end) }] };
}

const waiting = Object.entries(everydayColumns).flatMap(([key, column]) => (column === 'Waiting' ? [key] : []));
const usualBooks = new WeakMap<NameBook['columns'], ReadonlyMap<string, string>>();

/** Returns columns by everyday words, such as 'en attente'. */
export function usualColumns({ columns }: NameBook): ReadonlyMap<string, string> {
  const known = usualBooks.get(columns);
  if (known) return known;
  const own = waiting.map((key) => columns.get(key)).find(Boolean);
  const usual = Object.entries(everydayColumns).flatMap(([key, status]) => {
    const column = status === 'Waiting' ? own : columns.get(nameKey(status));
    return column ? [[key, column] as const] : [];
  });
  const found = new Map(usual);
  usualBooks.set(columns, found);
  return found;
}

function templateAt(line: Line, from: number): Thing | undefined {
  const named = nameAt(line.names.checklistTemplates, line.tokens, from);
  if (!named) return undefined;
  return {
    kind: 'template',
    next: named.end,
    sure: false,
    parts: [{ templateId: named.value.id, ...whole(line, from, named.end) }],
  };
}

const departmentWords = new Set(
  'team abteilung bereich departamento dpto depto equipo departement service equipe dept department'.split(' '),
);

function departmentAt(line: Line, from: number): Thing | undefined {
  const { tokens, names } = line;
  const word = tokens[from]?.folded ?? '';
  const skip = departmentWords.has(word) ? 1 : 0;
  const named = nameAt(names.departments, tokens, from + skip);
  if (!named) return undefined;
  const sure = skip === 0 && named.end === from + 1 && sureDepartments.has(word);
  return { kind: 'department', next: named.end, sure, parts: [{ departments: [named.value], ...whole(line, from, named.end) }] };
}

function priorityAt(line: Line, from: number): Thing | undefined {
  const [own, ...others] = line.languages;
  const english = others.find(({ language }) => language === 'english');
  const read = (phrases: Phrases | undefined) => phrases && matchPhrase(phrases, line.tokens, from, () => undefined);
  const sure = [own, english].map((each) => read(each?.everyday.sure)).find(Boolean);
  const apart = [own, english].map((each) => read(each?.everyday.apart)).find(Boolean);
  const best = sure && (!apart || sure.end >= apart.end) ? sure : apart;
  if (!best) return undefined;
  const part = { priority: best.action as Priority, ...whole(line, from, best.end) };
  return { kind: 'priority', next: best.end, sure: best === sure, parts: [part] };
}

function personAt(line: Line, from: number): Thing | undefined {
  const { names, tokens } = line;
  // '@Maria Stone', of whom there is none, is not Stone.
  if (tokens[from - 1]?.folded.startsWith('@')) return undefined;
  let best: Thing | undefined;
  let key = '';
  for (let at = from; at < Math.min(tokens.length, from + shortest); at++) {
    const token = tokens[at];
    if (!token || !isFree(token)) break;
    const part = nameKey(token.folded);
    key += part;
    const people = key.length < shortest || part === '' ? [] : peopleOf(names, key);
    if (people.length > 0) best = { kind: 'person', next: at + 1, sure: true, parts: [{ people, ...whole(line, from, at + 1) }] };
    if (token.after !== '') break;
  }
  return best;
}

function peopleOf(names: NameBook, key: string): { id: number; name: string }[] {
  const named = names.people.get(key);
  return named ? [named] : named === null ? names.namesakes(key) : [];
}

/** 'legal+acc', 'paul+john', 'bob/anna': one word for several of a kind. */
function severalAt({ tokens, names }: Line, from: number): Thing | undefined {
  const token = tokens[from];
  const words = token?.folded.split(/[+/&]/) ?? [];
  if (!token || words.length < 2 || words.includes('')) return undefined;
  const departments = words.map((word) => names.departments.get(nameKey(word)));
  const range = { start: token.start, end: token.end };
  if (departments.every((name): name is string => typeof name === 'string'))
    return { kind: 'department', next: from + 1, sure: true, parts: [{ departments, ...range }] };
  const people = words.map((word) => (word.length < shortest ? [] : peopleOf(names, nameKey(word))));
  if (people.some((found) => found.length === 0)) return undefined;
  let at = token.start;
  const parts = words.map((word, place) => {
    const start = place === 0 ? at : at - 1;
    const end = at + word.length;
    at = end + 1;
    return { people: people[place] ?? [], start, end };
  });
  return { kind: 'person', next: from + 1, sure: true, parts };
}
