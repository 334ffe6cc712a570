// What a sentence leaves out of the tasks that it describes: '… except the VAT return', 'apart from the critical ones, …'.
import type { Exceptions } from '#command/command.rules.ts';
import type { Token } from '#line/tokens.rules.ts';
import { clauseOf, has, hitOf, isJoining, placesOf, type Sentence } from '#reading/clause.rules.ts';

/** Returns the words without the exception, and what it is; undefined if there is none, or more is said in it. */
export function withoutExceptions(sentence: Sentence): { tokens: Token[]; except: Exceptions } | undefined {
  const { tokens, things } = sentence;
  const whole = clauseOf(sentence, 0, tokens.length);
  const hit = hitOf(whole, 'excluding');
  const from = hit?.at[0];
  if (!hit || from === undefined) return undefined;
  let to = (hit.at.at(-1) ?? from) + 1;
  while (to < tokens.length && !/[,;.!?]/.test(tokens[to - 1]?.after ?? '')) to++;
  const named = things.filter((thing) => thing.from > from && thing.to <= to);
  const isNamed = (at: number) => named.some((thing) => thing.from <= at && at < thing.to);
  const isOther = placesOf({ from, to }).some(
    (at) =>
      !hit.at.includes(at) && !isNamed(at) && !isJoining(whole, at) && !has(whole, 'taskNoun', at) && !has(whole, 'noise', at),
  );
  if (isOther || named.length === 0) return undefined;
  const except = {
    ids: named.flatMap((thing) => (thing.kind === 'title' ? thing.hit.ids : thing.kind === 'ids' ? thing.ids : [])),
    priorities: named.flatMap((thing) => (thing.kind === 'priority' ? [thing.priority] : [])),
    people: named.flatMap((thing) =>
      thing.kind === 'people' && thing.people.length === 1 ? thing.people.map(({ id }) => id) : [],
    ),
  };
  if (except.ids.length + except.priorities.length + except.people.length < named.length) return undefined;
  return { tokens: tokens.filter((_, at) => at < from || at >= to), except };
}
