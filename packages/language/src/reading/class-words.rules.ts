// The form of a language's classes of words: what a word does in a sentence, whichever forms it has and wherever it stands.

/** What a word asks for. `set`, `remove` and `add` are verbs whose meaning the other words decide. */
export const verbClasses = [
  'done',
  'reopen',
  'begin',
  'review',
  'move',
  'set',
  'assign',
  'take',
  'unassign',
  'later',
  'sooner',
  'schedule',
  'rename',
  'comment',
  /** A message to somebody, which is a comment that mentions them. */
  'tell',
  'tick',
  'untick',
  'delete',
  'archive',
  'duplicate',
  'watch',
  'unwatch',
  'undo',
  /** What the assistant cannot do: split, swap, attach. */
  'unable',
  'remind',
  /** One person in place of another. */
  'exchange',
  'repeat',
  /** A priority by one level. */
  'raise',
  'lower',
  'replan',
  'create',
  'remove',
  'add',
] as const;
export type VerbClass = (typeof verbClasses)[number];

/** What a word names, or how it joins others. */
export const wordClasses = [
  ...verbClasses,
  // Nouns of what a task has.
  'dueNoun',
  'startNoun',
  'priorityNoun',
  'assigneeNoun',
  'statusNoun',
  'commentNoun',
  'itemNoun',
  'titleNoun',
  'descriptionNoun',
  'templateNoun',
  'departmentNoun',
  'taskNoun',
  /** 'Everything', 'all': names tasks by conditions. */
  'all',
  'it',
  'them',
  'me',
  'nobody',
  // Words that join.
  'to',
  'of',
  'as',
  'is',
  /** 'Can be closed': how a verb is meant, not what it does. */
  'modal',
  'and',
  'article',
  /** 'A', 'an': what is new, or any. */
  'indefinite',
  /** 'Open', 'current', beside a noun for tasks: the one that is looked at. */
  'current',
  'relative',
  'because',
  /** Begins a question. */
  'asks',
  /** Asks wherever it stands. */
  'interrogative',
  /** Words whose sentence says the contrary or a condition: no act without understanding them. */
  'not',
  /** 'No longer': what was, ends. */
  'nomore',
  'except',
  /** Adds somebody to those who have a task. */
  'additionally',
  /** Before what is left out of the tasks that a sentence describes. */
  'excluding',
  /** Begins a sentence that corrects the one before. */
  'correction',
  /** 'The next closing' is another task than the one with that title. */
  'following',
  /** 'Earlier' and 'later' behind a number of days. */
  'earlier',
  'after',
  'more',
  /** Words without weight. */
  'noise',
] as const;
export type WordClass = (typeof wordClasses)[number];

/**
 * Words by class, separated by '|'. A word may end with '*' for all its endings; 'hand … in' are two words with others between them.
 */
export interface ClassWords {
  words: Readonly<Record<WordClass, string>>;
  /** Endings of participles and states: 'closed' says what is, 'close' orders. */
  stateEndings: RegExp;
  /** Further forms of verbs by their endings: « déplacer », « déplacez ». */
  forms?: readonly (readonly [RegExp, string])[];
  /** A verb with the pronouns at its end, each a part: 'quitame', 'pásaselo'. */
  joined?: RegExp;
  /** What the chat's short forms stand for. */
  short: Readonly<Record<string, string>>;
}
