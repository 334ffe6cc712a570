// Texts of what to do first, on top of My work. They come with that screen.

import type { Widened } from '#catalogue.ts';

export const doFirstText = {
  title: 'Do first',
  failed: 'What to do first could not be loaded.',
  tomorrow: (title: string) => `Tomorrow: ${title}`,
  plan: 'Plan my day',
  planTitle: 'Plan',
  planFailed: 'The plan could not be made.',
  /** What is worth a look, below, in the summary of a board and in the settings. */
  nudges: {
    title: 'Worth a look',
    /** The row about the own load. */
    myWeek: 'My week',
    acts: {
      ask: 'Ask',
      help: 'Ask for help',
      take: 'Take it',
      choose: 'Choose who',
      putBack: (status: string) => `Back to ${status}`,
      plan: 'Plan my week',
      work: 'Show the work',
    },
    /** Who is asked, and about what; read aloud. */
    actsOf: {
      ask: (name: string, title: string) => `Ask ${name} about “${title}”`,
      help: (name: string, title: string) => `Ask ${name} for help with “${title}”`,
      take: (title: string) => `Take “${title}”`,
      choose: (title: string) => `Choose who takes “${title}”`,
      putBack: (title: string, status: string) => `Put “${title}” back to ${status}`,
      work: (name: string) => `Show the work of ${name}`,
    },
    /** What is written in a comment, after a mention. */
    comments: {
      ask: 'How is it going here?',
      help: 'I am stuck here. Can you help me?',
      waits: (title: string) => `“${title}” waits for this. When will it be done?`,
    },
    asked: (name: string) => `${name} was asked in a comment`,
    askFailed: 'The comment was not posted',
    takenBack: 'The comment was taken back',
    notTakenBack: 'The comment could not be taken back',
    more: (about: string) => `More about ${about}`,
    open: 'Open the task',
    silenceOne: 'Not until something changes',
    silencePerson: 'Not in this week',
    silenceKind: 'Never such lines',
    silenced: 'You will not see this until something changes',
    notSaved: 'Your choice was not saved',
    settings: {
      title: 'Worth a look',
      text: 'At most three lines on My work about what you may want to look at.',
      single: 'Single lines that you do not want to see until something changes',
      hear: 'Show again',
      hearOf: (name: string) => `Show again: ${name}`,
    },
  },
};

/** The shape of the texts in every language. */
export type DoFirstText = Widened<typeof doFirstText>;
