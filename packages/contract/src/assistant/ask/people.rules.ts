// Finds people by their names without a mark: a whole name, a first or a last name. Several people may have it.
import { nameKey, type Token } from '#assistant/parse/tokens.rules.ts';

export interface Person {
  id: number;
  name: string;
}

export type PeopleIndex = ReadonlyMap<string, readonly Person[]>;

/** Names have at most this many words. */
const longest = 6;

/** Returns people by the keys of their whole names and of their first and last names. */
export function peopleIndex(people: readonly { id: number; fullName: string }[]): PeopleIndex {
  const index = new Map<string, Person[]>();
  const add = (key: string, person: Person) => {
    if (key.length < 2) return;
    const known = index.get(key);
    if (!known) index.set(key, [person]);
    else if (!known.some(({ id }) => id === person.id)) known.push(person);
  };
  for (const { id, fullName } of people) {
    const person = { id, name: fullName };
    const words = fullName.split(/[\s.]+/).filter(Boolean);
    add(nameKey(words[0] ?? ''), person);
    add(nameKey(words.at(-1) ?? ''), person);
  }
  // A whole name is stronger than a part of another one.
  for (const key of new Set(people.map(({ fullName }) => nameKey(fullName)))) {
    const whole = people.filter(({ fullName }) => nameKey(fullName) === key);
    if (key.length > 1)
      index.set(
        key,
        whole.map(({ id, fullName }) => ({ id, name: fullName })),
      );
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
  return best;
}

/** Returns the id of a mark such as `@#12`, which names one of several people with the same name. */
export function markedPersonId(token: Token | undefined): number | undefined {
  const [, id] = /^@#(\d{1,10})$/.exec(token?.folded ?? '') ?? [];
  return id === undefined ? undefined : Number(id);
}
