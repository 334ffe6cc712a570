// A message to somebody about a task: 'tell Bob that …', 'ask Anna to check …'. It is a comment that mentions them.
import type { Fields } from '#reading/act-fields.rules.ts';
import { type Clause, has, hitsOf, type NamedReference, placesOf, type ThingOf, thingsOf, use } from '#reading/clause.rules.ts';
import { rangeOfWords } from '#reading/reference.rules.ts';
import { textFrom } from '#reading/text-acts.rules.ts';

/** Words between the verb and the person, such as « à » or 'le' of 'dile'. */
const mostBetween = 3;

interface Message {
  verb: readonly number[];
  person: ThingOf<'people'>;
}

/** Returns the verb that begins a clause and whom it tells something. */
function messageIn(clause: Clause): Message | undefined {
  const [person] = thingsOf(clause, 'people').filter(({ isOwner }) => !isOwner);
  if (!person) return undefined;
  const isFirst = (first: number) =>
    placesOf({ from: clause.from, to: first }).every((at) => has(clause, 'noise', at) || has(clause, 'and', at));
  const isNear = (at: readonly number[]) => {
    const before = at.filter((each) => each < person.from).at(-1) ?? person.from;
    const between = placesOf({ from: before + 1, to: person.from });
    return (
      before < person.from &&
      between.length <= mostBetween &&
      between.every((each) => has(clause, 'to', each) || has(clause, 'noise', each) || has(clause, 'article', each))
    );
  };
  // 'Write to Ana on …' tells her something, 'note: …' does not.
  const verb = hitsOf(clause, 'tell', 'comment').find(
    ({ at, class: name }) => isFirst(at[0] ?? 0) && isNear(at) && (name === 'tell' || person.to < clause.to),
  );
  return verb && { verb: verb.at, person };
}

/** Whether a clause tells somebody something: its reasons and commas belong to what is told. */
export function tells(clause: Clause): boolean {
  return messageIn(clause) !== undefined;
}

/** Returns the comment, and the task that it is on. */
export function tellAct(
  clause: Clause,
  last: NamedReference | undefined,
): { fields: Fields; reference: NamedReference } | undefined {
  const message = messageIn(clause);
  if (!message) return undefined;
  const { verb, person } = message;
  const titles = thingsOf(clause, 'title', 'ids');
  let to = clause.to;
  while (to > person.to && (verb.includes(to - 1) || isWay(clause, to - 1))) to--;
  const others = othersAfter(clause, person);
  let from = others.at(-1)?.to ?? person.to;
  // 'Tell Bob nothing': nobody is told.
  if (has(clause, 'not', from)) return undefined;
  let about: ThingOf<'title'> | ThingOf<'ids'> | undefined;
  for (; from < to; from++) {
    // 'On the offer that …' names the task before what is told.
    const start = has(clause, 'article', from + 1) ? from + 2 : from + 1;
    const named: typeof about = has(clause, 'to', from)
      ? titles.find((title) => title.from === start && title.to < to)
      : undefined;
    if (named && !about) {
      about = named;
      from = named.to - 1;
    } else if (!verb.includes(from) && !opens(clause, from)) break;
    else if (has(clause, 'relative', from)) {
      from++;
      break;
    }
  }
  const task = about ?? titles[0];
  if (from >= to && !task && !last) return undefined;
  const reference = task ? referenceTo(task) : (last ?? { task: { kind: 'it', many: false }, from: 0, to: 0, isSure: false });
  const text = from < to ? textFrom(clause, from, to).replace(/(?<![\s.,])[\s.,]+$/, '') : '';
  use(clause, placesOf(clause));
  const named = (each: ThingOf<'people'>) => ({ me: false, people: each.people, range: rangeOfWords(clause, each) });
  const { people, range } = named(person);
  return { fields: { kind: 'comment', text, people, personRange: range, also: others.map(named) }, reference };
}

/** 'Ana and Bob', 'Ana, Bob': further people who are told. */
function othersAfter(clause: Clause, person: ThingOf<'people'>): ThingOf<'people'>[] {
  const people = thingsOf(clause, 'people');
  const others: ThingOf<'people'>[] = [];
  for (let at = person.to; at < clause.to; ) {
    const isComma = /,/.test(clause.sentence.tokens[at - 1]?.after ?? '');
    let next = has(clause, 'and', at) ? at + 1 : isComma ? at : clause.to;
    while (next > at && next < clause.to && has(clause, 'to', next)) next++;
    const other = people.find(({ from }) => from === next);
    if (!other) break;
    others.push(other);
    at = other.to;
  }
  return others;
}

/** « … en un comentario »: how it is told. */
function isWay(clause: Clause, at: number): boolean {
  return (
    has(clause, 'commentNoun', at) ||
    ((has(clause, 'to', at) || has(clause, 'article', at)) && has(clause, 'commentNoun', at + 1)) ||
    (has(clause, 'to', at) && has(clause, 'article', at + 1) && has(clause, 'commentNoun', at + 2))
  );
}

/** 'That', 'to': what is told follows. */
function opens(clause: Clause, at: number): boolean {
  return has(clause, 'relative', at) || has(clause, 'to', at) || has(clause, 'commentNoun', at);
}

function referenceTo(thing: ThingOf<'title'> | ThingOf<'ids'>): NamedReference {
  const ids = thing.kind === 'title' ? thing.hit.ids : thing.ids;
  const kind = thing.kind === 'title' && ids.length > 1 ? 'either' : 'ids';
  return { task: { kind, ids }, from: thing.from, to: thing.to, isSure: true };
}
