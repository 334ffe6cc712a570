// Reads what a sentence asks to change: its parts one after the other, each by its verbs and the things that it names. Words that mean
// nothing here lower the score and are named; a word that might turn the meaning stops the act.
import { assistantLimits, type Language, languages } from '@app/contract/limits.ts';
import type { Command } from '#command/command.rules.ts';
import { tokensOf } from '#line/tokens.rules.ts';
import type { AskOptions } from '#question/ask-options.rules.ts';
import { actsOf, asksSomething, type ClauseActs } from '#reading/acts-of-clause.rules.ts';
import { verbClasses } from '#reading/class-words.rules.ts';
import { type Clause, clauseOf, has, hitsOf, isNamed, placesOf, type Sentence } from '#reading/clause.rules.ts';
import { classesIn, compiledClasses } from '#reading/compiled-classes.rules.ts';
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
  language: Language;
}

/** From this score on, the acts are proposed at once; from the second on, they are asked about. */
export const actScores = { sure: 0.6, unsure: 0.3 } as const;

/** Reads a sentence in each language and returns the best reading. */
export function readActs(sentence: string, options: AskOptions): ReadActs | undefined {
  const raw = tokensOf(sentence);
  if (raw.length === 0 || raw.length > assistantLimits.sentenceWords) return undefined;
  let best: ReadActs | undefined;
  let most = 0;
  for (const language of new Set<Language>([options.language, 'english', ...languages])) {
    const classes = compiledClasses(language);
    const tokens = typedWords(raw, classes);
    const words = classesIn(tokens, classes);
    const asked = { language, text: sentence, tokens, words, things: [] };
    // A question in the person's language is none that orders something in another one.
    if (language === options.language && asksSomething(clauseOf(asked, 0, tokens.length))) return undefined;
    const read = readSentence(
      { language, text: sentence, tokens, words, things: thingsIn(language, tokens, words, options) },
      options,
    );
    if (!read) continue;
    // The person's own language is the likelier one, and one that knows more of the words, also of those that stop an act.
    const known = words.of.filter(({ size }) => size > 0).length / tokens.length;
    const rank = read.score + 0.4 * read.stops.length + 0.3 * known + (language === options.language ? 0.1 : 0);
    if (rank > most) [best, most] = [read, rank];
    // Nothing is read better than whole in the person's language.
    if (language === options.language && read.unused.length === 0 && read.stops.length === 0 && read.score >= 0.9) return read;
  }
  return best;
}

function readSentence(sentence: Sentence, { today }: AskOptions): ReadActs | undefined {
  const { tokens, text, language } = sentence;
  const done: ClauseActs[] = [];
  const unused: string[] = [];
  const stops: string[] = [];
  let last: ClauseActs | undefined;
  for (const { from, to } of partsOf(sentence)) {
    const clause = clauseOf(sentence, from, to);
    const acts = actsOf(clause, last, today);
    if (acts) {
      done.push(acts);
      last = acts;
      unused.push(...acts.unused.map((at) => text.slice(tokens[at]?.start, tokens[at]?.end)));
      stops.push(...acts.stops.map((at) => text.slice(tokens[at]?.start, tokens[at]?.end)));
    } else {
      const words = placesOf(clause).filter((at) => !has(clause, 'noise', at) && /[\p{L}\p{N}]/u.test(tokens[at]?.folded ?? ''));
      unused.push(...words.map((at) => text.slice(tokens[at]?.start, tokens[at]?.end)));
      stops.push(...words.filter((at) => has(clause, 'not', at)).map((at) => text.slice(tokens[at]?.start, tokens[at]?.end)));
    }
  }
  const commands = done.flatMap(({ commands: each }) => each);
  if (commands.length === 0) return undefined;
  const least = Math.min(...done.map(({ score }) => score));
  const lost = unused.length - done.reduce((sum, { unused: each }) => sum + each.length, 0);
  return {
    commands,
    unused,
    stops,
    score: Math.max(0, least - 0.05 * lost),
    isDescription: done.every((each) => each.isDescription),
    language,
  };
}

/** Returns the parts of a sentence that may each ask for a change: behind a comma or an 'and' that a verb or a thing follows. */
function partsOf(sentence: Sentence): { from: number; to: number }[] {
  const { tokens } = sentence;
  const whole = clauseOf(sentence, 0, tokens.length);
  const starts = [0];
  // What is written behind a colon is one text.
  const colon = tokens.findIndex((token, at) => token.after.includes(':') && !token.plain && at < tokens.length - 1);
  const end =
    colon >= 0 && hitsOf(whole, 'comment', 'commentNoun', 'itemNoun', 'create', 'rename').some(({ at }) => (at[0] ?? 0) <= colon)
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
    let next = at;
    while (next < end && (has(whole, 'and', next) || (has(whole, 'noise', next) && !isVerb(whole, next)))) next++;
    if (next < end && next - at <= 4 && beginsPart(whole, next, end) && !starts.includes(at)) {
      starts.push(at);
      at = next;
    }
  }
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? tokens.length }));
}

/** A verb begins a part, or a thing such as 'due Friday', 'p1', or a title that a thing follows. */
function beginsPart(whole: Clause, at: number, end: number): boolean {
  if (has(whole, 'relative', at) && !isVerb(whole, at)) return false;
  if (isVerb(whole, at)) return true;
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
    const before = things.filter(({ kind, to }) => kind === thing.kind && to <= at);
    return before.length === 0 && things.some(({ to }) => to <= at);
  }
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
