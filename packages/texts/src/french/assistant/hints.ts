// French texts of hints.

import type { Catalogue } from '#catalogue.ts';
import { pluralOf } from '#plural.ts';

const plural = pluralOf('fr');

export const hintsText: Catalogue['hints'] = {
  label: 'Suggestion',
  similar: 'Semblables\u202f:',
  withTemplate: (name) => `Utiliser la checklist «\u202f${name}\u202f»`,
  stuck: (days) => plural(days, 'Aucun changement depuis 1 jour.', `Aucun changement depuis ${days} jours.`),
  askNow: 'Demander dans un commentaire',
  noDueDate: 'Priorité haute sans échéance.',
  setDueDate: 'Fixer une échéance',
  load: (open, week) => `${plural(open, '1 tâche ouverte', `${open} tâches ouvertes`)}, ${week} à rendre cette semaine`,
  dismiss: 'Ne plus afficher ces suggestions',
  dismissed: { title: 'Suggestion masquée', text: 'Vous pouvez la réafficher dans Paramètres > Préférences.' },
  notSaved: 'Votre choix n’a pas été enregistré',
};
