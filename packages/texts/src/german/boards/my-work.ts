// German texts of My work.

import { myWorkLimits } from '@app/contract/my-work/my-work.limits.ts';
import type { myWorkText as english } from '#english/boards/my-work.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const myWorkText: typeof english = {
  title: 'Meine Arbeit',
  listLabel: 'Meine Aufgaben nach Fälligkeit',
  sections: {
    overdue: 'Überfällig',
    today: 'Heute',
    waiting: 'Wartet auf mich',
    week: 'Diese Woche',
    later: 'Später',
    none: 'Ohne Datum',
    done: 'Heute erledigt',
  },
  count: (count) => plural(count, '1 Aufgabe', `${number(count)} Aufgaben`),
  emptyToday:
    'Noch nichts. Ziehen Sie eine Aufgabe hierher, damit sie heute fällig wird, oder nutzen Sie „Für heute wählen“ in ihrem Menü.',
  emptyTodayTouch: 'Noch nichts. Das Menü einer Aufgabe hat „Für heute wählen“.',
  nothing: {
    title: 'Ihnen ist nichts zugewiesen',
    text: 'Hier kommen Ihre Aufgaben aller Boards zusammen: Überfälliges, was heute und diese Woche fällig ist und was auf Sie wartet. Fügen Sie hier eine hinzu, oder weisen Sie sich auf einem Board eine zu.',
  },
  nothingBoard: { title: 'Nichts von Ihnen auf diesem Board', text: 'Wählen Sie ein anderes Board oder alle.' },
  board: 'Board',
  allBoards: 'Alle Boards',
  items: 'Meine Checklistenpunkte',
  itemCount: (count) => plural(count, '1 Punkt', `${number(count)} Punkte`),
  allItems: (count) => `Alle anzeigen (${number(count)})`,
  fewerItems: 'Weniger anzeigen',
  itemsFailed: 'Ihre Checklistenpunkte konnten nicht geladen werden.',
  openItem: (item, task) => `${item} in ${task} öffnen`,
  itemDone: (item) => `„${item}“ ist erledigt`,
  choose: 'Für heute wählen',
  unchoose: 'Nicht heute',
  chosen: 'Für heute gewählt',
  chosenAlready: (title) => `„${title}“ ist schon für heute gewählt`,
  itemNotChosen: {
    title: 'Nur Aufgaben können für heute gewählt werden',
    text: 'Das ist ein Checklistenpunkt: D gibt ihm ein Datum, Enter öffnet seine Aufgabe.',
  },
  chosenSince: (day) => `Gewählt ${day}, noch offen`,
  chosenDone: (title) => `„${title}“ ist für heute gewählt`,
  unchosenDone: (title) => `„${title}“ ist nicht mehr für heute gewählt`,
  chosenFull: `Höchstens ${myWorkLimits.chosen} Aufgaben können für heute gewählt sein. Erledigen Sie einige oder nehmen Sie die Wahl zurück.`,
  markFailed: 'Die Wahl konnte nicht gespeichert werden',
  finish: (title) => `Erledigt: ${title}`,
  reopen: (title) => `Nicht erledigt: ${title}`,
  markDone: 'Erledigt',
  markNotDone: 'Nicht erledigt',
  waiting: { mentioned: 'Sie wurden erwähnt', review: 'In Prüfung' },
  answered: 'Braucht keine Antwort',
  answeredDone: (title) => `„${title}“ wartet auf keine Antwort von Ihnen`,
  add: 'Eine Aufgabe für mich hinzufügen',
  addPlaceholder: 'Was werden Sie tun? Zum Beispiel: Bank anrufen morgen P1',
  addBoard: 'Board der neuen Aufgabe',
  addBoardChoose: 'Board wählen',
  addBoardMissing: 'Wählen Sie das Board der Aufgabe.',
  addSubmit: 'Hinzufügen',
  added: (title, board) => `„${title}“ wurde zu ${board} hinzugefügt`,
  loadFailed: 'Ihre Aufgaben konnten nicht geladen werden.',
  moreFailed: 'Weitere Aufgaben konnten nicht geladen werden.',
  sinceYesterday: (count, most) =>
    most
      ? `Mehr als ${number(count)} Änderungen seit gestern`
      : plural(count, '1 Änderung seit gestern', `${number(count)} Änderungen seit gestern`),
  noChanges: 'Keine Änderungen durch andere seit gestern.',
  changes: 'Von anderen seit gestern geändert',
  changesFailed: 'Die Änderungen konnten nicht geladen werden.',
};
