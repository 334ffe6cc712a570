// The parts of a question about tasks.
import type { TaskQuestion } from '@app/contract/assistant/task-question.rules.ts';

export interface ReadQuestion {
  /** Undefined if the text asks nothing about tasks, or has words without a meaning. */
  question: TaskQuestion | undefined;
  /** Words that were not understood. */
  unknown: readonly string[];
  /** A name that several people have. */
  ambiguous:
    | { sentence: string; text: string; start: number; end: number; people: readonly { id: number; name: string }[] }
    | undefined;
  /** Whether the text says that tasks are meant. */
  namesTasks: boolean;
  /** Whether the text says that open tasks are meant, which otherwise are if it says nothing else. */
  saysState: boolean;
}
