// Texts of a board's mail address, for its members, in German.
import type { Catalogue } from '#catalogue.ts';

export const boardAddressText: Catalogue['boardAddress'] = {
  open: 'E-Mail-Adresse',
  title: 'E-Mail-Adresse dieses Boards',
  text: 'Aus einer E-Mail an diese Adresse wird eine Aufgabe: Der Betreff wird ihr Titel, der Text ihre Beschreibung. Termine und Prioritäten im Betreff zählen wie bei der Schnelleingabe.',
  who: 'Senden Sie sie von der Adresse Ihres Kontos. Geben Sie die Adresse nur an Mitglieder des Boards weiter.',
  address: 'Adresse',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyByHand: 'Der Browser konnte sie nicht kopieren. Sie ist markiert: Kopieren Sie sie mit Strg+C.',
  close: 'Schließen',
};
