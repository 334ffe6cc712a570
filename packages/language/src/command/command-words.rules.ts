// The form of a language's sentences that ask for a change. `{task}` is what names tasks, `{text}` the rest of the sentence; the other
// slots are those of `vocabulary.rules.ts`, and `{:}` is a colon. The first pattern that fits the whole sentence wins.
import type { CommandKind } from '@app/contract/assistant/command-kinds.rules.ts';
import type { Language } from '@app/contract/limits.ts';
import type { RelationKind } from '@app/contract/relations/relations.rules.ts';

/** What a pattern of a sentence means: a command, or a due date that is moved by a number of days or the like. */
export type SentenceKind = CommandKind | 'later' | 'sooner';

export interface CommandWords {
  language: Language;
  patterns: readonly (readonly [SentenceKind, readonly string[]])[];
  /** Questions about the task that they name. */
  about: readonly string[];
  /** Words around a sentence, such as 'please'. */
  polite: readonly string[];
  /** Words for the task that is open. */
  it: string;
  /** Words for several tasks that were named before. */
  them: string;
  /** Words for the person who types. */
  me: string;
  /** Words before a title that are no part of it. */
  articles: string;
  relations: RelationWords;
}

/** Sentences about two tasks, by what `{other}` is to `{task}`. */
export interface RelationWords {
  added: readonly (readonly [RelationKind, readonly string[]])[];
  /** 'any' means all relations of the two tasks. */
  removed: readonly (readonly [RelationKind | 'any', readonly string[]])[];
  /** First words of questions, such as 'which', whose sentences relate nothing. */
  questions: string;
  /** Short forms before a vowel and the words that they stand for, as in « d'Audit »: the sentences name these. */
  elided?: Readonly<Record<string, string>>;
}
