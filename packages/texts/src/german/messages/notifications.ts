// Texts of notifications and their messages, in German.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');
const has = (people: number) => plural(people, 'hat', 'haben');

export const notificationsText: Catalogue['notifications'] = {
  title: 'Benachrichtigungen',
  button: (unread) => (unread === 0 ? 'Benachrichtigungen' : `Benachrichtigungen, ${unread} ungelesen`),
  today: 'Heute',
  yesterday: 'Gestern',
  older: 'Älter',
  moreOlder: (count) =>
    `+ ${number(count)} ${plural(count, 'weitere ältere Benachrichtigung', 'weitere ältere Benachrichtigungen')}`,
  none: 'Keine Benachrichtigungen',
  noneText: 'Sie sind auf dem neuesten Stand!',
  markAll: 'Alle als gelesen markieren',
  viewAll: 'Alle Benachrichtigungen anzeigen',
  loadFailed: 'Ihre Benachrichtigungen konnten nicht geladen werden.',
  notFound: 'Benachrichtigung nicht gefunden',
  unread: 'Ungelesen',
  all: 'Alle',
  tabs: 'Welche Benachrichtigungen',
  markFailed: { title: 'Fehler', text: 'Die Benachrichtigung konnte nicht als gelesen markiert werden' },
  read: 'Gelesen',
  nowRead: 'Als gelesen markiert',
  nowUnread: 'Als ungelesen markiert',
  unmarkFailed: { title: 'Fehler', text: 'Die Benachrichtigung konnte nicht als ungelesen markiert werden' },
  markAllFailed: { title: 'Fehler', text: 'Die Benachrichtigungen konnten nicht als gelesen markiert werden' },
  markAllDone: { title: 'Erledigt', text: 'Alle Benachrichtigungen wurden als gelesen markiert' },
  openTask: 'Aufgabe öffnen',
  preview: 'Aufgabe',
  previewNone: 'Wählen Sie eine Benachrichtigung aus, um die Aufgabe zu sehen',
  previewNoTask: 'Zu dieser Benachrichtigung gehört keine Aufgabe.',
  arrived: (count) => `${number(count)} ${plural(count, 'neue Benachrichtigung', 'neue Benachrichtigungen')}`,
  whoAnd: (first, second) => `${first} und ${second}`,
  whoMore: (first, others) => `${first} und ${others} ${plural(others, 'weitere Person', 'weitere Personen')}`,
  assigned: (who, title, people) => `${who} ${has(people)} Ihnen die Aufgabe „${title}“ zugewiesen`,
  commented: (who, title, people) => `${who} ${has(people)} „${title}“ kommentiert`,
  commentedOften: (who, title, count) =>
    `${who} hat ${number(count)} ${plural(count, 'Kommentar', 'Kommentare')} zu „${title}“ geschrieben`,
  mentioned: (who, title, people) => `${who} ${has(people)} Sie in einem Kommentar zu „${title}“ erwähnt`,
  mentionedInTask: (who, title, people) => `${who} ${has(people)} Sie in der Beschreibung von „${title}“ erwähnt`,
  moved: (who, title, from, to, people) => `${who} ${has(people)} „${title}“ von ${from} nach ${to} verschoben`,
  movedBoard: (who, title, people) => `${who} ${has(people)} „${title}“ auf ein anderes Board verschoben`,
  dueSet: (who, title, date, people) => `${who} ${has(people)} das Fälligkeitsdatum von „${title}“ auf den ${date} gesetzt`,
  dueChanged: (who, title, date, people) => `${who} ${has(people)} das Fälligkeitsdatum von „${title}“ auf den ${date} geändert`,
  dueRemoved: (who, title, people) => `${who} ${has(people)} das Fälligkeitsdatum von „${title}“ entfernt`,
  dueTomorrow: (title) => `„${title}“ ist morgen fällig`,
  dueToday: (title) => `„${title}“ ist heute fällig`,
  overdue: (title) => `„${title}“ ist überfällig`,
  departmentAdded: (department) => `Sie wurden der Abteilung ${department} hinzugefügt`,
  approvalAwaited: (who, department) => `${who} hat sich für ${department} registriert und wartet auf Freigabe`,
  filesFilling: (percent) =>
    `Der Platz für Dateien ist zu ${percent}\u00a0% belegt. Zuerst werden entfernte Dateien gelöscht, danach kann niemand mehr Dateien hinzufügen. Wer den Server betreibt, erhöht FILES_QUOTA.`,
  backupFailed: 'Die letzte Sicherung ist fehlgeschlagen. Siehe Verwaltung > Server.',
  backupLate: 'Eine Sicherung ist überfällig. Siehe Verwaltung > Server.',
  backupUntested:
    'Die letzte Sicherung wurde geschrieben, hat aber den Wiederherstellungstest nicht bestanden. Siehe Verwaltung > Server.',
  webhookStopped: {
    failing: (name) => `Der Webhook „${name}“ wurde angehalten: Sein Empfänger hat drei Tage lang nichts angenommen`,
    gone: (name) => `Der Webhook „${name}“ wurde angehalten: Sein Empfänger antwortet, dass es ihn nicht mehr gibt`,
    owner: (name) => `Der Webhook „${name}“ wurde angehalten: Sein Besitzer ist kein Administrator mehr`,
  },
  tasksAssigned: (who, title, others) => `${who} hat Ihnen die Aufgabe „${title}“ und ${more(others)} zugewiesen`,
  tasksMoved: (who, title, others, to) => `${who} hat „${title}“ und ${more(others)} nach ${to} verschoben`,
  tasksMovedApart: (who, title, others) => `${who} hat „${title}“ und ${more(others)} verschoben`,
  tasksDueSet: (who, title, others, date) =>
    `${who} hat die Fälligkeit von „${title}“ und ${moreOf(others)} auf den ${date} gesetzt`,
  tasksDueChanged: (who, title, others) => `${who} hat die Fälligkeit von „${title}“ und ${moreOf(others)} geändert`,
  tasksDueRemoved: (who, title, others) => `${who} hat die Fälligkeit von „${title}“ und ${moreOf(others)} entfernt`,
};

function more(others: number): string {
  return others === 1 ? 'eine weitere Aufgabe' : `${others} weitere Aufgaben`;
}

function moreOf(others: number): string {
  return others === 1 ? 'einer weiteren Aufgabe' : `${others} weiteren Aufgaben`;
}
