// The form of a language's classes of words for questions: what a word asks, whichever forms it has and wherever it stands.

import type { HowToTopic } from '@app/contract/assistant/how-to.rules.ts';

/** What words ask for. Which question they make together with the things of a sentence says `asked-kinds.rules.ts`. */
export const askClasses = [
  /** 'How do I', 'where can I': asks how the product is used. */
  'howTo',
  'first',
  'why',
  'plan',
  'summary',
  'week',
  'changes',
  'track',
  'left',
  'blocks',
  'depends',
  'since',
  'comments',
  'files',
  'mentions',
  'experts',
  'capacity',
  'load',
  'compare',
  'postpone',
  'history',
  'status',
  'isDone',
  'who',
  'when',
  'department',
  /** 'A or b': a choice between two things. */
  'or',
  /** Of several people or departments, what belongs to all of them. */
  'together',
  /** Continues the question before: 'and of Lena?', 'only the late ones'. */
  'follows',
  /** 'All', 'our': asks about the work of everybody. */
  'us',
  /** Words that only say how something is asked. */
  'weak',
] as const;
export type AskClass = (typeof askClasses)[number];

/** Words by class, written as those of `ClassWords`; those of topics say what of the product is asked about. */
export interface AskWords {
  words: Readonly<Record<AskClass, string>>;
  topics: Readonly<Record<HowToTopic, string>>;
}
