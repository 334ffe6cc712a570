// Texts of questions that are answered on a schedule. They come with what shows them: no first screen does.

import type { ScheduledText } from '#english/assistant/scheduled.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const scheduledText: ScheduledText = {
  title: 'Regelmäßige Fragen',
  text: 'Der Assistent beantwortet sie zu ihrer Zeit erneut: Sie bekommen eine Benachrichtigung und eine E-Mail, wenn Ihre E-Mails eingeschaltet sind.',
  none: 'Noch keine. Fragen Sie den Assistenten etwas und drücken Sie „Regelmäßig senden“.',
  loadFailed: 'Die Fragen konnten nicht geladen werden.',
  send: 'Regelmäßig senden',
  sendWhen: (when) => `Senden: ${when}`,
  when: (repeat, hour) => `${repeat} um ${hour}`,
  next: (date) => `Nächstes Mal am ${date}`,
  paused: 'Angehalten',
  hiddenBoard: 'Ein Board, das Sie nicht mehr sehen: Es wird nichts gesendet.',
  answers: 'Antworten',
  answersOf: (question) => `Antworten auf „${question}“`,
  change: 'Ändern',
  changeOf: (question) => `„${question}“ ändern`,
  pause: 'Anhalten',
  pauseOf: (question) => `„${question}“ anhalten`,
  resume: 'Fortsetzen',
  resumeOf: (question) => `„${question}“ fortsetzen`,
  delete: 'Löschen',
  deleteOf: (question) => `„${question}“ löschen`,
  dialog: 'Antwort regelmäßig senden',
  repeat: 'Wie oft',
  repeats: { daily: 'Jeden Tag', weekdays: 'Jeden Arbeitstag', weekly: 'An Wochentagen', monthly: 'Am Ersten des Monats' },
  days: 'Wochentage',
  hour: 'Um',
  save: 'Speichern',
  cancel: 'Abbrechen',
  saved: (when) => `Sie bekommen die Antwort: ${when}`,
  failed: 'Das konnte nicht gespeichert werden',
  notAlone: 'Bitte fragen Sie das in einem ganzen Satz.',
  deleted: 'Die Frage wird nicht mehr gestellt.',
  answered: (question) => `${question} Die Antwort ist da.`,
  answeredTasks: (question, count) => `${question} ${plural(count, '1 Aufgabe', `${number(count)} Aufgaben`)}`,
  mail: {
    more: (count) => `und ${number(count)} weitere`,
    button: 'Im Assistenten öffnen',
    footer: 'Sie bekommen diese E-Mail, weil Sie sich diese Frage regelmäßig beantworten lassen.',
  },
};
