// Parts of the reasons of nudges. Only the server loads them.

import type { NudgesText } from '#english/assistant/nudges.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const nudgesText: NudgesText = {
  rests: (days) =>
    plural(
      days,
      'Sie haben sie begonnen, aber seit 1 Arbeitstag ist nichts passiert',
      `Sie haben sie begonnen, aber seit ${number(days)} Arbeitstagen ist nichts passiert`,
    ),
  restsOf: (name, days) =>
    plural(
      days,
      `${name} hat sie, aber seit 1 Arbeitstag ist nichts passiert`,
      `${name} hat sie, aber seit ${number(days)} Arbeitstagen ist nichts passiert`,
    ),
  restsNobody: (days) =>
    plural(
      days,
      'Sie wurde begonnen, aber seit 1 Arbeitstag ist nichts passiert',
      `Sie wurde begonnen, aber seit ${number(days)} Arbeitstagen ist nichts passiert`,
    ),
  usual: (days) => `(hier selten länger als ${number(days)})`,
  waits: (title, name) => `Ihre Aufgabe „${title}“ wartet darauf; ${name} hat sie`,
  waitsNobody: (title) => `Ihre Aufgabe „${title}“ wartet darauf; niemand hat sie`,
  late: (days) => plural(days, 'und sie ist 1 Tag überfällig', `und sie ist ${number(days)} Tage überfällig`),
  load: (due) => `Sie haben ${number(due)} Aufgaben, die binnen einer Woche fällig sind`,
  loadOf: (due) => `${number(due)} Aufgaben sind binnen einer Woche fällig`,
  ofThem: (late) => `${number(late)} davon überfällig`,
  others: (usual) => `andere haben etwa ${number(usual)}`,
  hardlyAny: 'andere haben kaum welche',
  unownedLate: (days) =>
    plural(
      days,
      'Niemand hat sie, und sie war vor 1 Tag fällig',
      `Niemand hat sie, und sie war vor ${number(days)} Tagen fällig`,
    ),
  unownedToday: 'Niemand hat sie, und sie ist heute fällig',
  unownedTomorrow: 'Niemand hat sie, und sie ist morgen fällig',
  unownedSoon: (days) => `Niemand hat sie, und sie ist in ${number(days)} Tagen fällig`,
  look: 'Einen Blick wert:',
  reason: (title, text) => `„${title}“: ${text}`,
};
