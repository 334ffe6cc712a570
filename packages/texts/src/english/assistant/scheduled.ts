// Texts of questions that are answered on a schedule. They come with what shows them: no first screen does.

import type { Widened } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const scheduledText = {
  title: 'Questions on a schedule',
  text: 'The assistant answers these again at their time: you get a notification, and a mail if your e-mail is on.',
  none: 'None yet. Ask the assistant something and press “Send regularly”.',
  loadFailed: 'The questions could not be loaded.',
  send: 'Send regularly',
  sendWhen: (when: string) => `Send: ${when}`,
  when: (repeat: string, hour: string) => `${repeat} at ${hour}`,
  next: (date: string) => `Next on ${date}`,
  paused: 'Paused',
  hiddenBoard: 'A board that you no longer see: nothing is sent.',
  answers: 'Answers',
  answersOf: (question: string) => `Answers to “${question}”`,
  change: 'Change',
  changeOf: (question: string) => `Change “${question}”`,
  pause: 'Pause',
  pauseOf: (question: string) => `Pause “${question}”`,
  resume: 'Resume',
  resumeOf: (question: string) => `Resume “${question}”`,
  delete: 'Delete',
  deleteOf: (question: string) => `Delete “${question}”`,
  dialog: 'Send the answer regularly',
  repeat: 'How often',
  repeats: { daily: 'Every day', weekdays: 'Every workday', weekly: 'On days of the week', monthly: 'On the first of the month' },
  days: 'Days of the week',
  hour: 'At',
  save: 'Save',
  cancel: 'Cancel',
  saved: (when: string) => `You get the answer: ${when}`,
  failed: 'This could not be saved',
  notAlone: 'Please ask this as a whole question.',
  deleted: 'The question is no longer asked.',
  /** Notifications: the question, and how many tasks the answer has, if it counts tasks. */
  answered: (question: string) => `${question} The answer is here.`,
  answeredTasks: (question: string, count: number) => `${question} ${plural(count, '1 task', `${number(count)} tasks`)}`,
  mail: {
    more: (count: number) => `and ${number(count)} more`,
    button: 'Open in the assistant',
    footer: 'You get this e-mail because you have this question answered regularly.',
  },
};

/** The shape of the texts in every language. */
export type ScheduledText = Widened<typeof scheduledText>;
