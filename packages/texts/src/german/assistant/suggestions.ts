// German texts of what a language model suggests on request.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const suggestionsText: Catalogue['suggestions'] = {
  asking: 'Das Modell arbeitet …',
  failed: 'Das Modell konnte nicht gefragt werden.',
  include: (item) => `Übernehmen: ${item}`,
  breakDown: 'Zerlegen',
  breakDownTitle: 'Aufgabe zerlegen',
  breakDownIntro:
    'Ein Sprachmodell schlägt Schritte vor. Was Sie auswählen, kommt auf die Checkliste oder wird zu Unteraufgaben.',
  breakDownAsk: 'Punkte vorschlagen',
  breakDownAgain: 'Andere Punkte vorschlagen',
  items: 'Vorgeschlagene Punkte',
  addItems: (count) => plural(count, '1 Punkt hinzufügen', `${number(count)} Punkte hinzufügen`),
  addSubtasks: (count) => plural(count, 'Als 1 Unteraufgabe hinzufügen', `Als ${number(count)} Unteraufgaben hinzufügen`),
  adding: 'Wird hinzugefügt …',
  itemsAdded: (count) => plural(count, '1 Punkt hinzugefügt', `${number(count)} Punkte hinzugefügt`),
  subtasksAdded: (count) => plural(count, '1 Unteraufgabe hinzugefügt', `${number(count)} Unteraufgaben hinzugefügt`),
  itemsUndone: 'Die vorgeschlagenen Punkte sind wieder entfernt',
  notes: 'Aufgaben aus Notizen',
  notesIntro:
    'Fügen Sie Notizen einer Besprechung oder eine E-Mail ein. Ein Sprachmodell schlägt Aufgaben vor; nichts wird angelegt, bevor Sie bestätigen.',
  notesField: 'Notizen oder E-Mail',
  notesBoard: 'Board für Aufgaben ohne Abteilung',
  notesAsk: 'Aufgaben vorschlagen',
  notFound: (names) => `Nicht gefunden und weggelassen: ${names}`,
  summarize: 'Kommentare zusammenfassen',
  summary: 'Zusammenfassung',
  summaryFailed: 'Die Zusammenfassung konnte nicht geladen werden.',
  summaryOf: (count, when) => `Von ${number(count)} Kommentaren, bis ${when}. Von einem Sprachmodell geschrieben.`,
  rewrite: 'Umformulieren, kürzen, übersetzen',
  rewriteIntro:
    'Ein Sprachmodell schlägt andere Worte für die Beschreibung vor. Nur Absätze, die Sie übernehmen, werden gespeichert.',
  rewriteKinds: { rewrite: 'Umformulieren: klar und richtig', shorten: 'Kürzen', translate: 'Übersetzen' },
  rewriteLanguage: 'In welche Sprache',
  rewriteAsk: 'Worte vorschlagen',
  rewriteAgain: 'Andere Worte vorschlagen',
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
  filterWider: 'Er zeigt mehr, als Sie verlangt haben: So eng ist kein Filter.',
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
  mailUndone: 'Der frühere Text ist wieder da',
};
