// Texts of standing instructions for the assistant.
import type { InstructionsText } from '#english/assistant/instructions.ts';

export const instructionsText: InstructionsText = {
  button: 'Anweisungen',
  title: 'Dauerhafte Anweisungen',
  intro:
    'Was der Assistent vor jedem Gespräch erfährt, etwa wie Sie etwas nennen oder welche Antworten Sie mögen. Rechte ändern sie nicht.',
  own: 'Ihre eigenen, die nur Sie sehen',
  board: (name) => `Vom Board ${name}, für alle, die es sehen`,
  placeholder: 'Zum Beispiel: Das vierte Quartal heißt bei uns die Saison.',
  managed: 'Wer das Board verwaltet, kann sie ändern.',
  none: 'Keine',
  save: 'Speichern',
  saving: 'Wird gespeichert\u00a0…',
  cancel: 'Abbrechen',
  saved: 'Gespeichert',
  failed: 'Sie konnten nicht gespeichert werden.',
  changed:
    'Jemand anders hat inzwischen dies für das Board gespeichert. Speichern Sie noch einmal, um es durch Ihres zu ersetzen:',
  loadFailed: 'Die Anweisungen konnten nicht geladen werden.',
};
