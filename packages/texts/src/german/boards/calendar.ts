// German texts of the calendar.
import type { calendarText as english } from '#english/boards/calendar.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const calendarText: typeof english = {
  label: 'Kalender',
  month: 'Monat',
  week: 'Woche',
  quarter: 'Quartal',
  today: 'Heute',
  span: 'Zeitraum',
  previous: { month: 'Voriger Monat', week: 'Vorige Woche', quarter: 'Voriges Quartal' },
  next: { month: 'Nächster Monat', week: 'Nächste Woche', quarter: 'Nächstes Quartal' },
  add: (day: string) => `Aufgabe hinzufügen, fällig ${day}`,
  more: (count: number) => `+${number(count)} weitere`,
  fewer: 'Weniger anzeigen',
  count: (count: number) => plural(count, '1 Aufgabe', `${number(count)} Aufgaben`),
  unscheduled: 'Ohne Fälligkeit',
  unscheduledHint: 'Ziehen Sie eine Aufgabe auf einen Tag, um ihre Fälligkeit festzulegen.',
  unscheduledNone: 'Hier stehen offene Aufgaben ohne Fälligkeit. Ziehen Sie eine hierher, um ihre Fälligkeit zu entfernen.',
  unscheduledElsewhere: 'Aufgaben ohne Fälligkeit in der Liste anzeigen',
  moreUnscheduled: 'Mehr anzeigen',
  hint: 'Hier ist keine Aufgabe fällig. Drücken Sie + an einem Tag oder ziehen Sie eine Aufgabe von der Seite auf einen Tag.',
  hintTouch: 'Hier ist keine Aufgabe fällig. Tippen Sie an einem Tag auf +, um eine hinzuzufügen.',
  moved: (title: string, day: string) => `${title}: fällig ${day}`,
  startsLater: (title: string, day: string) => `„${title}“ beginnt ${day} und kann nicht früher fällig sein`,
  done: 'Erledigt',
  overdue: 'Überfällig',
};
