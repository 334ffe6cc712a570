// The parts of a question about tasks.
import type { TaskQuestion } from '@app/contract/assistant/task-question.rules.ts';
import type { TitleHit } from '#reading/likeness.rules.ts';

export interface ReadQuestion {
  /** The best reading; undefined if the text asks nothing about tasks. */
  question: TaskQuestion | undefined;
  /** Whether the reading uses every word that matters: an answer needs no question back. */
  isSure: boolean;
  /** Words that were not understood, so that the reading is without them. */
  unknown: readonly string[];
  /** Whether one of them may turn the meaning, as 'not' does. */
  turns: boolean;
  /** The text without these words and with those that were misspelled as they are written. */
  plainText: string;
  /** A name that several people have. */
  ambiguous:
    | { sentence: string; text: string; start: number; end: number; people: readonly { id: number; name: string }[] }
    | undefined;
  /** Whether the text says that tasks are meant. */
  namesTasks: boolean;
  /** Whether the text says that open tasks are meant, which otherwise are if it says nothing else. */
  saysState: boolean;
  /** Whether it asks what was written in comments, and by whom. */
  asksComments: boolean;
  people: readonly { id: number; name: string }[];
  /** Tasks whose titles the text names. */
  titles: readonly TitleHit[];
}
