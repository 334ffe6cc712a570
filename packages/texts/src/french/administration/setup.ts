// Texts of setting up an installation and of removing its sample data, in French.
import type { SetupText } from '#english/administration/setup.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');
const people = (count: number) => `${number(count)} ${plural(count, 'personne', 'personnes')}`;
const tasks = (count: number) => `${number(count)} ${plural(count, 'tâche', 'tâches')}`;

export const setupText: SetupText = {
  title: 'Configurer',
  done: (done, all) => `${number(done)} sur ${number(all)}`,
  allDone: 'Tout est configuré',
  nothingOpen: 'Rien n’est en attente',
  next: (step) => `Suivant\u202f: ${step}`,
  all: 'Toutes les étapes',
  hide: 'Masquer',
  hidden: { title: '«\u202fConfigurer\u202f» est masqué', text: 'Cherchez «\u202fConfigurer\u202f» pour le retrouver.' },
  saveFailed: 'Le changement n’a pas été enregistré',
  loadFailed: 'Les étapes n’ont pas pu être chargées.',
  later: 'Plus tard',
  laterLabel: (step) => `Plus tard\u202f: ${step}`,
  states: { open: 'À faire', later: 'Reporté', done: 'Fait' },
  steps: {
    company: 'Entreprise',
    mail: 'E-mail',
    departments: 'Services',
    people: 'Personnes',
    signIn: 'Connexion',
    backup: 'Sauvegarde',
    assistant: 'Assistant',
    samples: 'Données d’exemple',
  },
  company: {
    none: 'Nom et adresse',
    noName: 'Le nom manque',
    noAddress: 'L’adresse manque',
    title: 'Nom et adresse de l’entreprise',
    nameHint: 'Les e-mails et les invitations partent à ce nom.',
    addressHint: 'L’adresse où vos collègues ouvrent Tasklane AI. Les liens des e-mails commencent par elle.',
    environment: 'Défini là où le serveur est lancé (COMPANY_NAME, PUBLIC_URL), à modifier là.',
    loadFailed: 'Impossible de charger le nom et l’adresse.',
    saved: 'Nom et adresse enregistrés',
    sender: (name, address) => `Les e-mails viennent de «\u202f${name}\u202f», et leurs liens commencent par ${address}.`,
  },
  mail: { none: 'Pas encore de serveur', untested: 'Pas encore testé', works: 'Fonctionne' },
  departments: (count) => `${number(count)} ${plural(count, 'service', 'services')}`,
  onlyYou: 'Vous seul pour l’instant',
  people: (count) => `${people(count)} en plus de vous`,
  invited: (count) => `${number(count)} ${plural(count, 'invitée', 'invitées')}`,
  registration: { open: 'Inscription libre', approval: 'Inscription avec accord', closed: 'Sur invitation' },
  signIn: {
    title: 'Qui peut créer un compte',
    texts: {
      open: 'Toute personne qui connaît l’adresse, dans un service ouvert à l’inscription.',
      approval: 'Toute personne qui connaît l’adresse, dans tout service. Elle ne voit rien avant l’accord d’un administrateur.',
      closed: 'Uniquement les personnes que vous ajoutez ou invitez.',
    },
    environment: 'C’est défini au démarrage du serveur (REGISTRATION) et modifié à cet endroit.',
    loadFailed: 'Le choix n’a pas pu être chargé.',
    saved: 'Choix enregistré',
  },
  backup: { none: 'Aucune', scheduled: 'Planifiée', last: (day) => `Dernière\u202f: ${day}` },
  noModel: 'Pas encore de modèle',
  samples: {
    text: 'Cette installation a commencé avec des personnes et des tâches inventées. Ce que vous avez créé ou modifié reste.',
    count: (persons, all) => `${people(persons)}, ${tasks(all)}`,
    remove: 'Supprimer les exemples',
    question: 'Supprimer les données d’exemple\u202f?',
    goes: (persons, all, templates) =>
      `Seront supprimés\u202f: ${people(persons)}, ${tasks(all)} et ${number(templates)} ${plural(templates, 'modèle de checklist', 'modèles de checklist')}. Les tâches restent 30 jours dans la corbeille.`,
    tasksStay: (titles) => `Quelqu’un a travaillé sur ces tâches, elles restent donc\u202f: ${titles}.`,
    peopleStay: (names) => `Les comptes de ces personnes sont utilisés, ils restent donc\u202f: ${names}.`,
    othersStay: 'Tout ce que vous avez créé reste.',
    cancel: 'Annuler',
    removing: 'Suppression…',
    removed: 'Données d’exemple supprimées',
    nothing: 'Il ne reste aucune donnée d’exemple à supprimer.',
    failed: 'Les données d’exemple n’ont pas été supprimées',
    loadFailed: 'Les données d’exemple n’ont pas pu être comptées',
  },
};
