// Texts of the archive of a board, in French.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const archiveText: Catalogue['archive'] = {
  title: 'Archives',
  text: 'Des tâches terminées qui ne sont plus sur les tableaux ni dans les listes. La recherche les trouve toujours.',
  failed: 'Impossible de charger les archives.',
  search: 'Rechercher dans les archives',
  found: (count) => plural(count, '1 tâche archivée', `${number(count)} tâches archivées`),
  empty: {
    title: 'Rien n’est encore archivé',
    text: 'Archivez une tâche terminée depuis son menu ou choisissez, dans le menu de la colonne Terminé, après combien de jours les tâches sont archivées automatiquement.',
  },
  nothingFound: { title: 'Aucune tâche archivée ne correspond', text: 'La recherche ne porte que sur les titres.' },
  list: 'Tâches archivées',
  archivedBy: (name) => `Archivée par ${name}`,
  archivedItself: 'Archivée automatiquement',
  done: 'Terminée',
  restore: 'Remettre sur le tableau',
  restoreOne: (title) => `Remettre ${title} sur le tableau`,
  restored: (count) => plural(count, 'Tâche restaurée', `${number(count)} tâches restaurées`),
  restoredText: 'De retour dans la colonne Terminé.',
  restoreFailed: 'Rien n’a été restauré',
  act: 'Archiver',
  actAll: (count) => plural(count, 'Archiver 1 tâche terminée', `Archiver ${number(count)} tâches terminées`),
  actShown: (count) =>
    plural(count, 'Archiver 1 tâche terminée affichée', `Archiver ${number(count)} tâches terminées affichées`),
  actDone: (count) => plural(count, 'Tâche archivée', `${number(count)} tâches archivées`),
  isArchived: 'Archivée',
  isArchivedText: 'Elle n’est sur aucun tableau ni dans aucune liste.',
  notDone: 'On ne peut archiver qu’une tâche terminée.',
  onlyDone: 'On n’archive que les tâches de la colonne Terminé.',
  after: 'Archiver automatiquement',
  never: 'Jamais',
  days: (count) => `${number(count)} jours après la fin`,
};
