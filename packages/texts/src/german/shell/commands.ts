// Texts of the command menu in German.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';

const number = numberOf('de');

export const commandsText: Catalogue['commands'] = {
  title: 'Befehlsmenü',
  placeholder: 'Befehl, Name oder Aufgabe eingeben',
  back: 'Zurück',
  groups: {
    selection: 'Ausgewählte Aufgaben',
    task: 'Diese Aufgabe',
    recent: 'Zuletzt',
    board: 'Dieses Board',
    places: 'Wechseln zu',
    people: 'Personen',
    account: 'Ihr Konto',
    tasks: 'Aufgaben',
    typed: 'Ihre Eingabe',
  },
  count: (count) => `${number(count)} Treffer`,
  none: 'Nichts gefunden',
  set: (values) => `Setzen: ${values}`,
  typeDate: 'Datum eingeben, zum Beispiel: nächsten Freitag',
  findValue: 'Tippen, um zu suchen',
  filterBy: (field) => `Filtern: ${field}`,
  settingsTab: (tab) => `Einstellungen: ${tab}`,
  adminTab: (tab) => `Verwaltung: ${tab}`,
  assistant: 'Gespräche mit dem Assistenten',
  language: 'Sprache',
  compactOn: 'Kompakte Darstellung einschalten',
  compactOff: 'Kompakte Darstellung ausschalten',
  inMembers: 'Unter „Mitglieder“ anzeigen',
  onlyTheirs: 'Nur Aufgaben dieser Person anzeigen',
  assignTo: (title) => `Zuweisen: ${title}`,
  newTask: (title) => `Aufgabe hinzufügen: ${title}`,
  newTaskGets: 'Eine neue Aufgabe bekommt:',
  whichBoard: 'Auf welchem Board?',
  ask: (text) => `Assistenten fragen: ${text}`,
  search: (text) => `Alle Aufgaben mit: ${text}`,
  peek: {
    label: (title) => `Kurzansicht: ${title}`,
    failed: 'Der Rest konnte nicht geladen werden.',
    empty: 'Keine Beschreibung',
    keys: 'Leertaste schließt, Eingabe öffnet',
    closed: 'Kurzansicht geschlossen',
  },
};
