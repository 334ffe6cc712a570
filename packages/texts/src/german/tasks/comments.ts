// Texts of comments, in German.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const commentsText: Catalogue['comments'] = {
  heading: (count) => `${number(count)} ${plural(count, 'Kommentar', 'Kommentare')}`,
  uncounted: 'Kommentare',
  placeholder: 'Kommentar hinzufügen\u00a0…',
  post: 'Kommentar senden',
  posting: 'Wird gesendet\u00a0…',
  none: 'Noch keine Kommentare. Schreiben Sie den ersten!',
  empty: 'Bitte schreiben Sie zuerst etwas.',
  notFound: 'Kommentar nicht gefunden',
  notYours: 'Sie können nur Ihre eigenen Kommentare löschen.',
  moved: (from, to) => `Aufgabe von ${from} nach ${to} verschoben`,
  fileRemoved: (name) => `Datei entfernt: ${name}`,
  fileRestored: (name) => `Datei wiederhergestellt: ${name}`,
  added: { title: 'Kommentar hinzugefügt', text: 'Ihr Kommentar wurde hinzugefügt' },
  addFailed: { title: 'Kommentar konnte nicht hinzugefügt werden', text: 'Bitte versuchen Sie es erneut.' },
  removed: 'Kommentar gelöscht',
  removeFailed: { title: 'Kommentar konnte nicht gelöscht werden', text: 'Bitte versuchen Sie es erneut.' },
  remove: 'Kommentar löschen',
  removeAsk: 'Möchten Sie diesen Kommentar wirklich löschen? Das lässt sich nicht rückgängig machen.',
  system: 'System',
};
