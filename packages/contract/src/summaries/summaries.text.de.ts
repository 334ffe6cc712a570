// German texts of summaries.
import { pluralOf } from '#languages/plural.ts';
import type { Catalogue } from '#text.ts';

const plural = pluralOf('de');

export const summariesText: Catalogue['summaries'] = {
  title: 'Überblick',
  open: 'Überblick: mein Tag, meine Woche, Änderungen',
  openChanges: (count) => `Überblick, ${count}`,
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
  nothing: 'Hier ist nichts. Genießen Sie es.',
  nothingWeek: 'Diese Woche gibt es nichts zu berichten.',
  more: (count) => `und ${count} weitere`,
  changesSince: (count, most, when) =>
    `${most ? `Mehr als ${count} Änderungen` : plural(count, '1 Änderung', `${count} Änderungen`)} seit ${when}`,
  yesterdayAt: (time) => `gestern ${time}`,
  changes: 'Von anderen geändert',
  seen: 'Ausblenden',
  seenFailed: 'Die Änderungen konnten nicht ausgeblendet werden',
  kinds: { created: 'neu', done: 'erledigt', moved: 'verschoben', commented: 'neuer Kommentar', changed: 'geändert' },
  failed: 'Der Überblick konnte nicht geladen werden.',
  answerNothing: (title) => `${title}: nichts.`,
  answerChanges: 'Was andere geändert haben',
  firstVisit: 'Sie waren noch nicht auf diesem Board, es gibt also nichts zu vergleichen.',
  noChanges: (when) => `Andere haben seit ${when} nichts geändert.`,
};
