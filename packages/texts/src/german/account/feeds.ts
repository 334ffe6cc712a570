// Texts of feeds, in German.
import type { Catalogue } from '#catalogue.ts';

export const feedsText: Catalogue['feeds'] = {
  notFound: 'Diesen Feed gibt es nicht mehr.',
  kindUnknown: 'Ein Feed ist ein Kalender oder enthält Benachrichtigungen.',
  tooMany: 'Sie haben 20 Feeds. Beenden Sie zuerst einen, den Sie nicht mehr brauchen.',
  title: 'Kalender und Feeds',
  text: 'Kalenderprogramme und Feedreader öffnen diese Adressen in Ihrem Namen. Wer eine Adresse kennt, kann sie lesen; behandeln Sie sie wie ein Passwort. Ein neues Passwort beendet alle.',
  make: 'Neuer Feed',
  none: 'Noch keine Feeds',
  loadFailed: 'Die Feeds konnten nicht geladen werden.',
  kinds: {
    mine: 'Meine Aufgaben als Kalender',
    board: 'Aufgaben eines Boards als Kalender',
    notifications: 'Meine Benachrichtigungen als Feed',
  },
  ofBoard: (board) => `Kalender von ${board}`,
  created: (date) => `Erstellt am ${date}`,
  used: (when) => `Zuletzt geöffnet ${when}`,
  unused: 'Nie geöffnet',
  revoke: 'Beenden',
  revokeNamed: (name) => `${name} beenden`,
  revokeTitle: 'Diesen Feed beenden?',
  revokeText: (name) => `Programme, die „${name}“ öffnen, erhalten dann nichts mehr. Das lässt sich nicht rückgängig machen.`,
  revoked: 'Feed beendet',
  revokeFailed: 'Der Feed konnte nicht beendet werden.',
  cancel: 'Abbrechen',
  myTasks: 'Meine Aufgaben',
  notificationsName: (name) => `Benachrichtigungen von ${name}`,
};
