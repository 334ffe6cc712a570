// Words of notifications, those in the menu and those that the server writes, in German.
import { pluralOf } from '#languages/plural.ts';
import type { Catalogue } from '#text.ts';

const plural = pluralOf('de');

export const notificationsText: Catalogue['notifications'] = {
  title: 'Benachrichtigungen',
  button: (unread) => (unread === 0 ? 'Benachrichtigungen' : `Benachrichtigungen, ${unread} ungelesen`),
  today: 'Heute',
  yesterday: 'Gestern',
  older: 'Älter',
  moreOlder: (count) => `+ ${count} ${plural(count, 'weitere ältere Benachrichtigung', 'weitere ältere Benachrichtigungen')}`,
  none: 'Keine Benachrichtigungen',
  noneText: 'Sie sind auf dem neuesten Stand!',
  markAll: 'Alle als gelesen markieren',
  viewAll: 'Alle Benachrichtigungen anzeigen',
  loadFailed: 'Ihre Benachrichtigungen konnten nicht geladen werden.',
  notFound: 'Benachrichtigung nicht gefunden',
  unread: 'Ungelesen',
  all: 'Alle',
  tabs: 'Welche Benachrichtigungen',
  markFailed: { title: 'Fehler', text: 'Die Benachrichtigung konnte nicht als gelesen markiert werden' },
  markAllFailed: { title: 'Fehler', text: 'Nicht alle Benachrichtigungen konnten als gelesen markiert werden' },
  markAllDone: { title: 'Erledigt', text: 'Alle Benachrichtigungen wurden als gelesen markiert' },
  assigned: (who, title) => `${who} hat Ihnen die Aufgabe „${title}“ zugewiesen`,
};
