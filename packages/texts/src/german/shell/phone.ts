// Texts of small screens, in German.
import type { Catalogue } from '#catalogue.ts';

export const phoneText: Catalogue['phone'] = {
  bar: 'Schnellzugriff',
  board: 'Board',
  add: 'Neue Aufgabe',
  refreshing: 'Wird aktualisiert\u00a0…',
  refreshed: 'Aktualisiert',
  refreshFailed: 'Konnte nicht aktualisiert werden',
};
