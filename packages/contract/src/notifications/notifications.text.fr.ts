// Words of notifications, those in the menu and those that the server writes, in French.
import { pluralOf } from '#languages/plural.ts';
import type { Catalogue } from '#text.ts';

const plural = pluralOf('fr');

export const notificationsText: Catalogue['notifications'] = {
  title: 'Notifications',
  button: (unread) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} ${plural(unread, 'non lue', 'non lues')}`),
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  older: 'Plus anciennes',
  moreOlder: (count) => `+ ${count} ${plural(count, 'autre notification plus ancienne', 'autres notifications plus anciennes')}`,
  none: 'Aucune notification',
  noneText: 'Vous êtes à jour\u202f!',
  markAll: 'Tout marquer comme lu',
  viewAll: 'Voir toutes les notifications',
  loadFailed: 'Impossible de charger vos notifications.',
  notFound: 'Notification introuvable',
  unread: 'Non lues',
  all: 'Toutes',
  tabs: 'Quelles notifications',
  markFailed: { title: 'Erreur', text: 'Impossible de marquer la notification comme lue' },
  markAllFailed: { title: 'Erreur', text: 'Impossible de marquer toutes les notifications comme lues' },
  markAllDone: { title: 'C’est fait', text: 'Toutes les notifications ont été marquées comme lues' },
  assigned: (who, title) => `${who} vous a attribué la tâche «\u202f${title}\u202f»`,
};
