// Texts of the daily digest and of the unsubscribe page, in French.
import type { DigestsText } from '#english/messages/digests.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const digestsText: DigestsText = {
  title: (date) => `Résumé quotidien, ${date}`,
  heading: (firstName, date) => `${firstName}, vos tâches du ${date}`,
  counts: {
    overdue: (count) => `${number(count)} en retard`,
    today: (count) => `${number(count)} à rendre aujourd’hui`,
    tomorrow: (count) => `${number(count)} à rendre demain`,
    waiting: (count) => `${number(count)} en attente de vous`,
    news: (count) => `${number(count)} ${plural(count, 'nouveauté', 'nouveautés')}`,
  },
  sections: {
    overdue: 'En retard',
    today: 'Aujourd’hui',
    tomorrow: 'Demain',
    waiting: 'En attente de moi',
    news: 'Nouveautés depuis hier',
  },
  departmentWeek: (name) => `La semaine dernière\u202f: ${name}`,
  companyWeek: 'La semaine dernière de l’entreprise',
  why: {
    overdue: (date) => `Attribuée à vous, était à rendre le ${date}`,
    today: 'Attribuée à vous, à rendre aujourd’hui',
    tomorrow: 'Attribuée à vous, à rendre demain',
    reviewAssigned: 'En revue, attribuée à vous',
    reviewCreated: 'En revue, créée par vous',
    answer: (name) => `${name} a commenté et attend encore votre réponse`,
    mention: (name) => `${name} vous mentionne et attend encore votre réponse`,
    department: (department) => `Nouvelle dans le service ${department}, un des vôtres`,
    mentioned: 'Quelqu’un vous mentionne',
    membership: 'Vos services ont changé',
    assigned: 'Attribuée à vous',
    created: 'Créée par vous',
    other: 'Vous avez participé à cette tâche',
  },
  more: (count) => plural(count, 'et 1 autre', `et ${number(count)} autres`),
  mute: 'Ne plus recevoir ces lignes\u202f:',
  button: 'Ouvrir mon tableau',
  footer: (digest) => `Vous recevez cet e-mail parce que «\u202f${digest}\u202f» est activé.`,
  unsubscribe: 'Le désactiver',
  settings: 'Paramètres d’e-mail',
  dashboard: {
    dueThisWeek: (count) => `${count} à rendre cette semaine`,
    button: 'Ouvrir le tableau de bord',
    footer: 'Vous recevez cet e-mail parce que «\u202fEnvoyer chaque lundi\u202f» est activé pour ce tableau de bord.',
  },
  page: {
    ask: (setting) => `Désactiver «\u202f${setting}\u202f»\u202f?`,
    digest: 'Vous recevrez de nouveau les e-mails un par un, selon vos autres paramètres.',
    reminders: 'Vous ne recevrez plus non plus de rappels dans l’application. Vos autres paramètres ne changent pas.',
    others: 'Vos autres paramètres ne changent pas.',
    button: 'Désactiver',
    done: (setting) => `«\u202f${setting}\u202f»\u202f: désactivé`,
    doneText: 'Vous pouvez le réactiver à tout moment dans votre profil.',
    open: 'Ouvrir mon profil',
    invalid: 'Ce lien ne fonctionne pas',
    invalidText: 'Il est incomplet, ou le compte n’existe plus. Tous les paramètres d’e-mail sont dans votre profil.',
  },
};
