// Texts of small screens, in French.
import type { Catalogue } from '#catalogue.ts';

export const phoneText: Catalogue['phone'] = {
  bar: 'Accès rapide',
  board: 'Tableau',
  add: 'Nouvelle tâche',
  refreshing: 'Actualisation…',
  refreshed: 'Actualisé',
  refreshFailed: 'Impossible d’actualiser',
};
