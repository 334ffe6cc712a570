// Texts of what should be done first today and why, and of plans. Only the server loads them.

import type { TodayText } from '#english/assistant/today.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const todayText: TodayText = {
  reasons: {
    late: (days) => plural(days, '1 Tag überfällig', `${number(days)} Tage überfällig`),
    dueToday: 'heute fällig',
    dueTomorrow: 'morgen fällig',
    dueSoon: (days) => `fällig in ${number(days)} Tagen`,
    priority: { P0: 'höchste Priorität', P1: 'hohe Priorität', P2: 'mittlere Priorität', P3: 'niedrige Priorität' },
    started: 'schon begonnen',
    review: 'in Prüfung',
    nearlyDone: 'fast fertig',
    blocks: (count) => plural(count, 'blockiert 1 Aufgabe', `blockiert ${number(count)} Aufgaben`),
    blocksOf: (count, names) =>
      plural(count, `blockiert 1 Aufgabe von ${names}`, `blockiert ${number(count)} Aufgaben von ${names}`),
    chosen: 'für heute gewählt',
  },
  blockedBy: (titles) => `wartet auf ${titles}`,
  blockedHidden: 'wartet auf eine Aufgabe, die Sie nicht sehen',
  andHidden: 'eine Aufgabe, die Sie nicht sehen',
  and: (some, last) => `${some} und ${last}`,
  first: (title, reasons) => `Zuerst „${title}“: ${reasons}.`,
  next: (tasks) => `Danach ${tasks}.`,
  quoted: (title) => `„${title}“`,
  task: (title, reasons) => `„${title}“ (${reasons})`,
  leftOut: (title, blocked) => `Ausgelassen: „${title}“ ${blocked}.`,
  moreBlocked: (count) => plural(count, '1 weitere Aufgabe ist blockiert.', `${number(count)} weitere Aufgaben sind blockiert.`),
  late: (count) => `${number(count)} überfällig`,
  due: (count) => `${number(count)} heute fällig`,
  waiting: (count) => plural(count, '1 wartet auf Sie', `${number(count)} warten auf Sie`),
  nothing: 'Für Sie ist nichts offen. Genießen Sie es.',
  onlyBlocked: 'Alle Ihre offenen Aufgaben sind blockiert.',
  nothingToPlan: 'Keine überfällige oder dringende Aufgabe braucht einen neuen Tag.',
  planned: (count) =>
    plural(count, 'Ich würde dieser Aufgabe einen Tag geben:', `Ich würde diesen ${number(count)} Aufgaben einen Tag geben:`),
  plannedLeft: (count) =>
    plural(
      count,
      '1 überfällige Aufgabe ist ausgelassen; planen Sie danach noch einmal.',
      `${number(count)} überfällige Aufgaben sind ausgelassen; planen Sie danach noch einmal.`,
    ),
  plannedBecause: (act, reasons, most) =>
    `${act}: ${reasons}; höchstens ${plural(most, '1 Aufgabe', `${number(most)} Aufgaben`)} am Tag`,
};
