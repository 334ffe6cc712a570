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
  settings: 'Suggestions',
  settingsText: 'Des lignes discrètes là où elles peuvent aider. Vous pouvez réafficher ici ce que vous masquez.',
  kinds: {
    similarTitle: { title: 'Tâches semblables', text: 'Quand vous saisissez le titre d’une nouvelle tâche' },
    likelyChecklist: { title: 'Checklist probable', text: 'Le modèle que des tâches semblables ont utilisé' },
    stuckTask: { title: 'Tâches à l’arrêt', text: 'Une tâche commencée qui n’avance plus' },
    noDueDate: { title: 'Échéance manquante', text: 'Pour les tâches de priorité haute' },
    overloaded: { title: 'Personnes très occupées', text: 'Quand vous choisissez à qui donner une tâche' },
  },
};
