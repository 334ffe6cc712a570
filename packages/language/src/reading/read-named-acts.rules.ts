// Reads what a sentence says about acts whose names are known, as by a language model: which task, person, day or column is meant is
// decided by the words of the sentence, and so is whether it names one at all.
import { assistantLimits, type Language, languages } from '@app/contract/limits.ts';
import { type Command, emptyCommand } from '#command/command.rules.ts';
import { relationIn } from '#command/read-command.rules.ts';
import { tokensOf } from '#line/tokens.rules.ts';
import type { AskOptions } from '#question/ask-options.rules.ts';
import type { ClauseActs } from '#reading/acts-of-clause.rules.ts';
import { clauseOf, type Sentence } from '#reading/clause.rules.ts';
import { classesIn, compiledClasses } from '#reading/compiled-classes.rules.ts';
import { type ActName, namedAct } from '#reading/named-act.rules.ts';
import { partsOf, type ReadActs, wordsAt } from '#reading/read-acts.rules.ts';
import { thingsIn } from '#reading/things.rules.ts';
import { typedWords } from '#reading/typed-words.rules.ts';

export interface ReadNamedActs extends ReadActs {
  /** Acts without what they need: a change of date without a day. */
  missing: readonly ActName[];
}

/** Reads acts in the order in which they are named; undefined if the sentence has the things of none of them. */
export function readNamedActs(names: readonly ActName[], sentence: string, options: AskOptions): ReadNamedActs | undefined {
  const raw = tokensOf(sentence.slice(0, assistantLimits.question));
  if (names.length === 0 || raw.length === 0 || raw.length > assistantLimits.sentenceWords) return undefined;
  let best: ReadNamedActs | undefined;
  let most = 0;
  let own = 0;
  for (const language of new Set<Language>([options.language, 'english', ...languages])) {
    const classes = compiledClasses(language);
    const tokens = typedWords(raw, classes);
    const words = classesIn(tokens, classes);
    // Another language is read only if it knows more of the words.
    const known = words.of.filter(({ size }) => size > 0).length / tokens.length;
    if (language === options.language) own = known;
    else if (known <= own) continue;
    const things = thingsIn(language, tokens, words, options);
    const read = readIn({ language, text: sentence, tokens, words, things, titles: options.titles ?? [] }, names, options);
    const rank = read.score + 0.4 * read.stops.length - read.missing.length + 0.3 * known + 1;
    if (read.commands.length + Number(read.undoes) > 0 && rank > most) [best, most] = [read, rank];
  }
  return best;
}

function readIn(sentence: Sentence, names: readonly ActName[], options: AskOptions): ReadNamedActs {
  const whole = { from: 0, to: sentence.tokens.length };
  let parts = names.length > 1 ? partsOf(sentence) : [whole];
  const found: ClauseActs[] = [];
  const missing: ActName[] = [];
  const commands: Command[] = [];
  let isUndo = false;
  let last: ClauseActs | undefined;
  for (const name of names) {
    if (name === 'undo') {
      isUndo = true;
      continue;
    }
    const related = name === 'relate' || name === 'unrelate' ? relationIn(sentence.text, options)?.commands[0] : undefined;
    if (related) {
      commands.push({ ...emptyCommand, ...related, kind: name as 'relate' });
      continue;
    }
    const read = (part: { from: number; to: number }): ClauseActs | undefined =>
      namedAct(clauseOf(sentence, part.from, part.to), name, last, options.today);
    const at = parts.findIndex((part) => read(part) !== undefined);
    const part = parts[at];
    const acts = part ? read(part) : read(whole);
    if (!acts) {
      missing.push(name);
      continue;
    }
    // The parts before one that was read belong to earlier acts.
    if (names.length > 1) parts = parts.slice(at < 0 ? 0 : at);
    found.push(acts);
    commands.push(...acts.commands);
    last = acts.reference ? acts : last;
  }
  const isUsed = (place: number) => found.some(({ unused }) => !unused.includes(place));
  const unused = names.length > 1 ? [] : found.flatMap((each) => each.unused);
  const stops = found.flatMap((each) => each.stops).filter((place) => names.length === 1 || !isUsed(place));
  return {
    commands,
    unused: wordsAt(sentence, unused),
    stops: wordsAt(sentence, stops),
    score: Math.max(0, Math.min(1, ...found.map(({ score }) => score))),
    isDescription: false,
    undoes: isUndo && commands.length === 0,
    language: sentence.language,
    missing,
  };
}
