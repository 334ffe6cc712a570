// German texts of task templates.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const taskTemplatesText: Catalogue['taskTemplates'] = {
  title: 'Aufgabenvorlagen',
  text: 'Womit eine neue Aufgabe dieses Boards beginnen kann: Text, Personen, Termine und eine Checkliste.',
  search: 'Vorlagen durchsuchen',
  found: (count) => plural(count, '1 Vorlage', `${number(count)} Vorlagen`),
  list: 'Aufgabenvorlagen',
  loadFailed: 'Die Aufgabenvorlagen konnten nicht geladen werden.',
  empty: {
    title: 'Noch keine Aufgabenvorlagen',
    text: 'Erstellen Sie eine für Arbeit, die wiederkehrt, etwa für eine Veröffentlichung oder neue Kolleginnen und Kollegen. Oder öffnen Sie eine Aufgabe und wählen Sie „Als Vorlage speichern“.',
    member: 'Wer dieses Board verwaltet, kann eine für Arbeit erstellen, die wiederkehrt.',
  },
  nothingFound: { title: 'Keine Vorlage passt', text: 'Gesucht wird in Namen und Titeln.' },
  create: 'Neue Vorlage',
  edit: 'Bearbeiten',
  editOne: (name) => `${name} bearbeiten`,
  removeOne: (name) => `${name} löschen`,
  items: (count) => plural(count, '1 Checklisteneintrag', `${number(count)} Checklisteneinträge`),
  people: (count) => plural(count, '1 Person', `${number(count)} Personen`),
  starts: (days) => (days === 0 ? 'Beginnt sofort' : plural(days, 'Beginnt nach 1 Tag', `Beginnt nach ${days} Tagen`)),
  due: (days) => (days === 0 ? 'Am selben Tag fällig' : plural(days, 'Nach 1 Tag fällig', `Nach ${days} Tagen fällig`)),
  leftOut: (count) =>
    plural(
      count,
      '1 Person der Vorlage gehört nicht mehr zur Abteilung und wird ausgelassen.',
      `${number(count)} Personen der Vorlage gehören nicht mehr zur Abteilung und werden ausgelassen.`,
    ),
  createTitle: 'Neue Aufgabenvorlage',
  editTitle: 'Aufgabenvorlage bearbeiten',
  name: 'Name der Vorlage',
  taskTitle: 'Titel der Aufgabe',
  taskTitleHint: 'Leer lassen, wenn alle selbst einen Titel schreiben.',
  startDays: 'Tage bis zum Beginn',
  dueDays: 'Tage bis zur Fälligkeit',
  daysHint: 'Gezählt wird ab dem Tag, an dem jemand die Vorlage verwendet. 0 ist dieser Tag; ohne Zahl gibt es keinen Termin.',
  save: 'Vorlage speichern',
  saving: 'Wird gespeichert\u00a0…',
  saved: 'Vorlage gespeichert',
  failed: 'Die Vorlage wurde nicht gespeichert',
  nameRequired: 'Bitte geben Sie einen Namen für die Vorlage ein.',
  daysInvalid: 'Bitte geben Sie eine ganze Zahl von 0 bis 999 ein.',
  personElsewhere: 'Jemand gehört nicht mehr zur Abteilung. Bitte wählen Sie die Personen noch einmal aus.',
  notFound: 'Diese Vorlage gibt es nicht.',
  changed: 'Jemand anders hat diese Vorlage inzwischen gespeichert. Sehen Sie sie noch einmal an, bevor Sie speichern.',
  managedByAdmins: 'Nur wer das Board verwaltet, kann Aufgabenvorlagen ändern.',
  full: 'Mehr Vorlagen sind nicht möglich. Bitte löschen Sie zuerst eine.',
  removed: (name) => `Vorlage „${name}“ gelöscht.`,
  removeFailed: 'Die Vorlage wurde nicht gelöscht',
  restored: 'Die Vorlage ist wieder da.',
  restoreFailed: 'Die Vorlage wurde nicht wiederhergestellt',
  use: 'Vorlage verwenden',
  find: 'Vorlage suchen',
  none: 'Dieses Board hat noch keine Aufgabenvorlagen.',
  manage: 'Vorlagen verwalten',
  filled: (name) => `Mit „${name}“ ausgefüllt. Was Sie eingegeben hatten, bleibt.`,
  filledNothing: (name) => `Alle Felder waren schon ausgefüllt, deshalb wurde aus „${name}“ nichts übernommen.`,
  takeBack: 'Rückgängig',
  newFrom: 'Neue Aufgabe aus Vorlage',
  saveAs: 'Als Vorlage speichern',
  useOne: (name) => `${name} verwenden`,
  useShort: 'Verwenden',
  gone: 'Jemand hat diese Vorlage inzwischen gelöscht. Was Sie eingegeben haben, ist noch da: Speichern Sie es als neue Vorlage.',
  saveAsNew: 'Als neue Vorlage speichern',
  saveAsText:
    'Eine neue Aufgabe dieses Boards kann mit dem beginnen, was Sie hier behalten. Kommentare, Dateien und bereits Erledigtes gehören nicht dazu.',
  keep: 'Was die Vorlage behält',
  dates: 'Termine, als Tage',
  daysFrom:
    'Die Tage zählen ab dem Tag, an dem diese Aufgabe erstellt wurde, und später ab dem Tag, an dem jemand die Vorlage verwendet.',
};
