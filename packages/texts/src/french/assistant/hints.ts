// French texts of hints.

import type { Catalogue } from '#catalogue.ts';
import { pluralOf } from '#plural.ts';

const plural = pluralOf('fr');

export const hintsText: Catalogue['hints'] = {
  label: 'Suggestion',
  similar: 'Semblables\u202f:',
  withTemplate: (name) => `Utiliser la checklist ${name}`,
  stuck: (days) => plural(days, 'Aucun changement depuis 1 jour.', `Aucun changement depuis ${days} jours.`),
  askNow: 'Demander dans un commentaire',
  noDueDate: 'Priorité élevée sans échéance.',
  setDueDate: 'Fixer une échéance',
  load: (open, week) => `${plural(open, '1 tâche ouverte', `${open} tâches ouvertes`)}, ${week} pour cette semaine`,
  dismiss: 'Ne plus afficher ces suggestions',
  dismissed: { title: 'Suggestion masquée', text: 'Vous pouvez la réafficher dans Paramètres > Préférences.' },
  notSaved: 'Votre choix n’a pas été enregistré',
  settings: 'Suggestions',
  settingsText: 'Des lignes discrètes là où elles peuvent aider. Ce que vous masquez peut être réaffiché ici.',
  kinds: {
    similarTitle: { title: 'Tâches semblables', text: 'Pendant la saisie du titre d’une nouvelle tâche' },
    likelyChecklist: { title: 'Checklist probable', text: 'Le modèle que de telles tâches ont déjà utilisé' },
    stuckTask: { title: 'Tâches bloquées', text: 'Une tâche commencée qui ne change plus' },
    noDueDate: { title: 'Échéance manquante', text: 'Pour les tâches de priorité élevée' },
    overloaded: { title: 'Personnes très occupées', text: 'Pendant le choix de la personne responsable' },
  },
};
