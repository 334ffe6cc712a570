// What of the product somebody may ask about, and where it is.

/** The topics of "How do I …?", each with a text in every language. */
export const howToTopics = [
  'repeat',
  'files',
  'undo',
  'archive',
  'delete',
  'assign',
  'checklist',
  'reminder',
  'language',
  'filter',
  'shortcuts',
  'create',
  'done',
  'watch',
  'columns',
  'relations',
  'comment',
  'notifications',
  'search',
  'views',
  'people',
  'export',
] as const;
export type HowToTopic = (typeof howToTopics)[number];
