// Texts of working without a server: a new version, what waits, what was not applied, in German.

import type { Catalogue } from '#catalogue.ts';
import { pluralOf } from '#plural.ts';

const plural = pluralOf('de');

export const offlineText: Catalogue['offline'] = {
  newVersion: 'Eine neue Version ist bereit.',
  reload: 'Neu laden',
  later: 'Später',
  waiting: (count) => plural(count, '1 Änderung wartet auf den Server', `${count} Änderungen warten auf den Server`),
  refused: (count) => plural(count, '1 Änderung wurde nicht übernommen', `${count} Änderungen wurden nicht übernommen`),
  held: (count) => plural(count, '1 Änderung wartet, bis Sie entscheiden', `${count} Änderungen warten, bis Sie entscheiden`),
  heldHere:
    'Sie wird gesendet, sobald Sie über die frühere Änderung dieser Aufgabe entschieden haben. Verwerfen Sie die Aufgabe, entfällt sie.',
  show: 'Anzeigen',
  list: {
    title: 'Noch nicht gesendete Änderungen',
    text: 'Sie werden in dieser Reihenfolge gesendet, sobald der Server antwortet.',
    none: 'Alles ist gesendet.',
  },
  kinds: {
    create: (title) => `Neue Aufgabe: ${title}`,
    move: (title) => `Verschieben: ${title}`,
    update: (title) => `Ändern: ${title}`,
    comment: (title) => `Kommentar: ${title}`,
  },
  mine: 'Ihre Fassung',
  theirs: 'Jetzt auf dem Server',
  again: 'Erneut versuchen',
  insist: 'Meine Fassung verwenden',
  copy: 'Text kopieren',
  copied: 'Kopiert',
  discard: 'Verwerfen',
  keepTheirs: 'Andere Fassung behalten',
  edit: 'Bearbeiten',
  typed: 'Ihr Text',
  save: 'Speichern und erneut senden',
  cancel: 'Abbrechen',
  discardAsk: {
    title: 'Diese Änderung verwerfen?',
    sent: 'Sie wurde gesendet, aber es kam keine Antwort. Vielleicht hat der Server sie schon übernommen.',
    text: 'Spätere Änderungen der Aufgabe bleiben.',
    task: 'Alles, was Sie an dieser Aufgabe geändert haben, wird verworfen.',
  },
  full: 'Es warten zu viele Änderungen. Sie müssen gesendet werden, bevor Sie weitermachen können.',
  uncertain:
    'Das wurde vor mehr als einem Tag gesendet, aber es kam keine Antwort. Bitte sehen Sie nach, ob es angekommen ist, bevor Sie es erneut versuchen.',
  logOut: {
    title: 'Abmelden und verlieren, was wartet?',
    text: (count) =>
      plural(count, '1 Änderung ist vielleicht nicht angekommen.', `${count} Änderungen sind vielleicht nicht angekommen.`) +
      ' Beim Abmelden werden alle Ihre Daten aus diesem Browser gelöscht.',
    yes: 'Abmelden und löschen',
    no: 'Angemeldet bleiben',
  },
};
