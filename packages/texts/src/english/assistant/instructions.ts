// Texts of standing instructions for the assistant.
import type { Widened } from '#catalogue.ts';

export const instructionsText = {
  button: 'Instructions',
  title: 'Standing instructions',
  intro:
    'What the assistant is told before each conversation, such as what you call things or how you like answers. They change no rights.',
  own: 'Yours, which only you see',
  board: (name: string) => `Of the board ${name}, which everybody on it sees`,
  placeholder: 'For example: we call the fourth quarter the season.',
  managed: 'Whoever manages the board can change them.',
  none: 'None',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Saved',
  failed: 'They could not be saved.',
  changed: 'Somebody else has saved this for the board meanwhile. Save again to replace it by yours:',
  loadFailed: 'The instructions could not be loaded.',
};

/** The shape of the words in every language. */
export type InstructionsText = Widened<typeof instructionsText>;
