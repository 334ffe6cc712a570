// Finds people by their names without a mark: a whole name, a first or a last name. Several people may have it.

import { nameKey } from '@app/contract/names/folded-names.rules.ts';
import { type NameContext, spelledOut, usernameMark } from '#line/names.rules.ts';
import type { Token } from '#line/tokens.rules.ts';

export interface Person {
  id: number;
  name: string;
}

export type PeopleIndex = ReadonlyMap<string, readonly Person[]>;

/** Names have at most this many words. */
const longest = 6;

const built = new WeakMap<NameContext['people'], PeopleIndex>();

/** Returns people by the keys of their whole names, of their first and last names, and of their user names; built once for a text. */
export function peopleIndex(people: NameContext['people']): PeopleIndex {
  const known = built.get(people);
  if (known) return known;
  const fresh = indexOf(people);
  built.set(people, fresh);
  return fresh;
}

function indexOf(people: NameContext['people']): PeopleIndex {
  const index = new Map<string, Person[]>();
  const add = (key: string, person: Person) => {
    if (key.length < 2) return;
    const namesakes = index.get(key);
    if (!namesakes) index.set(key, [person]);
    else if (!namesakes.some(({ id }) => id === person.id)) namesakes.push(person);
  };
  const users: [string, Person][] = [];
  for (const { id, fullName, username } of people) {
    const person = { id, name: fullName };
    if (username !== undefined) users.push([nameKey(username), person]);
    const words = fullName.split(/[\s.]+/).filter(Boolean);
    for (const word of [words[0] ?? '', words.at(-1) ?? '']) {
      add(nameKey(word), person);
      add(nameKey(spelledOut(word)), person);
    }
  }
  // A whole name is stronger than a part of another one.
  for (const [key, whole] of Map.groupBy(people, ({ fullName }) => nameKey(fullName)))
    if (key.length > 1)
      index.set(
        key,
        whole.map(({ id, fullName }) => ({ id, name: fullName })),
      );
  for (const [key, person] of users) {
    // 'ana' is the user name of one person and the first name of another: both are asked about.
    const named = index.get(key) ?? [];
    const others = named.some(({ id }) => id === person.id) ? [] : named;
    for (const each of [person, ...others]) add(`@${key}`, each);
  }
  return index;
}

/** Returns the people whose name begins at a word, by the longest name; `@12` is the person with that id. */
export function peopleAt(
  index: PeopleIndex,
  tokens: readonly Token[],
  at: number,
): { end: number; people: readonly Person[] } | undefined {
  let best: { end: number; people: readonly Person[] } | undefined;
  let key = '';
  for (let end = at; end < Math.min(tokens.length, at + longest); end++) {
    const token = tokens[end];
    if (!token || token.plain) break;
    key += nameKey(token.folded);
    // 'Anas Aufgaben': the genitive.
    const people = index.get(key) ?? (key.length > 3 && key.endsWith('s') ? index.get(key.slice(0, -1)) : undefined);
    if (people) best = { end: end + 1, people };
    if (/[,;!?)]/.test(token.after)) break;
  }
  const word = tokens[at]?.plain ? '' : (tokens[at]?.folded ?? '');
  const exact = word.startsWith('@') ? index.get(usernameMark(word)) : undefined;
  return exact && (!best || best.end === at + 1) ? { end: at + 1, people: exact } : best;
}

/** Returns the id of a mark such as `@#12`, which names one of several people with the same name. */
export function markedPersonId(token: Token | undefined): number | undefined {
  const [, id] = /^@#(\d{1,10})$/.exec(token?.folded ?? '') ?? [];
  return id === undefined ? undefined : Number(id);
}
