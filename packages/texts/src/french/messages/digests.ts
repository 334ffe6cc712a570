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
    overdue: (date) => `Vous est attribuée, était à rendre le ${date}`,
    today: 'Vous est attribuée, à rendre aujourd’hui',
    tomorrow: 'Vous est attribuée, à rendre demain',
    reviewAssigned: 'En révision, vous est attribuée',
    reviewCreated: 'En révision, créée par vous',
    answer: (name) => `${name} a commenté et n’a pas encore de réponse de vous`,
    mention: (name) => `${name} vous a mentionné et n’a pas encore de réponse de vous`,
    department: (department) => `Nouvelle dans ${department}, un de vos services`,
    mentioned: 'Vous avez été mentionné',
    membership: 'Vos services ont changé',
    assigned: 'Vous est attribuée',
    created: 'Créée par vous',
    other: 'Vous avez participé à cette tâche',
  },
  more: (count) => `et ${number(count)} de plus`,
  mute: 'Désactiver ces lignes\u202f:',
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
    digest: 'Vous recevrez de nouveau des e-mails séparés, selon vos autres paramètres.',
    reminders: 'Les rappels dans l’application s’arrêtent aussi. Vos autres paramètres ne changent pas.',
    others: 'Vos autres paramètres ne changent pas.',
    button: 'Désactiver',
    done: (setting) => `«\u202f${setting}\u202f»\u202f: désactivé`,
    doneText: 'Vous pouvez le réactiver à tout moment dans votre profil.',
    open: 'Ouvrir mon profil',
    invalid: 'Ce lien ne fonctionne pas',
    invalidText: 'Il est incomplet, ou le compte n’existe plus. Tous les paramètres d’e-mail sont dans votre profil.',
  },
};
