// Texts of watching and muting a task, in German.

import { watchLimits } from '@app/contract/watches/watches.rules.ts';
import type { Catalogue } from '#catalogue.ts';

export const watchesText: Catalogue['watches'] = {
  label: 'Benachrichtigungen',
  states: { usual: 'Standard', watching: 'Beobachtet', muted: 'Stumm' },
  explained: {
    usual: 'Wenn sie Ihnen zugewiesen ist oder Sie sie erstellt oder kommentiert haben',
    watching: 'Bei Kommentaren, beim Verschieben und bei neuer Fälligkeit',
    muted: 'Nur wenn jemand Sie erwähnt',
  },
  now: {
    usual: 'Sie erhalten die Standardbenachrichtigungen',
    watching: 'Sie beobachten diese Aufgabe',
    muted: 'Sie haben diese Aufgabe stummgeschaltet',
  },
  failed: 'Ihre Wahl konnte nicht gespeichert werden',
  loadFailed: 'Ihre Wahl konnte nicht geladen werden.',
  full: `Sie können höchstens ${watchLimits.perPerson} Aufgaben beobachten oder stummschalten. Setzen Sie zuerst einige auf „Standard“ zurück.`,
};
