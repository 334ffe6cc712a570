// Texts of questions that are answered on a schedule. They come with what shows them: no first screen does.

import type { ScheduledText } from '#english/assistant/scheduled.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const scheduledText: ScheduledText = {
  title: 'Questions régulières',
  text: 'L’assistant y répond de nouveau à l’heure dite\u202f: vous recevez une notification, et un e-mail si vos e-mails sont activés.',
  none: 'Aucune pour le moment. Demandez quelque chose à l’assistant et choisissez «\u202fEnvoyer régulièrement\u202f».',
  loadFailed: 'Les questions n’ont pas pu être chargées.',
  send: 'Envoyer régulièrement',
  sendWhen: (when) => `Envoyer\u202f: ${when}`,
  when: (repeat, hour) => `${repeat} à ${hour}`,
  next: (date) => `Prochaine fois\u202f: ${date}`,
  paused: 'En pause',
  hiddenBoard: 'Un tableau que vous ne voyez plus\u202f: rien n’est envoyé.',
  answers: 'Réponses',
  answersOf: (question) => `Réponses à «\u202f${question}\u202f»`,
  change: 'Modifier',
  changeOf: (question) => `Modifier «\u202f${question}\u202f»`,
  pause: 'Suspendre',
  pauseOf: (question) => `Suspendre «\u202f${question}\u202f»`,
  resume: 'Reprendre',
  resumeOf: (question) => `Reprendre «\u202f${question}\u202f»`,
  delete: 'Supprimer',
  deleteOf: (question) => `Supprimer «\u202f${question}\u202f»`,
  dialog: 'Envoyer la réponse régulièrement',
  repeat: 'À quelle fréquence',
  repeats: {
    daily: 'Chaque jour',
    weekdays: 'Chaque jour ouvré',
    weekly: 'Certains jours de la semaine',
    monthly: 'Le premier du mois',
  },
  days: 'Jours de la semaine',
  hour: 'À',
  save: 'Enregistrer',
  cancel: 'Annuler',
  saved: (when) => `Vous recevrez la réponse\u202f: ${when}`,
  failed: 'Enregistrement impossible',
  notAlone: 'Posez cela comme une question complète.',
  deleted: 'La question n’est plus posée.',
  answered: (question) => `${question} La réponse est là.`,
  answeredTasks: (question, count) => `${question} ${plural(count, '1 tâche', `${number(count)} tâches`)}`,
  mail: {
    more: (count) => `et ${number(count)} de plus`,
    button: 'Ouvrir dans l’assistant',
    footer: 'Vous recevez cet e-mail parce que vous avez demandé une réponse régulière à cette question.',
  },
};
