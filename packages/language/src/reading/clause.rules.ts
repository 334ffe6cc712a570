// One part of a sentence that asks for a change: which verbs and things it has, and which of its words have been used.
import type { Language } from '@app/contract/limits.ts';
import type { TaskReference } from '#command/task-reference.rules.ts';
import type { Token } from '#line/tokens.rules.ts';
import type { WordClass } from '#reading/class-words.rules.ts';
import { type ClassedWords, type ClassHit, isPlural } from '#reading/compiled-classes.rules.ts';
import type { Title } from '#reading/likeness.rules.ts';
import type { Thing } from '#reading/things.rules.ts';

export interface Sentence {
  language: Language;
  text: string;
  tokens: readonly Token[];
  words: ClassedWords;
  things: readonly Thing[];
  /** The tasks that may be named. */
  titles: readonly Title[];
}

export type ThingOf<Kind extends Thing['kind']> = Extract<Thing, { kind: Kind }>;

export interface NamedReference {
  task: TaskReference;
  /** The words, `to` is the one behind the last. */
  from: number;
  to: number;
  /** Whether the words are known to name a task: a title, a number, a quotation, 'it'. */
  isSure: boolean;
}

/** The words of a clause, from `from` to the one before `to`, and what of them has been used. */
export interface Clause {
  sentence: Sentence;
  from: number;
  to: number;
  used: Set<number>;
  /** The words that describe tasks: 'all of my tasks due next week'. */
  description: { from: number; to: number } | undefined;
  /** Words that only describe: those of a clause such as « …, die ich an Bob abgegeben habe ». */
  described: ReadonlySet<number>;
}

/** Words that join others: they mean nothing alone. */
const joining: readonly WordClass[] = [
  'to',
  'of',
  'as',
  'is',
  'modal',
  'and',
  'article',
  'noise',
  'me',
  'more',
  'earlier',
  'after',
];

export function clauseOf(sentence: Sentence, from: number, to: number): Clause {
  const clause: Clause = { sentence, from, to, used: new Set(), described: new Set(), description: undefined };
  clause.description = descriptionIn(clause);
  const described = new Set(describedIn(sentence, from, to));
  for (const at of clause.description ? placesOf(clause.description) : []) described.add(at);
  return { ...clause, described };
}

const targets: readonly Thing['kind'][] = ['people', 'date', 'column', 'priority', 'duration'];

/** From 'all' or 'the tasks that …' to the verb and the aim at the end; to the end if the aim stands before. */
function descriptionIn(clause: Clause): { from: number; to: number } | undefined {
  const { sentence, from, to } = clause;
  const { things } = sentence;
  // 'Everything in Review to Ana': of a column and an aim, the column is where the tasks are.
  const isWithin = (at: number) =>
    things.some((thing) => thing.kind === 'column' && thing.from === at) &&
    things.some((thing) => thing.from > at && thing.to <= to && targets.includes(thing.kind));
  const noun = placesOf({ from, to }).find(
    (at) =>
      !things.some((thing) => (thing.kind === 'repeat' || thing.kind === 'date') && thing.from <= at && at < thing.to) &&
      ((has(clause, 'all', at) &&
        (!has(clause, 'noise', at) || isSeveral(clause, at + 1) || isSeveral(clause, at + 2) || beginsAll(clause, at)) &&
        !has(clause, 'nomore', at) &&
        !(has(clause, 'to', at + 1) && !has(clause, 'article', at + 1) && !isWithin(at + 2))) ||
        (isSeveral(clause, at) && followsRelative(clause, at))),
  );
  if (noun === undefined || hasText(clause)) return undefined;
  let first = noun;
  while (first > from && has(clause, 'article', first - 1) && !has(clause, 'all', first - 1)) first--;
  // 'Sales: all that is due on Friday': the department is a condition as well.
  const topic = things.find((thing) => thing.kind === 'department' && thing.from === from && thing.to <= first);
  const isTopic = topic && (/[:,]/.test(sentence.tokens[topic.to - 1]?.after ?? '') || sentence.tokens[topic.to]?.folded === ':');
  if (topic && isTopic && first - topic.to <= 1) first = topic.from;
  const isAimed = (thing: Thing) =>
    targets.includes(thing.kind) && has(clause, 'to', thing.from - 1 - Number(has(clause, 'article', thing.from - 1)));
  let end = to;
  while (end > noun && isLooseEnd(clause, end - 1)) end--;
  const before = things.filter((thing) => thing.to <= first && thing.from >= from && targets.includes(thing.kind));
  const isBefore = before.length > 0;
  // 'Two days back': how far something moves needs no word before it.
  const isMoved = (thing: Thing) => thing.kind === 'duration' && hitsOf(clause, 'later', 'sooner', 'move').length > 0;
  const last = things.find(
    (thing) =>
      thing.to === end &&
      thing.from > noun &&
      (isAimed(thing) || isMoved(thing)) &&
      // 'Postpone until Monday all I have for today': the aim stands before.
      !before.some((other) => other.kind === thing.kind && isAimed(other)),
  );
  let tail = last ? last.from : end;
  if (last || !isBefore) while (tail > noun + 1 && isTail(clause, tail - 1)) tail--;
  return tail > noun ? { from: first, to: tail } : undefined;
}

/** « Ce qui est en retard » : a phrase, whatever its first word means alone. */
function beginsAll(clause: Clause, first: number): boolean {
  return hitsOf(clause, 'all').some(({ at }) => at.length > 1 && at[0] === first);
}

/** The nouns of several tasks begin a description. */
function isSeveral(clause: Clause, at: number): boolean {
  return has(clause, 'taskNoun', at) && isPlural(clause.sentence.tokens[at]?.folded ?? '');
}

function followsRelative(clause: Clause, at: number): boolean {
  const { things } = clause.sentence;
  // 'Tasks without an owner', 'the P0 tasks', « les tâches P0 sans commentaire ».
  const priority = things.find(({ kind, from }) => kind === 'priority' && from === at + 1);
  const lacks = (place: number) => has(clause, 'not', place) && has(clause, 'remove', place);
  return (
    has(clause, 'relative', at + 1) ||
    lacks(at + 1) ||
    (priority !== undefined && lacks(priority.to)) ||
    things.some(({ kind, from }) => kind === 'people' && from === at + 1)
  );
}

/** A text behind a colon, or a quotation, is no description. */
function hasText({ sentence: { tokens, things }, from, to }: Clause): boolean {
  // 'Sales: all that is due …' has a topic before the colon.
  const topic = things.find((thing) => thing.kind === 'department' && thing.from === from);
  const start = topic ? topic.to + (tokens[topic.to]?.folded === ':' ? 1 : 0) : from;
  return tokens.slice(start, to).some(({ after, plain }, at) => plain || (after.includes(':') && at < to - start - 1));
}

function isLooseEnd(clause: Clause, at: number): boolean {
  const { things, words } = clause.sentence;
  if (things.some(({ from, to }) => from <= at && at < to)) return false;
  if (has(clause, 'noise', at)) return true;
  return !words.misspelled.has(at) && endVerbs.some((name) => has(clause, name, at));
}

/** German and relative orders have their verb at the end. */
const endVerbs = ['move', 'set', 'assign', 'later', 'archive', 'watch', 'delete'] as const;

const tailClasses = [
  'to',
  'as',
  'is',
  'noise',
  'move',
  'set',
  'assign',
  'later',
  'sooner',
  'take',
  'me',
  'it',
  'them',
  'all',
  'article',
  'archive',
  'delete',
  'done',
  'and',
] as const;

function isTail(clause: Clause, at: number): boolean {
  const isThing = clause.sentence.things.some(({ from, to, kind }) => from <= at && at < to && kind !== 'column');
  return (
    !isThing &&
    !clause.sentence.words.misspelled.has(at) &&
    tailClasses.some((name) => has(clause, name, at)) &&
    !(has(clause, 'done', at) && !has(clause, 'is', at - 1))
  );
}

/** From a comma that a relative word follows to the next comma, or the end. */
function describedIn({ tokens, words }: Sentence, from: number, to: number): Set<number> {
  const described = new Set<number>();
  for (let at = from + 1; at < to; at++) {
    if (!/,/.test(tokens[at - 1]?.after ?? '') || !words.of[at]?.has('relative')) continue;
    while (at < to) {
      described.add(at);
      if (/[,;.!?]/.test(tokens[at]?.after ?? '')) break;
      at++;
    }
  }
  return described;
}

/** Returns whether a word belongs to a title or a quotation, whatever else it means. */
export function isNamed({ sentence: { tokens, things } }: Clause, at: number): boolean {
  return tokens[at]?.plain === true || things.some(({ kind, from, to }) => kind === 'title' && from <= at && at < to);
}

/** Returns the first place of a class, the one with the most words first. */
export function hitOf(clause: Clause, ...classes: WordClass[]): ClassHit | undefined {
  return hitsOf(clause, ...classes)[0];
}

export function hitsOf(clause: Clause, ...classes: WordClass[]): ClassHit[] {
  const { from, to, sentence } = clause;
  return sentence.words.hits
    .filter(
      ({ class: name, at }) =>
        classes.includes(name) &&
        at.every((each) => from <= each && each < to && !isNamed(clause, each) && !clause.used.has(each)),
    )
    .sort((a, b) => b.at.length - a.at.length || (a.at[0] ?? 0) - (b.at[0] ?? 0));
}

export function has(clause: Clause, name: WordClass, at: number): boolean {
  return (clause.sentence.words.of[at]?.has(name) ?? false) && !isNamed(clause, at);
}

export function use(clause: Clause, ...places: (readonly number[] | undefined)[]): void {
  for (const each of places) for (const at of each ?? []) clause.used.add(at);
}

export function placesOf({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** Returns the things of a kind that no used word overlaps. */
export function thingsOf<Kind extends Thing['kind']>(clause: Clause, ...kinds: Kind[]): ThingOf<Kind>[] {
  return clause.sentence.things.filter(
    (thing): thing is ThingOf<Kind> =>
      kinds.some((kind) => kind === thing.kind) &&
      !clause.described.has(thing.from) &&
      thing.from >= clause.from &&
      thing.to <= clause.to &&
      placesOf(thing).every((at) => !clause.used.has(at)),
  );
}

/** Returns whether a word has no weight here: it joins others, or says nothing. */
export function isJoining(clause: Clause, at: number): boolean {
  const token = clause.sentence.tokens[at];
  if (!token || token.plain) return false;
  return !/[\p{L}\p{N}]/u.test(token.folded) || joining.some((name) => clause.sentence.words.of[at]?.has(name));
}

/** Returns the runs of words that have not been used, without the joining words at their ends. */
export function runsOf(clause: Clause): { from: number; to: number; weight: number }[] {
  const runs: { from: number; to: number; weight: number }[] = [];
  for (let at = clause.from; at < clause.to; at++) {
    if (clause.used.has(at)) continue;
    let end = at;
    while (end < clause.to && !clause.used.has(end)) end++;
    const run = trimmed(clause, at, end);
    if (run) runs.push(run);
    at = end;
  }
  return runs;
}

const trimmedClasses: readonly WordClass[] = ['to', 'of', 'as', 'is', 'and', 'noise', 'more', 'after', 'earlier'];

function trimmed(clause: Clause, from: number, to: number): { from: number; to: number; weight: number } | undefined {
  const isLoose = (at: number, isStart: boolean) => {
    const token = clause.sentence.tokens[at];
    if (!token || token.plain) return false;
    if (!/[\p{L}\p{N}#]/u.test(token.folded)) return true;
    if (isStart && has(clause, 'it', at) && !has(clause, 'article', at)) return false;
    const isSmall = trimmedClasses.some((name) => has(clause, name, at));
    return isSmall && !(isStart && has(clause, 'article', at)) && !has(clause, 'all', at);
  };
  let [first, last] = [from, to];
  while (first < last && isLoose(first, true)) first++;
  while (last > first && (isLoose(last - 1, false) || (has(clause, 'article', last - 1) && !has(clause, 'taskNoun', last - 1)))) {
    if (last - 1 === first) break;
    last--;
  }
  const weight = placesOf({ from: first, to: last }).filter((at) => !isJoining(clause, at)).length;
  const isPronoun =
    last - first > 0 &&
    placesOf({ from: first, to: last }).every(
      (at) => has(clause, 'it', at) || has(clause, 'them', at) || has(clause, 'article', at),
    );
  return weight > 0 || isPronoun ? { from: first, to: last, weight } : undefined;
}

/** The joining words before a thing: 'to the', 'by'. */
export function leadOf(clause: Clause, from: number): number[] {
  const lead: number[] = [];
  for (let at = from - 1; at >= clause.from && at >= from - 3; at--) {
    if (
      clause.used.has(at) ||
      !(
        has(clause, 'to', at) ||
        has(clause, 'as', at) ||
        (has(clause, 'article', at) && !has(clause, 'taskNoun', at) && lead.length < 2)
      )
    )
      break;
    lead.push(at);
  }
  return lead;
}
