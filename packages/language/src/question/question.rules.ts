// What was read of a question.
import type { HowToTopic } from '@app/contract/assistant/how-to.rules.ts';
import type { TaskQuestion } from '@app/contract/assistant/task-question.rules.ts';
import type { AskedKind } from '#question/asked-kinds.rules.ts';
import type { AmbiguousName } from '#question/question-parts.rules.ts';
import type { TitleHit } from '#reading/likeness.rules.ts';

/** What a question asks for, with how likely that is from 0 to 1. */
export interface AskedReading {
  kind: AskedKind;
  score: number;
}

export interface ReadQuestion {
  /** The best reading as conditions of tasks; undefined if the text asks nothing about tasks. */
  question: TaskQuestion | undefined;
  /** Whether the conditions use every word that matters: an answer needs no question back. */
  isSure: boolean;
  /** What is asked for, the likeliest first; none if nothing is. */
  kinds: readonly AskedReading[];
  /** The conditions of the tasks that it is about, whatever is asked; of each side if it compares. */
  conditions: TaskQuestion;
  sides: readonly TaskQuestion[];
  /** What of the product is asked about. */
  topic: HowToTopic | undefined;
  /** Whether several people or departments are meant together. */
  isTogether: boolean;
  /** Whether it asks for the reason, or to which department a task belongs. */
  asksWhy: boolean;
  asksDepartment: boolean;
  /** Whether it is about whoever asks or their colleagues: 'us', 'me'. */
  isOurs: boolean;
  /** Whether it asks for a person among others: 'who', 'which of my colleagues'. */
  asksWho: boolean;
  /** Whether a week is meant, where a day is otherwise. */
  saysWeek: boolean;
  /** Words that were not understood, so that the reading is without them. */
  unknown: readonly string[];
  /** Those of them that say nothing about what is asked either. */
  unused: readonly string[];
  /** Whether one of them may turn the meaning, as 'not' does. */
  turns: boolean;
  /** The text without these words and with those that were misspelled as they are written. */
  plainText: string;
  /** The text without the words that say nothing. */
  askedText: string;
  /** A name that several people have. */
  ambiguous: AmbiguousName | undefined;
  /** Whether the text says that tasks are meant. */
  namesTasks: boolean;
  /** Whether the text says that open tasks are meant, which otherwise are if it says nothing else. */
  saysState: boolean;
  /** Whether it asks what was written in comments, and by whom. */
  asksComments: boolean;
  people: readonly { id: number; name: string }[];
  /** Tasks whose titles the text names. */
  titles: readonly TitleHit[];
  /** Whether it keeps what the texts before it were about. */
  isFollowUp: boolean;
}
