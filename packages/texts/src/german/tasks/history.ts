// Texts of the history of a task and the activity on a board, in German.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const historyText: Catalogue['history'] = {
  title: 'Verlauf',
  older: 'Ältere Änderungen anzeigen',
  failed: 'Der Verlauf konnte nicht geladen werden.',
  becomes: 'jetzt',
  nothing: 'Leer',
  kinds: {
    created: 'hat die Aufgabe erstellt',
    changed: 'hat die Aufgabe geändert',
    deleted: 'hat die Aufgabe gelöscht',
    restored: 'hat die Aufgabe wiederhergestellt',
    archived: 'hat die Aufgabe archiviert',
    unarchived: 'hat die Aufgabe aus dem Archiv zurückgeholt',
    commented: 'hat kommentiert',
  },
  kindsOfMany: {
    created: (count) => `hat ${count} Aufgaben erstellt`,
    changed: (count) => `hat ${count} Aufgaben geändert`,
    deleted: (count) => `hat ${count} Aufgaben gelöscht`,
    restored: (count) => `hat ${count} Aufgaben wiederhergestellt`,
    archived: (count) => `hat ${count} Aufgaben archiviert`,
    unarchived: (count) => `hat ${count} Aufgaben aus dem Archiv zurückgeholt`,
    commented: (count) => `hat ${count} Aufgaben kommentiert`,
  },
  allOfMany: (count) => `Alle ${count} Aufgaben anzeigen`,
  vias: {
    token: 'mit einem API-Token',
    assistant: 'über den Assistenten',
    mcp: 'über MCP',
    import: 'durch einen Import',
    mail: 'per E-Mail',
    system: 'automatisch',
  },
  type: 'Typ',
  board: 'Board',
  added: (field, value) => `${field}: ${value} hinzugefügt`,
  removed: (field, value) => `${field}: ${value} entfernt`,
  checked: (item) => `Abgehakt: ${item}`,
  unchecked: (item) => `Wieder offen: ${item}`,
  ofItem: (item, field) => `${item} (${field})`,
  itemPerson: 'Person',
  itemPlace: 'Platz',
  reordered: 'Reihenfolge der Checkliste geändert',
  more: (count) => plural(count, 'und 1 weitere Änderung', `und ${number(count)} weitere Änderungen`),
  activity: 'Aktivität',
  activityText: 'Was hier in den letzten 30 Tagen passiert ist',
  allActivity: 'Alle Aktivitäten',
  toBoard: 'Zurück zum Board',
  activityFailed: 'Die Aktivität konnte nicht geladen werden.',
  noActivity: {
    title: 'Hier ist noch nichts passiert',
    text: 'Hier erscheint jede Aufgabe, die jemand erstellt, ändert, verschiebt oder kommentiert: wer es war und wann.',
  },
  deletedTask: '(gelöscht)',
  news: {
    created: 'Neu seit Ihrem letzten Besuch',
    done: 'Erledigt seit Ihrem letzten Besuch',
    moved: 'Verschoben seit Ihrem letzten Besuch',
    commented: 'Neuer Kommentar seit Ihrem letzten Besuch',
    changed: 'Geändert seit Ihrem letzten Besuch',
  },
};
