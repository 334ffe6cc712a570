// The form of a language's sentences about tasks. `{task}` and `{other}` take any words, the other words are those of the sentence.
import type { RelationKind } from '@app/contract/relations/relations.rules.ts';

export interface CommandWords {
  /** Questions about the task that they name. */
  about: readonly string[];
  /** Words around a sentence, such as 'please'. */
  polite: readonly string[];
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
