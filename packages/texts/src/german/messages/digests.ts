// Texts of the daily digest and of the unsubscribe page, in German.
import type { DigestsText } from '#english/messages/digests.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const digestsText: DigestsText = {
  title: (date) => `Tägliche Zusammenfassung, ${date}`,
  heading: (firstName, date) => `${firstName}, Ihre Aufgaben am ${date}`,
  counts: {
    overdue: (count) => `${number(count)} überfällig`,
    today: (count) => `${number(count)} heute fällig`,
    tomorrow: (count) => `${number(count)} morgen fällig`,
    waiting: (count) => `${number(count)} ${plural(count, 'wartet', 'warten')} auf Sie`,
    news: (count) => `${number(count)} neu`,
  },
  sections: {
    overdue: 'Überfällig',
    today: 'Heute',
    tomorrow: 'Morgen',
    waiting: 'Wartet auf mich',
    news: 'Neu seit gestern',
  },
  departmentWeek: (name) => `Letzte Woche: ${name}`,
  companyWeek: 'Letzte Woche im Unternehmen',
  why: {
    overdue: (date) => `Ihnen zugewiesen, war am ${date} fällig`,
    today: 'Ihnen zugewiesen, heute fällig',
    tomorrow: 'Ihnen zugewiesen, morgen fällig',
    reviewAssigned: 'In Prüfung, Ihnen zugewiesen',
    reviewCreated: 'In Prüfung, von Ihnen erstellt',
    answer: (name) => `${name} hat kommentiert und wartet auf Ihre Antwort`,
    mention: (name) => `${name} hat Sie erwähnt und wartet auf Ihre Antwort`,
    department: (department) => `Neu in ${department}, einer Ihrer Abteilungen`,
    mentioned: 'Sie wurden erwähnt',
    membership: 'Ihre Abteilungen haben sich geändert',
    assigned: 'Ihnen zugewiesen',
    created: 'Von Ihnen erstellt',
    other: 'Sie waren an dieser Aufgabe beteiligt',
  },
  more: (count) => `und ${number(count)} weitere`,
  mute: 'Diese Zeilen ausschalten:',
  button: 'Mein Board öffnen',
  footer: (digest) => `Sie erhalten diese E-Mail, weil „${digest}“ eingeschaltet ist.`,
  unsubscribe: 'Ausschalten',
  settings: 'E-Mail-Einstellungen',
  dashboard: {
    dueThisWeek: (count) => `${count} diese Woche fällig`,
    button: 'Dashboard öffnen',
    footer: 'Sie bekommen diese E-Mail, weil „Jeden Montag senden“ für dieses Dashboard eingeschaltet ist.',
  },
  page: {
    ask: (setting) => `„${setting}“ ausschalten?`,
    digest: 'Sie erhalten dann wieder einzelne E-Mails, wie in Ihren anderen Einstellungen festgelegt.',
    reminders: 'Auch die Erinnerungen in der Anwendung enden damit. Ihre anderen Einstellungen bleiben, wie sie sind.',
    others: 'Ihre anderen Einstellungen bleiben, wie sie sind.',
    button: 'Ausschalten',
    done: (setting) => `„${setting}“ ist ausgeschaltet`,
    doneText: 'In Ihrem Profil können Sie es jederzeit wieder einschalten.',
    open: 'Mein Profil öffnen',
    invalid: 'Dieser Link funktioniert nicht',
    invalidText: 'Er ist nicht vollständig, oder das Konto gibt es nicht mehr. Alle E-Mail-Einstellungen stehen in Ihrem Profil.',
  },
};
