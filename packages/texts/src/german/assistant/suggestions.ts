// German texts of what a language model suggests on request.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const suggestionsText: Catalogue['suggestions'] = {
  asking: 'Das Modell arbeitet\u00a0…',
  failed: 'Das Modell konnte nicht gefragt werden.',
  include: (item) => `Übernehmen: ${item}`,
  breakDown: 'Aufteilen',
  breakDownTitle: 'Aufgabe aufteilen',
  breakDownIntro:
    'Ein Sprachmodell schlägt Schritte vor. Was Sie auswählen, kommt auf die Checkliste oder wird zu Unteraufgaben.',
  breakDownAsk: 'Einträge vorschlagen',
  breakDownAgain: 'Andere Einträge vorschlagen',
  items: 'Vorgeschlagene Einträge',
  addItems: (count) => plural(count, '1 Eintrag hinzufügen', `${number(count)} Einträge hinzufügen`),
  addSubtasks: (count) => plural(count, 'Als 1 Unteraufgabe hinzufügen', `Als ${number(count)} Unteraufgaben hinzufügen`),
  adding: 'Wird hinzugefügt\u00a0…',
  itemsAdded: (count) => plural(count, '1 Eintrag hinzugefügt', `${number(count)} Einträge hinzugefügt`),
  subtasksAdded: (count) => plural(count, '1 Unteraufgabe hinzugefügt', `${number(count)} Unteraufgaben hinzugefügt`),
  itemsUndone: 'Die vorgeschlagenen Einträge sind wieder entfernt',
  notes: 'Aufgaben aus Notizen',
  notesIntro:
    'Fügen Sie die Notizen einer Besprechung oder eine E-Mail ein. Ein Sprachmodell schlägt Aufgaben vor; nichts wird erstellt, bevor Sie es bestätigen.',
  notesField: 'Notizen oder E-Mail',
  notesBoard: 'Board für Aufgaben ohne Abteilung',
  notesAsk: 'Aufgaben vorschlagen',
  notFound: (names) => `Nicht gefunden und weggelassen: ${names}`,
  summarize: 'Kommentare zusammenfassen',
  summary: 'Zusammenfassung',
  summaryFailed: 'Die Zusammenfassung konnte nicht geladen werden.',
  summaryOf: (count, when) =>
    `Aus ${plural(count, '1 Kommentar', `${number(count)} Kommentaren`)}, bis ${when}. Von einem Sprachmodell geschrieben.`,
  rewrite: 'Umformulieren, kürzen, übersetzen',
  rewriteIntro: 'Ein Sprachmodell formuliert die Beschreibung neu. Nur Absätze, die Sie übernehmen, werden gespeichert.',
  rewriteKinds: { rewrite: 'Umformulieren: klar und richtig', shorten: 'Kürzen', translate: 'Übersetzen' },
  rewriteLanguage: 'In welche Sprache',
  rewriteAsk: 'Text vorschlagen',
  rewriteAgain: 'Anderen Text vorschlagen',
  rewritten: 'Beschreibung geändert',
  paragraphs: 'Absätze',
  wordsNow: 'Jetzt',
  wordsSuggested: 'Vorschlag',
  acceptParagraph: (place) => `Absatz ${place} übernehmen`,
  acceptAll: 'Alle Absätze übernehmen',
  filterWords: 'Oder in Worten',
  filterExample: 'dringend und diese Woche fällig',
  filterAsk: 'Filter vorschlagen',
  filterSuggested: 'Vorgeschlagener Filter',
  filterUse: 'Filter übernehmen',
  filterDismiss: 'Verwerfen',
  filterUnknown: (words) => `Nicht verstanden und weggelassen: ${words}`,
  filterWider: 'Er zeigt mehr, als Sie wollten: Enger lässt sich nicht filtern.',
  filterFromModel: 'Von einem Sprachmodell gelesen.',
  mail: 'Mit einem Modell entwerfen',
  mailTitle: 'Diese E-Mail entwerfen',
  mailIntro:
    'Ein Sprachmodell schreibt einen Text, den Sie ändern können. Er ersetzt hier Betreff und Inhalt; nichts wird gespeichert oder gesendet.',
  mailWish: 'Was soll in der E-Mail stehen?',
  mailExample: 'Begrüßung, wen man fragt, wo man sich anmeldet',
  mailAsk: 'Entwurf schreiben',
  mailAgain: 'Anderen Entwurf schreiben',
  mailDraft: 'Entwurf',
  mailUse: 'Entwurf übernehmen',
  mailUsed: 'Entwurf übernommen',
  mailUndone: 'Der vorherige Text ist wieder da',
};
