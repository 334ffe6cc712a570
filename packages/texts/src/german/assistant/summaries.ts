// German texts of summaries.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const summariesText: Catalogue['summaries'] = {
  title: 'Überblick',
  day: 'Mein Tag',
  week: 'Meine Woche',
  period: 'Zeitraum',
  departmentWeek: (name) => `Woche: ${name}`,
  companyWeek: 'Woche des Unternehmens',
  sections: {
    overdue: 'Überfällig',
    due: 'Fällig',
    starts: 'Beginnt',
    waiting: 'Wartet auf Ihre Prüfung',
    done: 'Erledigt',
    started: 'Begonnen',
    stuck: (days) => `Seit ${days} Tagen unverändert`,
    unassigned: 'Nicht zugewiesen',
  },
  nothing: 'Hier ist nichts. Genießen Sie die Ruhe.',
  nothingWeek: 'Diese Woche gibt es nichts zu berichten.',
  more: (count) => `und ${number(count)} weitere`,
  changesSince: (count, most, when) =>
    `${most ? `Mehr als ${number(count)} Änderungen` : plural(count, '1 Änderung', `${number(count)} Änderungen`)} seit ${when}`,
  yesterdayAt: (time) => `gestern ${time}`,
  changes: 'Von anderen geändert',
  seen: 'Ausblenden',
  seenFailed: 'Die Änderungen konnten nicht ausgeblendet werden',
  kinds: { created: 'neu', done: 'erledigt', moved: 'verschoben', commented: 'neuer Kommentar', changed: 'geändert' },
  failed: 'Der Überblick konnte nicht geladen werden.',
  answerNothing: (title) => `${title}: nichts.`,
  firstVisit: 'Sie waren noch nicht auf diesem Board. Deshalb gibt es nichts zu vergleichen.',
  noChanges: (when) => `Seit ${when} hat niemand sonst etwas geändert.`,
  trends: {
    flow: 'Erstellt und erledigt',
    created: 'Erstellt',
    done: 'Erledigt',
    open: 'Offen',
    overdue: 'Überfällig',
    week: 'Woche ab',
    inWeek: (date, created, done) => `Woche ab ${date}: ${created} erstellt, ${done} erledigt`,
    ages: 'Alter der offenen Aufgaben',
    age: { week: 'Bis 7 Tage', month: '8 bis 30 Tage', quarter: '31 bis 90 Tage', older: 'Über 90 Tage' },
    people: 'Offene Aufgaben je Person',
    departments: 'Offene Aufgaben je Abteilung',
    unassigned: 'Nicht zugewiesen',
    overdueOf: (count) => `${count} überfällig`,
    nothing: 'Keine offenen Aufgaben.',
    eachPerson: 'Eine Aufgabe mehrerer Personen zählt bei jeder von ihnen.',
    morePeople: (count) => plural(count, 'und 1 weitere Person', `und ${number(count)} weitere Personen`),
    table: 'Tabelle',
    noTasks: 'Keine Aufgaben.',
    failed: 'Die Zahlen konnten nicht geladen werden.',
    tasksFailed: 'Die Aufgaben konnten nicht geladen werden.',
  },
};
