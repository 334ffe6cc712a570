// Texts of the management of columns, in German.

import { limits } from '@app/contract/limits.ts';
import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const columnsText: Catalogue['columns'] = {
  managedByAdmins: 'Nur wer das Board verwaltet, kann Spalten ändern.',
  nameIsKept: '„Zu erledigen“, „In Arbeit“, „In Prüfung“ und „Erledigt“ behalten ihre Namen, weil das Produkt nach ihnen zählt.',
  isKept:
    '„Zu erledigen“, „In Arbeit“, „In Prüfung“ und „Erledigt“ lassen sich nicht löschen, weil das Produkt nach ihnen zählt.',
  limitInvalid: `Bitte geben Sie eine ganze Zahl von ${limits.columnLimit.min} bis ${limits.columnLimit.max} ein oder lassen Sie das Feld leer.`,
  targetUnknown: 'Bitte wählen Sie eine andere Spalte dieses Boards für die Aufgaben.',
  full: 'Die Spalte ist voll. Verschieben Sie zuerst eine Aufgabe oder bitten Sie jemanden, der das Board verwaltet, das Limit zu erhöhen.',
  menu: (column) => `Spalte ${column}`,
  collapse: 'Einklappen',
  expand: (column, count) => `${column} ausklappen, ${number(count)} ${plural(count, 'Aufgabe', 'Aufgaben')}`,
  edit: 'Spalte bearbeiten\u00a0…',
  moveLeft: 'Nach links',
  moveRight: 'Nach rechts',
  remove: 'Spalte löschen\u00a0…',
  editTitle: 'Spalte bearbeiten',
  save: 'Speichern',
  saving: 'Wird gespeichert\u00a0…',
  color: 'Farbe',
  colors: { none: 'Keine', gray: 'Grau', red: 'Rot', orange: 'Orange', green: 'Grün', blue: 'Blau', purple: 'Violett' },
  limit: 'Limit für laufende Aufgaben',
  limitHint: 'So viele Aufgaben sollen hier höchstens gleichzeitig stehen. Leer heißt: beliebig viele.',
  refuses: 'Weitere Aufgaben ablehnen',
  refusesHint: 'Eine volle Spalte nimmt keine weitere Aufgabe an. Sonst zeigt sie nur an, dass sie über dem Limit ist.',
  limitShown: (limit) => `max. ${number(limit)}`,
  limitState: {
    room: (count, limit) => `${number(count)} von höchstens ${number(limit)} ${plural(limit, 'Aufgabe', 'Aufgaben')}`,
    full: (limit) => `Voll: ${number(limit)} von höchstens ${number(limit)} ${plural(limit, 'Aufgabe', 'Aufgaben')}`,
    over: (count, limit) =>
      `Über dem Limit: ${number(count)} von höchstens ${number(limit)} ${plural(limit, 'Aufgabe', 'Aufgaben')}`,
  },
  changed: { title: 'Spalte geändert', text: (column) => `${column} ist jetzt für alle auf diesem Board geändert.` },
  moved: { title: 'Spalte verschoben', text: (column, place, of) => `${column} ist jetzt Spalte ${place} von ${of}.` },
  changeFailed: 'Die Spalte wurde nicht geändert',
  removeTitle: (column) => `Die Spalte ${column} löschen?`,
  removeText: (count) =>
    count === 0
      ? 'Sie hat auf diesem Board keine Aufgaben. Aufgaben im Papierkorb ziehen mit um.'
      : plural(
          count,
          'Die Aufgabe darin zieht in die gewählte Spalte um und übernimmt deren Status.',
          `Die ${number(count)} Aufgaben darin ziehen in die gewählte Spalte um und übernehmen deren Status.`,
        ),
  removeFinal: 'Aufgaben anderer Boards behalten diesen Status. Eine gelöschte Spalte lässt sich nicht wiederherstellen.',
  target: 'Aufgaben verschieben nach',
  removeSubmit: 'Spalte löschen',
  removing: 'Wird gelöscht\u00a0…',
  removed: { title: 'Spalte gelöscht', text: (column, target) => `Die Aufgaben aus ${column} sind in ${target}.` },
  removeFailed: 'Die Spalte wurde nicht gelöscht',
  addColumn: 'Spalte hinzufügen',
  addColumnTitle: 'Eine Spalte hinzufügen',
  addColumnText: 'Sie kommt ans Ende des Boards. Ihr Name ist der Status der Aufgaben darin.',
  columnName: 'Name der Spalte',
  addColumnSubmit: 'Spalte hinzufügen',
  addingColumn: 'Wird hinzugefügt\u00a0…',
  columnAdded: { title: 'Spalte hinzugefügt', text: (name) => `${name} steht am Ende des Boards.` },
  columnAddFailed: {
    title: 'Die Spalte wurde nicht hinzugefügt',
    text: 'Die Spalte konnte nicht hinzugefügt werden. Bitte versuchen Sie es erneut.',
  },
  columnNotFound: 'Spalte nicht gefunden',
  columnNameRequired: 'Bitte geben Sie einen Namen für die Spalte ein.',
  columnNameTaken: 'Auf diesem Board gibt es bereits eine Spalte mit diesem Namen.',
  columnsFull: `Ein Board hat höchstens ${limits.columnsPerWorkspace} Spalten.`,
  columnsForAdmins: 'Nur wer das Board verwaltet, kann Spalten hinzufügen.',
};
