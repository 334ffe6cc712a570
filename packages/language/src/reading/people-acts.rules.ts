// Acts on who has a task: everybody whom a part of a sentence names for it, and those whom it takes off.
import type { NamedPerson } from '#command/command.rules.ts';
import type { Fields } from '#reading/act-fields.rules.ts';
import {
  type Clause,
  has,
  hitOf,
  hitsOf,
  isJoining,
  leadOf,
  placesOf,
  type ThingOf,
  thingsOf,
  use,
} from '#reading/clause.rules.ts';
import { beginsWithOrder } from '#reading/orders.rules.ts';
import { rangeOfWords } from '#reading/reference.rules.ts';

type People = ThingOf<'people'>;

/** Returns the people that a clause assigns or takes off. `hasOther` says that it asks for something else as well. */
export function personActs(clause: Clause, hasOther: boolean): Fields[] {
  const exchange = exchanged(clause);
  if (exchange) return exchange;
  const verb = hitOf(clause, 'assign', 'take', 'unassign', 'assigneeNoun');
  const removes = hitOf(clause, 'unassign', 'remove');
  const nobody = hitOf(clause, 'nobody');
  if (nobody && nobody.at.at(-1) === clause.to - 1 && (verb || hitOf(clause, 'move', 'set'))) {
    use(clause, nobody.at, leadOf(clause, nobody.at[0] ?? 0));
    return [{ kind: 'unassign' }];
  }
  const people = thingsOf(clause, 'people');
  // 'The audit is Bob's', « es de Bob » : who owns the task, if the words before say so.
  const gives = hitsOf(clause, 'assign').filter(({ at }) => at.length > 1);
  const targets = people.filter(({ isOwner, from }) => !isOwner || gives.some(({ at }) => at.includes(from - 1)));
  const describes = hitOf(clause, 'all', 'taskNoun') !== undefined;
  const target = targets.at(-1) ?? (removes && !describes ? people.at(-1) : undefined);
  const ended = targets.length > 0 && !beginsWithOrder(clause) ? hitOf(clause, 'nomore') : undefined;
  if (ended) use(clause, ended.at, ...hitsOf(clause, 'not').map(({ at }) => at));
  const isTaken = ended ?? (removes && (hitOf(clause, 'take')?.at.length ?? 0) < 2 ? removes : undefined);
  if (target) {
    const group = groupOf(clause, target, isTaken ? people : targets);
    use(clause, ...group.map(({ places }) => places), isTaken ? isTaken.at : verb?.at);
    const fields = fieldsOf(group.map(({ person }) => person));
    if (isTaken) return [{ kind: 'unassign', ...fields }];
    const joins = hitOf(clause, 'additionally');
    if (joins) use(clause, joins.at);
    return [{ kind: 'assign', ...fields, adds: joins !== undefined }];
  }
  const me = meIn(clause);
  if (me && removes) {
    use(clause, [me], removes.at, leadOf(clause, me));
    return [{ kind: 'unassign', me: true }];
  }
  // 'The audit to me': without a verb, a known task.
  if (
    me &&
    !hasOther &&
    (verb ||
      (has(clause, 'to', me - 1) &&
        (thingsOf(clause, 'title', 'ids').length > 0 || isNumber(clause) || hitOf(clause, 'taskNoun'))))
  ) {
    use(clause, [me], leadOf(clause, me), verb?.at);
    return [{ kind: 'assign', me: true }];
  }
  const take = hitOf(clause, 'take');
  if (!take || take.at.length < 2) return [];
  use(clause, take.at);
  return [{ kind: 'assign', me: true }];
}

/** '15 to me', « la 15 pour moi » : a number is all that stands before. */
function isNumber(clause: Clause): boolean {
  const [first, ...others] = placesOf(clause).filter((at) => !clause.used.has(at) && !isJoining(clause, at));
  return first !== undefined && others.length === 0 && /^\d{1,6}$/.test(clause.sentence.tokens[first]?.folded ?? '');
}

/** 'To me', 'assign me'. */
function meIn(clause: Clause): number | undefined {
  return hitsOf(clause, 'me').find(
    ({ at: [at = 0] }) =>
      has(clause, 'to', at - 1) ||
      has(clause, 'assign', at - 1) ||
      has(clause, 'remove', at - 1) ||
      has(clause, 'unassign', at - 1),
  )?.at[0];
}

/** 'Swap John for Ana', 'Ana instead of John'. */
function exchanged(clause: Clause): Fields[] | undefined {
  const verb = hitOf(clause, 'exchange');
  if (!verb) return undefined;
  const [one, other, ...more] = thingsOf(clause, 'people');
  if (!one || !other || more.length > 0) return undefined;
  // 'Ana instead of John' says first who comes.
  const isInstead = (verb.at[0] ?? 0) > one.from;
  const [from, to] = isInstead ? [other, one] : [one, other];
  use(clause, verb.at, placesOf(one), placesOf(other), leadOf(clause, one.from), leadOf(clause, other.from));
  return [
    { kind: 'unassign', ...fieldsOf([named(clause, from)]) },
    { kind: 'assign', ...fieldsOf([named(clause, to)]), adds: true },
  ];
}

interface Member {
  person: NamedPerson;
  places: number[];
}

/** Returns the people whom commas and words such as 'and' join with the last one, who all get the task. */
function groupOf(clause: Clause, last: People, people: readonly People[]): Member[] {
  const members: Member[] = [memberOf(clause, last)];
  const isMe = (at: number) => has(clause, 'me', at) && !has(clause, 'noise', at + 1);
  for (let at = last.from - 1; at >= clause.from; ) {
    const person = people.find(({ to }) => to === at + 1);
    const isJoined = has(clause, 'and', at + 1) || /,/.test(clause.sentence.tokens[at]?.after ?? '');
    if (has(clause, 'and', at)) at--;
    else if (person && isJoined) {
      members.unshift(memberOf(clause, person));
      at = person.from - 1;
    } else if (isJoined && isMe(at)) {
      members.unshift({ person: me(clause, at), places: [at] });
      at--;
    } else break;
  }
  // '… and me'.
  const next = last.to;
  if (has(clause, 'and', next) && next + 1 < clause.to && isMe(next + 1))
    members.push({ person: me(clause, next + 1), places: [next, next + 1] });
  return members;
}

function memberOf(clause: Clause, person: People): Member {
  return { person: named(clause, person), places: [...placesOf(person), ...leadOf(clause, person.from)] };
}

function named(clause: Clause, person: People): NamedPerson {
  return { me: false, people: person.people, range: rangeOfWords(clause, person) };
}

function me(clause: Clause, at: number): NamedPerson {
  return { me: true, people: [], range: rangeOfWords(clause, { from: at, to: at + 1 }) };
}

function fieldsOf([first, ...also]: readonly NamedPerson[]): Omit<Fields, 'kind'> {
  if (!first) return {};
  return first.me ? { me: true, also } : { people: first.people, personRange: first.range, also };
}
