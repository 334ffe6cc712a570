// Reads what a sentence asks to change: its parts one after the other, each by its verbs and the things that it names. Words that mean
// nothing here lower the score and are named; a word that might turn the meaning stops the act.
import { assistantLimits, type Language } from '@app/contract/limits.ts';
import type { Command } from '#command/command.rules.ts';
import { languagesFrom } from '#line/compiled.rules.ts';
import { type Token, tokensOf } from '#line/tokens.rules.ts';
import type { AskOptions } from '#question/ask-options.rules.ts';
import { actsOf, type ClauseActs } from '#reading/acts-of-clause.rules.ts';
import { verbClasses } from '#reading/class-words.rules.ts';
import {
  type Clause,
  clauseOf,
  has,
  hitsOf,
  isNamed,
  type NamedReference,
  placesOf,
  type Sentence,
  thingsOf,
} from '#reading/clause.rules.ts';
import { classesIn, compiledClasses } from '#reading/compiled-classes.rules.ts';
import { withoutExceptions } from '#reading/exceptions.rules.ts';
import { wordsOf } from '#reading/likeness.rules.ts';
import { asksSomething, beginsWithOrder } from '#reading/orders.rules.ts';
import { referenceIn } from '#reading/reference.rules.ts';
import { tells } from '#reading/tell-acts.rules.ts';
import { thingsIn } from '#reading/things.rules.ts';
import { typedWords } from '#reading/typed-words.rules.ts';

export interface ReadActs {
  commands: readonly Command[];
  /** Words that were not used. */
  unused: readonly string[];
  /** Words that might turn the meaning, so that nothing is proposed. */
  stops: readonly string[];
  /** From 0 to 1. */
  score: number;
  /** Whether the words may describe tasks as well: 'finished tasks', 'the audit is done'. */
  isDescription: boolean;
  /** Takes back what was confirmed last. */
  undoes: boolean;
  language: Language;
}

/** From this score on, the acts are proposed, with the words that were not used. */
export const leastScore = 0.3;

/** Reads a sentence in each language and returns the best reading. */
export function readActs(sentence: string, options: AskOptions): ReadActs | undefined {
  const raw = tokensOf(sentence);
  if (raw.length === 0 || raw.length > assistantLimits.sentenceWords) return undefined;
  const named = namedWords(options.names);
  let best: ReadActs | undefined;
  let most = 0;
  let own = 0;
  for (const language of languagesFrom(options.language)) {
    const classes = compiledClasses(language);
    const tokens = typedWords(raw, classes);
    const words = classesIn(tokens, classes, (word) => named.has(word));
    // Another language is read only if it knows more of the words, or as many and nothing was read yet.
    const known = words.of.filter(({ size }, at) => size > 0 && !words.misspelled.has(at)).length / tokens.length;
    if (language === options.language) own = known;
    else if (known < own || known === 0 || (known === own && best)) continue;
    const { titles = [] } = options;
    const asWritten = { language, text: sentence, tokens, words, things: thingsIn(language, tokens, words, options), titles };
    // A question in the person's language is none that orders something in another one.
    if (language === options.language && asksSomething(clauseOf(asWritten, 0, tokens.length))) return undefined;
    const read = readWithoutExceptions(asWritten, options) ?? readSentence(asWritten, options);
    if (!read) continue;
    // The person's own language is the likelier one, and one that knows more of the words, also of those that stop an act.
    const rank = read.score + 0.4 * read.stops.length + 0.3 * known + (language === options.language ? 0.1 : 0);
    if (rank > most) [best, most] = [read, rank];
    // Nothing is read better than whole in the person's language.
    if (language === options.language && read.unused.length === 0 && read.stops.length === 0 && read.score >= 0.9) return read;
  }
  return best;
}

const namesOf = new WeakMap<AskOptions['names'], ReadonlySet<string>>();

/** Returns the words of all names that are known: none of them is another word that is spelled wrong. */
function namedWords(names: AskOptions['names']): ReadonlySet<string> {
  const known = namesOf.get(names);
  if (known) return known;
  const { departments, people, columns } = names;
  const words = new Set([...departments, ...people.map(({ fullName }) => fullName), ...columns].flatMap(wordsOf));
  namesOf.set(names, words);
  return words;
}

/** Reads the sentence without what it leaves out; undefined if it leaves out nothing, or describes no tasks. */
function readWithoutExceptions(sentence: Sentence, options: AskOptions): ReadActs | undefined {
  const found = withoutExceptions(sentence);
  if (!found) return undefined;
  const { language, text } = sentence;
  const { tokens, except } = found;
  const words = classesIn(tokens, compiledClasses(language));
  const read = readSentence(
    { language, text, tokens, words, things: thingsIn(language, tokens, words, options), titles: sentence.titles },
    options,
  );
  if (!read?.commands.every(({ task }) => task?.kind === 'words')) return undefined;
  return { ...read, commands: read.commands.map((command) => ({ ...command, except })) };
}

function readSentence(sentence: Sentence, { today }: AskOptions): ReadActs | undefined {
  const { language } = sentence;
  const done: ClauseActs[] = [];
  const unused: string[] = [];
  const stops: string[] = [];
  const written = (places: readonly number[]) => wordsAt(sentence, places);
  let remarks = 0;
  const reason = leadingReason(sentence);
  // 'Since the ad is live, close it': the reason names what 'it' is.
  let last = reason > 0 ? mentioned(clauseOf(sentence, 0, reason)) : undefined;
  unused.push(...written(placesOf({ from: 0, to: reason })));
  for (const each of partsOf(sentence).filter(({ to }) => to > reason)) {
    const part = { from: Math.max(each.from, reason), to: each.to };
    const all = clauseOf(sentence, part.from, part.to);
    const clause = tells(all) ? all : clauseOf(sentence, part.from, withoutRemarks(sentence, part));
    const acts = actsOf(clause, last, today);
    const left = placesOf({ from: acts ? clause.to : part.from, to: part.to }).filter((at) => isWord(clause, at));
    remarks += left.length;
    unused.push(...written(left));
    if (acts) {
      // 'Copy the closing and give it to Ana': the copy cannot be named yet.
      if (last?.commands.some(({ kind }) => kind === 'duplicate') && acts.reference?.to === 0) {
        unused.push(...written(placesOf(part).filter((at) => isWord(clause, at) && at < clause.to)));
        continue;
      }
      done.push(acts);
      last = acts.reference ? acts : last;
      unused.push(...written(acts.unused));
      stops.push(...written(acts.stops));
    } else {
      if (done.length === 0) last = mentioned(clause) ?? last;
      stops.push(
        ...written(
          left.filter(
            (at) =>
              has(clause, 'unable', at) ||
              (isAtStart(clause, at) && (has(clause, 'not', at) || has(clause, 'except', at))) ||
              // 'Sales: what is due on Friday …': a condition that is not used would change other tasks.
              isCondition(sentence, at) ||
              // An order that is not understood is not left out in silence.
              (done.length > 0 &&
                at === clause.from &&
                beginsWithOrder(clause) &&
                saysMore(clauseOf(sentence, part.from, part.to))),
          ),
        ),
      );
    }
  }
  // 'The ad is live, tick it off' says one thing twice.
  const said = done.flatMap(({ commands: each }) => each);
  const commands = said.filter((each, at) => !said.slice(0, at).some((other) => isSame(each, other) || isReminder(other, each)));
  // 'I moved 27 this morning, undo that' tells what was done.
  const undoes = done.at(-1)?.undoes === true || (commands.length === 0 && done.some((each) => each.undoes));
  if (commands.length === 0 && stops.length === 0 && !undoes) return undefined;
  // What names no task in many other words says something else.
  const isUnnamed = done.every(({ reference }) => !reference || (reference.task.kind === 'it' && reference.to === 0));
  if (isUnnamed && unused.length > 2 && stops.length === 0 && !undoes && !commands.some(({ kind }) => kind === 'create'))
    return undefined;
  const least = Math.min(1, ...done.map(({ score }) => score));
  return {
    commands: undoes ? [] : commands,
    unused,
    stops,
    score: Math.max(0, least - 0.03 * remarks),
    isDescription: commands.length > 0 && done.every((each) => each.isDescription),
    undoes,
    language,
  };
}

/** 'As long as the ad is not out, …': returns where the order behind a leading reason begins. */
function leadingReason({ tokens, things, words }: Sentence): number {
  const because = words.hits.find(({ class: name, at }) => name === 'because' && at[0] === 0);
  const next = (because?.at.at(-1) ?? 0) + 1;
  if (!because || things.some(({ kind, from }) => kind === 'date' && from <= next && from > 0)) return 0;
  const comma = tokens.findIndex(({ after, plain }, at) => at >= next && !plain && after === ',');
  return comma < 0 || comma > tokens.length - 3 ? 0 : comma + 1;
}

/** Returns words as they were typed. */
export function wordsAt({ text, tokens }: Sentence, places: readonly number[]): string[] {
  return places.map((at) => text.slice(tokens[at]?.start, tokens[at]?.end));
}

/** 'I need no reminder of the audit, delete it': what goes is the reminder. */
function isReminder(one: Command, other: Command): boolean {
  return one.kind === 'remind' && other.kind === 'delete' && JSON.stringify(one.task) === JSON.stringify(other.task);
}

function isSame(one: Command, other: Command): boolean {
  return one.kind === other.kind && JSON.stringify({ ...one, taskRange: 0 }) === JSON.stringify({ ...other, taskRange: 0 });
}

function isWord(clause: Clause, at: number): boolean {
  const { tokens, things } = clause.sentence;
  const isTitle = things.some(({ kind, from, to }) => kind === 'title' && from <= at && at < to);
  return !isTitle && !has(clause, 'noise', at) && !has(clause, 'and', at) && /[\p{L}\p{N}]/u.test(tokens[at]?.folded ?? '');
}

function isAtStart(clause: Clause, at: number): boolean {
  return placesOf({ from: clause.from, to: at }).every((each) => has(clause, 'noise', each) || has(clause, 'and', each));
}

/** 'Enter her, please' says once more what was read; a thing or an unknown word says something else. */
function saysMore(clause: Clause): boolean {
  const { things, words } = clause.sentence;
  const named = things.some(({ from, to }) => from >= clause.from && to <= clause.to);
  return named || placesOf(clause).some((at) => isWord(clause, at) && (words.of[at]?.size ?? 0) === 0);
}

/** A department or person beside a description of tasks. */
function isCondition({ things, words }: Sentence, at: number): boolean {
  const describes = words.hits.some(({ class: name }) => name === 'all');
  return describes && things.some(({ kind, from, to }) => (kind === 'department' || kind === 'people') && from <= at && at < to);
}

/** 'The ad is live, tick it off': the first part names what 'it' is. */
function mentioned(clause: Clause): ClauseActs | undefined {
  // '10 is not for me, …'
  const number = Number(clause.sentence.tokens[clause.from]?.folded);
  if (number > 0 && Number.isInteger(number) && !clause.sentence.things.some(({ from }) => from === clause.from)) {
    const reference: NamedReference = {
      task: { kind: 'ids', ids: [number] },
      from: clause.from,
      to: clause.from + 1,
      isSure: true,
    };
    return { commands: [], unused: [], stops: [], score: 1, isDescription: false, reference };
  }
  if (!clause.description && thingsOf(clause, 'title', 'ids').length === 0) return undefined;
  const reference = referenceIn(clause, undefined);
  return reference && { commands: [], unused: [], stops: [], score: 1, isDescription: false, reference };
}

/** Returns where a part ends without its reasons, and without remarks that name nothing: '…, because he has not paid'. */
function withoutRemarks(sentence: Sentence, { from, to }: { from: number; to: number }): number {
  const { tokens, things, words } = sentence;
  const whole = clauseOf(sentence, from, to);
  // What follows a verb that writes is its text.
  if (hitsOf(whole, 'comment').some(({ at: [at = to] }) => at <= from + 1)) return to;
  for (let at = from + 2; at < to; at++) {
    if (isNamed(whole, at) && isNamed(whole, at - 1)) continue;
    // '25. jedes Monats' is one thing.
    if (things.some((thing) => thing.from < at && at < thing.to)) continue;
    if (
      words.of[at]?.has('because') &&
      // German 'da' is also 'there'.
      (!words.of[at]?.has('noise') || /[,;.]/.test(tokens[at - 1]?.after ?? '')) &&
      !things.some((thing) => thing.from === at + 1 && thing.kind === 'date') &&
      !things.some((thing) => thing.from <= at && at < thing.to)
    )
      return at;
    if (!/[,;.!?–-]$/.test(tokens[at - 1]?.after ?? '') || words.of[at]?.has('relative') || words.of[at]?.has('and')) continue;
    const rest = placesOf({ from: at, to });
    const names = things.some((thing) => thing.from >= at && thing.to <= to && thing.kind !== 'department');
    const turns = rest.slice(0, 1).some((each) => has(whole, 'except', each) || has(whole, 'not', each));
    const isList = rest.length <= 1;
    const startsVerb = rest.some((each) => isVerb(whole, each) && each - at <= 1 && !words.misspelled.has(each));
    if (!names && !turns && !isList && !startsVerb) return at;
    // 'Payroll = P1, people die on Sunday': a part with unknown words tells why, if the part before is whole.
    const isReason = rest.filter((each) => isUnknown(whole, each)).length > 1 && isWhole(whole, from, at);
    if (names && !turns && !startsVerb && isReason) return at;
  }
  return to;
}

/** Whether the words before a place only name a task. */
function isMentionBefore(whole: Clause, to: number): boolean {
  const named = whole.sentence.things.some(({ kind, to: end }) => (kind === 'title' || kind === 'ids') && end <= to);
  return (
    named &&
    placesOf({ from: 0, to }).every(
      (at) => isNamed(whole, at) || !isWord(whole, at) || has(whole, 'article', at) || has(whole, 'to', at),
    )
  );
}

function isUnknown(whole: Clause, at: number): boolean {
  const { tokens, words, things } = whole.sentence;
  return (
    /\p{L}/u.test(tokens[at]?.folded ?? '') &&
    !tokens[at]?.plain &&
    ((words.of[at]?.size ?? 0) === 0 || words.misspelled.has(at)) &&
    !things.some(({ from, to }) => from <= at && at < to)
  );
}

/** Whether words name a task and what changes of it. */
function isWhole(whole: Clause, from: number, to: number): boolean {
  const inside = whole.sentence.things.filter((thing) => thing.from >= from && thing.to <= to);
  const changes =
    inside.some(({ kind }) => kind !== 'title' && kind !== 'ids') || placesOf({ from, to }).some((at) => isVerb(whole, at));
  return changes && inside.some(({ kind }) => kind === 'title' || kind === 'ids');
}

/** Returns the parts of a sentence that may each ask for a change: behind a comma or an 'and' that a verb or a thing follows. */
export function partsOf(sentence: Sentence): { from: number; to: number }[] {
  const { tokens } = sentence;
  const whole = clauseOf(sentence, 0, tokens.length);
  const starts = [0];
  // What is written behind a colon is one text.
  const colon = tokens.findIndex(
    ({ after, folded, plain }, at) => (after.includes(':') || folded === ':') && !plain && at < tokens.length - 1,
  );
  // 'Hannover: add a hotel': the order is behind the colon, and the task before it.
  const isOrder =
    colon >= 0 &&
    isMentionBefore(whole, colon + 1) &&
    isVerb(whole, colon + 1) &&
    !whole.sentence.words.misspelled.has(colon + 1);
  if (isOrder) starts.push(colon + 1);
  const end =
    !isOrder &&
    colon >= 0 &&
    hitsOf(whole, 'comment', 'commentNoun', 'itemNoun', 'create', 'rename').some(({ at }) => (at[0] ?? 0) <= colon)
      ? colon
      : tokens.length;
  if (
    hitsOf(whole, 'create').some(({ at: [at = 0] }) => [1, 2, 3, 4].some((next) => has(whole, 'taskNoun', at + next)) && at <= 3)
  )
    return [{ from: 0, to: tokens.length }];
  for (let at = 1; at < end; at++) {
    if (isNamed(whole, at) && isNamed(whole, at - 1)) continue;
    const isBehindComma = /[,;.!]/.test(tokens[at - 1]?.after ?? '');
    const isAnd = has(whole, 'and', at);
    if (!isBehindComma && !isAnd) continue;
    if (endsSentence(tokens[at - 1])) {
      starts.push(at);
      continue;
    }
    // The comma that ends a relative clause begins no part.
    if (isBehindComma && whole.described.has(at - 1) && !/[.!;]/.test(tokens[at - 1]?.after ?? '')) continue;
    let next = at;
    while (next < end && (has(whole, 'and', next) || (has(whole, 'noise', next) && !isVerb(whole, next)))) next++;
    if (next < end && next - at <= 4 && beginsPart(whole, next, end) && !starts.includes(at)) {
      starts.push(at);
      at = next;
    }
  }
  starts.sort((a, b) => a - b);
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? tokens.length }));
}

/** 'October is closed! …' is a sentence of its own, '1. Dezember' and 'St. Gallen' are none. */
function endsSentence({ folded, after }: Token | undefined = { folded: '', after: '' } as Token): boolean {
  return /[!?;]/.test(after) || (after.includes('.') && folded.length > 3 && !/\d/.test(folded));
}

/** A verb begins a part, or a thing such as 'due Friday', 'p1', or a title that a thing follows. */
function beginsPart(whole: Clause, at: number, end: number): boolean {
  if (has(whole, 'relative', at) && !isVerb(whole, at)) return false;
  // « + envoi du logo » is no order, though it is like one.
  const isLike = whole.sentence.words.misspelled.has(at) && !has(whole, 'it', at + 1) && !has(whole, 'them', at + 1);
  if (isVerb(whole, at) && !isLike) return true;
  if (
    (has(whole, 'it', at) || has(whole, 'me', at) || has(whole, 'to', at) || has(whole, 'article', at)) &&
    at + 1 < end &&
    isVerb(whole, at + 1)
  )
    return true;
  const things = whole.sentence.things.filter(({ kind }) => kind !== 'department');
  const start =
    has(whole, 'to', at) ||
    has(whole, 'dueNoun', at) ||
    has(whole, 'as', at) ||
    has(whole, 'is', at) ||
    has(whole, 'priorityNoun', at)
      ? at + 1
      : at;
  const thing = things.find(({ from }) => from === start || from === at);
  if (!thing) return false;
  // A list of titles, people or columns is one part.
  if (thing.kind !== 'title' && thing.kind !== 'ids') {
    // 'Paul takes the fair and Bob the survey'.
    const named = things.find(({ kind, from }) => kind === 'title' && from >= thing.to);
    const isOwn = named && placesOf({ from: thing.to, to: named.from }).every((each) => has(whole, 'article', each));
    if (thing.kind === 'people' && isOwn && things.some(({ kind, to }) => kind === 'title' && to <= at)) return true;
    const before = things.filter(({ kind, to }) => kind === thing.kind && to <= at);
    return before.length === 0 && things.some(({ to }) => to <= at);
  }
  // 'The release is sent, newsletter to be reviewed': each has its verb.
  const hasVerb = (from: number, to: number) =>
    placesOf({ from, to }).some((each) => isVerb(whole, each) && !isNamed(whole, each));
  if (
    /[,;.!]/.test(whole.sentence.tokens[at - 1]?.after ?? '') &&
    hasVerb(0, at) &&
    hasVerb(thing.to, Math.min(end, thing.to + 3))
  )
    return true;
  return (
    things.some(({ from, kind }) => from >= thing.to && from < end && !['title', 'ids'].includes(kind)) &&
    things.some(({ to, kind }) => to <= at && !['title', 'ids'].includes(kind))
  );
}

function isVerb(whole: Clause, at: number): boolean {
  return (
    verbClasses.some((name) => name !== 'later' && name !== 'sooner' && name !== 'remove' && has(whole, name, at)) &&
    !has(whole, 'dueNoun', at)
  );
}
