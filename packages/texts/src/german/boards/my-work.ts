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
    'Noch nichts. Ziehen Sie eine Aufgabe hierher, damit sie heute fällig wird, oder wählen Sie in ihrem Menü „Für heute vormerken“.',
  emptyTodayTouch: 'Noch nichts. Wählen Sie im Menü einer Aufgabe „Für heute vormerken“.',
  nothing: {
    title: 'Ihnen ist nichts zugewiesen',
    text: 'Hier kommen Ihre Aufgaben aus allen Boards zusammen: was überfällig ist, was heute und diese Woche fällig ist und was auf Sie wartet. Fügen Sie hier eine hinzu oder weisen Sie sich auf einem Board eine zu.',
  },
  nothingBoard: { title: 'Auf diesem Board haben Sie nichts', text: 'Wählen Sie ein anderes Board oder alle.' },
  board: 'Board',
  allBoards: 'Alle Boards',
  items: 'Meine Checklisteneinträge',
  itemCount: (count) => plural(count, '1 Eintrag', `${number(count)} Einträge`),
  allItems: (count) => `Alle anzeigen (${number(count)})`,
  fewerItems: 'Weniger anzeigen',
  itemsFailed: 'Ihre Checklisteneinträge konnten nicht geladen werden.',
  openItem: (item, task) => `${item} in ${task} öffnen`,
  itemDone: (item) => `„${item}“ ist erledigt`,
  choose: 'Für heute vormerken',
  unchoose: 'Nicht heute',
  chosen: 'Für heute vorgemerkt',
  chosenAlready: (title) => `„${title}“ ist schon für heute vorgemerkt`,
  itemNotChosen: {
    title: 'Nur Aufgaben können für heute vorgemerkt werden',
    text: 'Das ist ein Checklisteneintrag: D gibt ihm ein Datum, Eingabe öffnet seine Aufgabe.',
  },
  chosenSince: (day) => `Vorgemerkt ${day}, noch offen`,
  chosenDone: (title) => `„${title}“ ist für heute vorgemerkt`,
  unchosenDone: (title) => `„${title}“ ist nicht mehr für heute vorgemerkt`,
  chosenFull: `Höchstens ${myWorkLimits.chosen} Aufgaben können für heute vorgemerkt sein. Erledigen Sie einige oder nehmen Sie einige heraus.`,
  markFailed: 'Das konnte nicht gespeichert werden',
  finish: (title) => `Erledigt: ${title}`,
  reopen: (title) => `Nicht erledigt: ${title}`,
  markDone: 'Erledigt',
  markNotDone: 'Nicht erledigt',
  waiting: { mentioned: 'Sie wurden erwähnt', review: 'In Prüfung' },
  answered: 'Braucht keine Antwort',
  answeredDone: (title) => `„${title}“ wartet nicht mehr auf Ihre Antwort`,
  add: 'Eine Aufgabe für mich hinzufügen',
  addPlaceholder: 'Was haben Sie vor? Zum Beispiel: Bank anrufen morgen P1',
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
  noChanges: 'Seit gestern hat niemand sonst etwas geändert.',
  changes: 'Von anderen seit gestern geändert',
  changesFailed: 'Die Änderungen konnten nicht geladen werden.',
};
