// Texts of the trash of a board, in French.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const trashText: Catalogue['trash'] = {
  title: 'Corbeille',
  text: 'Vous pouvez restaurer une tâche supprimée pendant un certain temps, avec ses commentaires, ses fichiers et sa checklist.',
  failed: 'Impossible de charger la corbeille.',
  search: 'Rechercher dans la corbeille',
  found: (count) => plural(count, '1 tâche supprimée', `${number(count)} tâches supprimées`),
  empty: {
    title: 'La corbeille est vide',
    text: 'Une tâche supprimée reste ici un certain temps. Qui la voit peut la récupérer.',
  },
  nothingFound: { title: 'Aucune tâche supprimée ne correspond', text: 'La recherche ne porte que sur les titres.' },
  list: 'Tâches supprimées',
  deletedBy: (name) => `Supprimée par ${name}`,
  deleted: 'Supprimée',
  left: (days) => (days < 1 ? 'Moins d’un jour restant' : plural(days, '1 jour restant', `${days} jours restants`)),
  select: (title) => `Sélectionner ${title}`,
  selectAll: 'Sélectionner toutes les tâches chargées',
  selected: (count) => plural(count, '1 sélectionnée', `${number(count)} sélectionnées`),
  restore: 'Restaurer',
  restoreOne: (title) => `Restaurer ${title}`,
  purge: 'Supprimer définitivement',
  purgeOne: (title) => `Supprimer ${title} définitivement`,
  purgeQuestion: (count) =>
    plural(count, 'Supprimer définitivement cette tâche\u202f?', `Supprimer définitivement ces ${number(count)} tâches\u202f?`),
  purgeWarning: 'Les commentaires, les fichiers et l’historique sont aussi supprimés. Personne ne pourra les récupérer.',
  restored: (count) => plural(count, 'Tâche restaurée', `${number(count)} tâches restaurées`),
  restoredText: 'De retour dans sa colonne, avec tout ce qu’elle contenait.',
  restoreFailed: 'Rien n’a été restauré',
  purged: (count) => plural(count, 'Supprimée définitivement', `${number(count)} tâches supprimées définitivement`),
  purgeFailed: 'Rien n’a été supprimé définitivement',
  mayNotPurge: 'Seules les personnes qui gèrent le tableau peuvent supprimer définitivement ses tâches.',
};
