// German texts of hints.

import type { Catalogue } from '#catalogue.ts';
import { pluralOf } from '#plural.ts';

const plural = pluralOf('de');

export const hintsText: Catalogue['hints'] = {
  label: 'Hinweis',
  similar: 'Ähnlich:',
  withTemplate: (name) => `Checkliste ${name} verwenden`,
  stuck: (days) => plural(days, 'Seit 1 Tag unverändert.', `Seit ${days} Tagen unverändert.`),
  askNow: 'Im Kommentar nachfragen',
  noDueDate: 'Hohe Priorität ohne Fälligkeit.',
  setDueDate: 'Fälligkeit festlegen',
  load: (open, week) => `${plural(open, '1 offene Aufgabe', `${open} offene Aufgaben`)}, ${week} diese Woche fällig`,
  dismiss: 'Solche Hinweise nicht mehr anzeigen',
  dismissed: {
    title: 'Hinweis dauerhaft ausgeblendet',
    text: 'Unter Einstellungen > Allgemein können Sie ihn wieder einblenden.',
  },
  notSaved: 'Ihre Auswahl wurde nicht gespeichert',
};
