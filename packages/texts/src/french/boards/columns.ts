// Texts of the management of columns, in French.

import { limits } from '@app/contract/limits.ts';
import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const columnsText: Catalogue['columns'] = {
  managedByAdmins: 'Seules les personnes qui gèrent le tableau peuvent modifier les colonnes.',
  nameIsKept: 'À faire, En cours, En revue et Terminé gardent leur nom, car elles servent aux totaux.',
  isKept: 'À faire, En cours, En revue et Terminé ne peuvent pas être supprimées, car elles servent aux totaux.',
  limitInvalid: `Saisissez un nombre entier de ${limits.columnLimit.min} à ${limits.columnLimit.max}, ou laissez vide.`,
  targetUnknown: 'Choisissez une autre colonne de ce tableau pour les tâches.',
  full: 'La colonne est pleine. Sortez-en d’abord une tâche, ou demandez à la personne qui gère le tableau de relever sa limite.',
  menu: (column) => `Colonne ${column}`,
  collapse: 'Réduire',
  expand: (column, count) => `Développer ${column}, ${number(count)} ${plural(count, 'tâche', 'tâches')}`,
  edit: 'Modifier la colonne…',
  moveLeft: 'Déplacer à gauche',
  moveRight: 'Déplacer à droite',
  remove: 'Supprimer la colonne…',
  editTitle: 'Modifier la colonne',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  color: 'Couleur',
  colors: { none: 'Aucune', gray: 'Gris', red: 'Rouge', orange: 'Orange', green: 'Vert', blue: 'Bleu', purple: 'Violet' },
  limit: 'Limite de tâches en cours',
  limitHint: 'Combien de tâches il devrait y avoir ici en même temps, au plus. Laissez vide si peu importe.',
  refuses: 'Refuser d’autres tâches',
  refusesHint: 'Une colonne pleine n’accepte plus de tâche. Si c’est désactivé, elle montre seulement qu’elle dépasse sa limite.',
  limitShown: (limit) => `max. ${number(limit)}`,
  limitState: {
    room: (count, limit) => `${number(count)} sur ${number(limit)} tâches au plus`,
    full: (limit) => `Pleine\u202f: ${number(limit)} sur ${number(limit)} tâches au plus`,
    over: (count, limit) => `Au-dessus de sa limite\u202f: ${number(count)} sur ${number(limit)} tâches au plus`,
  },
  changed: { title: 'Colonne modifiée', text: (column) => `Tout le monde voit maintenant la colonne ${column} ainsi.` },
  moved: { title: 'Colonne déplacée', text: (column, place, of) => `${column} est maintenant la colonne ${place} sur ${of}.` },
  changeFailed: 'La colonne n’a pas été modifiée',
  removeTitle: (column) => `Supprimer la colonne ${column}\u202f?`,
  removeText: (count) =>
    count === 0
      ? 'Elle n’a aucune tâche sur ce tableau. Celles de la corbeille changent aussi de colonne.'
      : plural(
          count,
          'Sa tâche passe dans la colonne que vous choisissez et prend son statut.',
          `Ses ${number(count)} tâches passent dans la colonne que vous choisissez et prennent son statut.`,
        ),
  removeFinal: 'Les tâches d’autres tableaux gardent ce statut. Une colonne supprimée ne peut pas être restaurée.',
  target: 'Déplacer ses tâches vers',
  removeSubmit: 'Supprimer la colonne',
  removing: 'Suppression…',
  removed: {
    title: 'Colonne supprimée',
    text: (column, target) => `Les tâches de «\u202f${column}\u202f» sont dans «\u202f${target}\u202f».`,
  },
  removeFailed: 'La colonne n’a pas été supprimée',
  addColumn: 'Ajouter une colonne',
  addColumnTitle: 'Nouvelle colonne',
  addColumnText: 'Elle s’ajoute à la fin du tableau. Son nom est le statut des tâches qu’elle contient.',
  columnName: 'Nom de la colonne',
  addColumnSubmit: 'Ajouter la colonne',
  addingColumn: 'Ajout…',
  columnAdded: { title: 'Colonne ajoutée', text: (name) => `${name} se trouve à la fin du tableau.` },
  columnAddFailed: {
    title: 'La colonne n’a pas été ajoutée',
    text: 'Impossible d’ajouter la colonne. Veuillez réessayer.',
  },
  columnNotFound: 'Colonne introuvable',
  columnNameRequired: 'Veuillez saisir un nom pour la colonne.',
  columnNameTaken: 'Une colonne de ce tableau porte déjà ce nom.',
  columnsFull: `Un tableau comporte au plus ${limits.columnsPerWorkspace} colonnes.`,
  columnsForAdmins: 'Seuls les administrateurs du tableau peuvent ajouter des colonnes.',
};
