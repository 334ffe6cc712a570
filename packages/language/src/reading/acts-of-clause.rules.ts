// Decides what one part of a sentence asks to change: from its verbs, its things and their order.
import { type Command, emptyCommand } from '#command/command.rules.ts';
import { type Fields, noVerb } from '#reading/act-fields.rules.ts';
import type { WordClass } from '#reading/class-words.rules.ts';
import {
  type Clause,
  has,
  hitOf,
  hitsOf,
  isJoining,
  type NamedReference,
  placesOf,
  thingsOf,
  use,
} from '#reading/clause.rules.ts';
import { asksSomething, beginsWithOrder } from '#reading/orders.rules.ts';
import { rangeOfWords, referenceIn } from '#reading/reference.rules.ts';
import { textAct } from '#reading/text-acts.rules.ts';
import { thingActs } from '#reading/thing-acts.rules.ts';
import { strongKinds, verbAct, verbKinds } from '#reading/verb-acts.rules.ts';

export interface ClauseActs {
  commands: readonly Command[];
  /** Words that were not used, and those that might turn the meaning, by their numbers. */
  unused: readonly number[];
  stops: readonly number[];
  score: number;
  isDescription: boolean;
  /** Takes back what was confirmed last. */
  undoes?: boolean;
  reference: NamedReference | undefined;
}

/** Returns the acts of a clause; `last` are those of the clause before, whose task and verb it continues. */
export function actsOf(clause: Clause, last: ClauseActs | undefined, today: string): ClauseActs | undefined {
  if (asksSomething(clause) || hitOf(clause, 'unable')) return undefined;
  const undo = hitOf(clause, 'undo');
  if (undo && thingsOf(clause, 'title', 'people').length === 0) {
    use(clause, placesOf(clause));
    return { commands: [], undoes: true, unused: [], stops: [], score: 0.9, isDescription: false, reference: undefined };
  }
  const reminder = reminderIn(clause);
  if (reminder) {
    const about = referenceIn(clause, last?.reference);
    use(clause, placesOf(clause));
    return finished(clause, about, [reminder], 0);
  }
  const written = textAct(clause, last?.reference);
  if (written) return finished(clause, written.reference, [written.fields], 0);
  const acts = verbAct(clause, last, strongKinds) ?? thingActs(clause, last, today) ?? verbAct(clause, last, verbKinds);
  if (!acts) return undefined;
  const named = referenceIn(clause, last?.reference);
  if (!named) return undefined;
  // Without a verb only a title is a task: '2 o'clock Friday' is none.
  if (acts.doubt >= noVerb && !named.isSure && !last) return undefined;
  // 'It' is the task of the part before.
  const reference = named.task.kind === 'it' && last?.reference ? { ...last.reference, from: named.from, to: named.to } : named;
  return finished(clause, reference, acts.fields, acts.doubt);
}

/** A reminder at a time: said as what it is, so that its day is not taken for a due date. */
function reminderIn(clause: Clause): Fields | undefined {
  const verb = hitOf(clause, 'remind');
  if (!verb) return undefined;
  use(clause, verb.at);
  return { kind: 'remind' };
}

/** Nouns that say what is meant: without their act, another one would be wrong. */
const deciding: readonly WordClass[] = ['repeat', 'templateNoun', 'descriptionNoun', 'exchange', 'untick', 'unable'];

export function finished(
  clause: Clause,
  reference: NamedReference | undefined,
  fields: readonly Fields[],
  doubt: number,
): ClauseActs {
  const { sentence } = clause;
  const inReference = (at: number) => reference !== undefined && !reference.isSure && at >= reference.from && at < reference.to;
  const describes = hitsOf(clause, 'all').length > 0;
  const negated = placesOf(clause).filter((at) => inReference(at) && !describes && has(clause, 'not', at));
  if (reference) use(clause, placesOf(reference));
  const left = placesOf(clause).filter((at) => !clause.used.has(at) && !isJoining(clause, at));
  const stops = placesOf(clause).filter(
    (at) =>
      !clause.used.has(at) &&
      (has(clause, 'not', at) || has(clause, 'except', at)) &&
      !has(clause, 'noise', at) &&
      !has(clause, 'to', at),
  );
  stops.push(...negated.filter((at) => !stops.includes(at)));
  const lost = thingsOf(clause, 'people', 'date', 'duration', 'repeat').filter(
    ({ from, to }) => !reference || to <= reference.from || from >= reference.to,
  );
  stops.push(...lost.flatMap((thing) => placesOf(thing)).filter((at) => !clause.used.has(at) && !stops.includes(at)));
  const unused = left.filter((at) => /[\p{L}\p{N}]/u.test(sentence.tokens[at]?.folded ?? ''));
  stops.push(...unused.filter((at) => !stops.includes(at) && deciding.some((name) => has(clause, name, at))));
  // What is deleted must be what was meant.
  if (fields.some(({ kind }) => kind === 'delete')) stops.push(...unused.filter((at) => !stops.includes(at)));
  const spelled = placesOf(clause).filter((at) => clause.used.has(at) && sentence.words.misspelled.has(at)).length;
  const score = 1 - doubt - 0.13 * unused.length - 0.05 * spelled - (reference?.isSure === false ? 0.1 : 0) - 0.4 * stops.length;
  const commands = fields.map(
    (each): Command => ({
      ...emptyCommand,
      task: reference?.task,
      taskRange: reference && reference.to > reference.from ? rangeOfWords(clause, reference) : undefined,
      ...each,
    }),
  );
  return { commands, unused, stops, score, reference, isDescription: reference?.isSure !== true && !beginsWithOrder(clause) };
}
