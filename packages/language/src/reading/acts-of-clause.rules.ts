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
import { asksSomething, beginsWithOrder, isRequest } from '#reading/orders.rules.ts';
import { rangeOfWords, referenceIn } from '#reading/reference.rules.ts';
import { tellAct } from '#reading/tell-acts.rules.ts';
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
  const message = tellAct(clause, last?.reference);
  if (message) return finished(clause, message.reference, [message.fields], 0);
  if (asksSomething(clause) || hitOf(clause, 'unable')) return undefined;
  const undo = hitOf(clause, 'undo');
  if (undo && thingsOf(clause, 'title', 'people', 'ids').length === 0 && !hitOf(clause, 'reopen')) {
    use(clause, placesOf(clause));
    return { commands: [], undoes: true, unused: [], stops: [], score: 0.9, isDescription: false, reference: undefined };
  }
  const isCorrection = !last && corrects(clause);
  const reminder = reminderIn(clause);
  if (reminder) {
    const about = referenceIn(clause, last?.reference);
    use(clause, placesOf(clause));
    return finished(clause, about, [reminder], 0);
  }
  const written = textAct(clause, last?.reference);
  if (written) return finished(clause, written.reference, [written.fields], 0);
  const watched = otherWatcher(clause);
  if (watched) return watched;
  const acts = verbAct(clause, last, strongKinds) ?? thingActs(clause, last, today) ?? verbAct(clause, last, verbKinds);
  if (!acts) return undefined;
  const named = referenceIn(clause, last?.reference);
  if (!named) return undefined;
  // Without a verb only a title is a task: '2 o'clock Friday' is none.
  const isDescribed = named.task.kind === 'words' && named.task.all === true;
  if (acts.doubt >= noVerb && !named.isSure && !isDescribed && !isNumbered(named, acts.fields) && !last && !isCorrection)
    return undefined;
  // 'It' is the task of the part before.
  const reference = named.task.kind === 'it' && last?.reference ? { ...last.reference, from: named.from, to: named.to } : named;
  const read = finished(clause, reference, acts.fields, acts.doubt);
  if (isCorrection) return { ...read, isDescription: false };
  const isUnnamed = reference.task.kind === 'it' && reference.to === 0 && !last;
  // Many other words say something else: 'they sign on Thursday'.
  const isElse = read.unused.length >= 2 && (acts.doubt >= noVerb || isUnnamed);
  return isElse && read.stops.length === 0 ? undefined : read;
}

/** 'No, to Paul', 'I meant Friday': what follows the first words takes the place of what was said before. */
function corrects(clause: Clause): boolean {
  const hit = hitsOf(clause, 'correction').find(({ at: [at = 0] }) => at === clause.from);
  const last = hit?.at.at(-1);
  if (!hit || last === undefined || last + 1 >= clause.to) return false;
  const isApart = /[,.!]/.test(clause.sentence.tokens[last]?.after ?? '') || has(clause, 'to', last + 1) || hit.at.length > 1;
  if (isApart) use(clause, hit.at);
  return isApart;
}

/** '8 and 10 to review': numbers of tasks, unless a day could be meant. */
function isNumbered({ task }: NamedReference, fields: readonly Fields[]): boolean {
  return task.kind === 'ids' && fields.every(({ kind }) => kind !== 'due' && kind !== 'start');
}

/** 'Let Ana watch it': only for oneself can one watch, so that the name stops the act. */
function otherWatcher(clause: Clause): ClauseActs | undefined {
  const verb = hitOf(clause, 'watch', 'unwatch');
  const [person] = thingsOf(clause, 'people').filter(({ isOwner }) => !isOwner);
  if (!verb || !person) return undefined;
  return { commands: [], unused: [], stops: placesOf(person), score: 0.9, isDescription: false, reference: undefined };
}

/** A reminder at a time: said as what it is, so that its day is not taken for a due date. */
function reminderIn(clause: Clause): Fields | undefined {
  const verb = hitOf(clause, 'remind');
  if (!verb) return undefined;
  use(clause, verb.at);
  return { kind: 'remind' };
}

function createsOnly(clause: Clause, at: number): boolean {
  return (
    has(clause, 'create', at) &&
    !has(clause, 'set', at) &&
    !has(clause, 'add', at) &&
    !has(clause, 'begin', at) &&
    !has(clause, 'noise', at)
  );
}

/** Nouns that say what is meant: without their act, another one would be wrong. */
const deciding: readonly WordClass[] = [
  'repeat',
  'templateNoun',
  'descriptionNoun',
  'commentNoun',
  'titleNoun',
  'exchange',
  'untick',
  'unable',
  'following',
];

export function finished(
  clause: Clause,
  reference: NamedReference | undefined,
  fields: readonly Fields[],
  doubt: number,
): ClauseActs {
  const { sentence } = clause;
  const inReference = (at: number) => reference !== undefined && !reference.isSure && at >= reference.from && at < reference.to;
  const describes = clause.description !== undefined || hitsOf(clause, 'all').length > 0;
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
  // Beside a description, a department is a condition of the tasks.
  const conditions = clause.description ? (['department'] as const) : [];
  const lost = thingsOf(clause, 'people', 'date', 'duration', 'repeat', ...conditions).filter(
    ({ from, to }) => !reference || to <= reference.from || from >= reference.to,
  );
  stops.push(...lost.flatMap((thing) => placesOf(thing)).filter((at) => !clause.used.has(at) && !stops.includes(at)));
  const unused = left.filter((at) => /[\p{L}\p{N}]/u.test(sentence.tokens[at]?.folded ?? ''));
  stops.push(...unused.filter((at) => !stops.includes(at) && deciding.some((name) => has(clause, name, at))));
  // 'Invoices every first Monday': a repetition that is not read is no due date.
  if (!clause.description && fields.some(({ kind }) => kind === 'due'))
    stops.push(...unused.filter((at) => !stops.includes(at) && has(clause, 'all', at) && !has(clause, 'noise', at)));
  // 'Create the next closing' changes no task that there is.
  stops.push(...unused.filter((at) => !stops.includes(at) && createsOnly(clause, at)));
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
  const isDescription =
    reference?.isSure !== true && clause.description === undefined && !beginsWithOrder(clause) && !isRequest(clause);
  return { commands, unused, stops, score, reference, isDescription };
}
