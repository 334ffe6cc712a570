// Texts of the conversations with the assistant, German.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const conversationsText: Catalogue['conversations'] = {
  title: 'Gespräche',
  intro:
    'Fragen Sie nach Ihren Aufgaben oder sagen Sie, was sich ändern soll. Kolleginnen und Kollegen sehen Ihre Gespräche nicht.',
  list: 'Ihre Gespräche',
  none: 'Noch keine Gespräche',
  unnamed: 'Neues Gespräch',
  begin: 'Neues Gespräch',
  back: 'Alle Gespräche',
  loadFailed: 'Die Gespräche konnten nicht geladen werden.',
  openFailed: 'Das Gespräch konnte nicht geladen werden.',
  gone: 'Dieses Gespräch wurde gelöscht.',
  actions: (name) => `Aktionen für ${name}`,
  rename: 'Umbenennen',
  name: 'Name',
  save: 'Speichern',
  saving: 'Wird gespeichert\u00a0…',
  cancel: 'Abbrechen',
  renamed: { title: 'Gespräch umbenannt', text: 'Es hat seinen neuen Namen.' },
  exportFile: 'Exportieren',
  exportFailed: 'Das Gespräch konnte nicht exportiert werden',
  fileName: 'gespraech',
  remove: 'Löschen',
  removing: 'Wird gelöscht\u00a0…',
  removeTitle: 'Dieses Gespräch löschen?',
  removeText: (name) => `„${name}“ und alle seine Nachrichten werden gelöscht. Änderungen, die Sie bestätigt haben, bleiben.`,
  removed: { title: 'Gespräch gelöscht', text: 'Auch seine Nachrichten sind gelöscht.' },
  removeFailed: 'Das Gespräch konnte nicht gelöscht werden',
  you: 'Sie',
  assistant: 'Assistent',
  messages: 'Nachrichten',
  writing: 'Wird beantwortet\u00a0…',
  stop: 'Anhalten',
  answered: 'Der Assistent hat geantwortet.',
  askAgain: 'Noch einmal fragen',
  edit: 'Bearbeiten und noch einmal fragen',
  editing: 'Beim Senden werden diese Nachricht und die folgenden ersetzt.',
  stopEditing: 'Bearbeiten abbrechen',
  failed: 'Die Nachricht konnte nicht gesendet werden',
  interrupted: 'Die Verbindung endete, bevor die Antwort vollständig war.',
  dismiss: 'Schließen',
  steps: (count) => plural(count, '1 Schritt anzeigen', `${number(count)} Schritte anzeigen`),
  modelUnknown: 'Es ist gerade nicht bekannt, ob ein Sprachmodell antwortet.',
  sentTo: (model, host) => `Was Sie schreiben und was der Assistent dafür nachschlägt, wird an ${model} bei ${host} gesendet.`,
  contentKept: 'Administratoren können es im Protokoll der Aufrufe lesen.',
  tokensLeft: (count) => plural(count, 'Für heute bleibt 1 Token.', `Für heute bleiben ${number(count)} Tokens.`),
  level: 'Was der Assistent darf',
  levels: { ask: 'Nur antworten', propose: 'Änderungen vorschlagen', auto: 'Auch kommentieren, abhaken, Prioritäten setzen' },
  openConversation: 'Als Gespräch fortsetzen',
};
