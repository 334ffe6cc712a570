// Texts of the archive of a board, in French.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const archiveText: Catalogue['archive'] = {
  title: 'Archives',
  text: 'Des tâches terminées et rangées. Aucun tableau ni liste ne les affiche\u202f; la recherche les trouve toujours.',
  failed: 'Les archives n’ont pas pu être chargées.',
  search: 'Rechercher dans les archives',
  found: (count) => plural(count, '1 tâche archivée', `${number(count)} tâches archivées`),
  empty: {
    title: 'Rien n’est encore archivé',
    text: 'Archivez une tâche terminée depuis son menu, ou laissez le menu de la colonne Terminé le faire après quelques jours.',
  },
  nothingFound: { title: 'Aucune tâche archivée ne correspond', text: 'Seuls les titres sont parcourus.' },
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
  notDone: 'Seule une tâche terminée peut être archivée.',
  onlyDone: 'Seule la colonne Terminé archive ses tâches.',
  after: 'Archiver automatiquement',
  never: 'Jamais',
  days: (count) => `${number(count)} jours après la fin`,
};
