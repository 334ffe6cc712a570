// Texts of feeds, in French.
import type { Catalogue } from '#catalogue.ts';

export const feedsText: Catalogue['feeds'] = {
  notFound: 'Ce flux n’existe plus.',
  kindUnknown: 'Un flux est un calendrier ou des notifications.',
  tooMany: 'Vous avez 20 flux. Supprimez d’abord un flux dont vous n’avez plus besoin.',
  title: 'Calendrier et flux',
  text: 'Les programmes de calendrier et les lecteurs de flux ouvrent ces adresses en votre nom. Qui connaît une adresse peut lire son contenu\u202f: gardez-la comme un mot de passe. Si vous changez de mot de passe, elles cessent toutes de fonctionner.',
  make: 'Nouveau flux',
  none: 'Aucun flux pour le moment',
  loadFailed: 'Impossible de charger les flux.',
  kinds: {
    mine: 'Mes tâches en calendrier',
    board: 'Tâches d’un tableau en calendrier',
    notifications: 'Mes notifications en flux',
  },
  ofBoard: (board) => `Calendrier\u202f: ${board}`,
  created: (date) => `Créé le ${date}`,
  used: (when) => `Ouvert pour la dernière fois ${when}`,
  unused: 'Jamais ouvert',
  revoke: 'Supprimer',
  revokeNamed: (name) => `Supprimer ${name}`,
  revokeTitle: 'Supprimer ce flux\u202f?',
  revokeText: (name) => `Les programmes qui ouvrent «\u202f${name}\u202f» ne recevront plus rien. Cette action est irréversible.`,
  revoked: 'Flux supprimé',
  revokeFailed: 'Impossible de supprimer le flux.',
  cancel: 'Annuler',
  myTasks: 'Mes tâches',
  notificationsName: (name) => `Notifications pour ${name}`,
};
