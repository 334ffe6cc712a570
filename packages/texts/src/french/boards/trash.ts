// Texts of the trash of a board, in French.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const trashText: Catalogue['trash'] = {
  title: 'Corbeille',
  text: 'Les tâches supprimées peuvent être restaurées pendant 30 jours, avec leurs commentaires, leurs fichiers et leur liste.',
  failed: 'La corbeille n’a pas pu être chargée.',
  search: 'Rechercher dans la corbeille',
  found: (count) => plural(count, '1 tâche supprimée', `${number(count)} tâches supprimées`),
  empty: {
    title: 'La corbeille est vide',
    text: 'Une tâche supprimée reste ici 30 jours. Quiconque la voit peut la récupérer.',
  },
  nothingFound: { title: 'Aucune tâche supprimée ne correspond', text: 'Seuls les titres sont parcourus.' },
  list: 'Tâches supprimées',
  deletedBy: (name) => `Supprimée par ${name}`,
  deleted: 'Supprimée',
  left: (days) => (days < 1 ? 'Moins d’un jour restant' : plural(days, '1 jour restant', `${days} jours restants`)),
  select: (title) => `Sélectionner ${title}`,
  selectAll: 'Sélectionner toutes celles qui sont chargées',
  selected: (count) => plural(count, '1 sélectionnée', `${number(count)} sélectionnées`),
  restore: 'Restaurer',
  restoreOne: (title) => `Restaurer ${title}`,
  purge: 'Supprimer définitivement',
  purgeOne: (title) => `Supprimer ${title} définitivement`,
  purgeQuestion: (count) =>
    plural(count, 'Supprimer définitivement cette tâche\u202f?', `Supprimer définitivement ces ${number(count)} tâches\u202f?`),
  purgeWarning: 'Les commentaires, les fichiers et l’historique sont aussi supprimés. Personne ne pourra les récupérer.',
  restored: (count) => plural(count, 'Tâche restaurée', `${number(count)} tâches restaurées`),
  restoredText: 'De retour dans sa colonne, avec tout ce qui lui appartient.',
  restoreFailed: 'Rien n’a été restauré',
  purged: (count) => plural(count, 'Supprimée définitivement', `${number(count)} tâches supprimées définitivement`),
  purgeFailed: 'Rien n’a été supprimé définitivement',
  mayNotPurge: 'Seules les personnes qui gèrent le tableau peuvent supprimer définitivement ses tâches.',
};
