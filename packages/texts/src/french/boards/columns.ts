// Texts of the management of columns, in French.

import { limits } from '@app/contract/limits.ts';
import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const columnsText: Catalogue['columns'] = {
  managedByAdmins: 'Seuls les administrateurs de l’espace de travail peuvent modifier les colonnes.',
  nameIsKept: 'À faire, En cours, En revue et Terminé gardent leur nom, car le produit compte avec elles.',
  isKept: 'À faire, En cours, En revue et Terminé ne peuvent pas être supprimées, car le produit compte avec elles.',
  limitInvalid: `Saisissez un nombre entier de ${limits.columnLimit.min} à ${limits.columnLimit.max}, ou laissez vide.`,
  targetUnknown: 'Choisissez une autre colonne de ce tableau pour les tâches.',
  full: 'La colonne est pleine. Sortez d’abord une tâche, ou demandez à qui gère le tableau de relever sa limite.',
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
  limit: 'Limite de travail en cours',
  limitHint: 'Le nombre maximal de tâches ici en même temps. Vide signifie un nombre quelconque.',
  refuses: 'Refuser d’autres tâches',
  refusesHint: 'Une colonne pleine n’accepte plus de tâche. Sinon, la colonne montre seulement qu’elle dépasse sa limite.',
  limitShown: (limit) => `max. ${number(limit)}`,
  limitState: {
    room: (count, limit) => `${number(count)} sur ${number(limit)} tâches au plus`,
    full: (limit) => `Pleine\u202f: ${number(limit)} sur ${number(limit)} tâches au plus`,
    over: (count, limit) => `Au-dessus de sa limite\u202f: ${number(count)} sur ${number(limit)} tâches au plus`,
  },
  changed: { title: 'Colonne modifiée', text: (column) => `${column} est à jour pour tout le tableau.` },
  moved: { title: 'Colonne déplacée', text: (column, place, of) => `${column} est maintenant la colonne ${place} sur ${of}.` },
  changeFailed: 'La colonne n’a pas été modifiée',
  removeTitle: (column) => `Supprimer la colonne ${column}\u202f?`,
  removeText: (count) =>
    count === 0
      ? 'Elle n’a aucune tâche sur ce tableau. Les tâches de la corbeille sont déplacées avec elle.'
      : plural(
          count,
          'Sa tâche passe dans la colonne que vous choisissez et prend son statut.',
          `Ses ${number(count)} tâches passent dans la colonne que vous choisissez et prennent son statut.`,
        ),
  removeFinal: 'Les tâches d’autres tableaux gardent ce statut. Une colonne supprimée ne peut pas être restaurée.',
  target: 'Déplacer ses tâches vers',
  removeSubmit: 'Supprimer la colonne',
  removing: 'Suppression…',
  removed: { title: 'Colonne supprimée', text: (column, target) => `Les tâches de ${column} sont dans ${target}.` },
  removeFailed: 'La colonne n’a pas été supprimée',
  addColumn: 'Ajouter une colonne',
  addColumnTitle: 'Nouvelle colonne',
  addColumnText: 'Elle se place à la fin du tableau. Son nom est le statut des tâches qu’elle contient.',
  columnName: 'Nom de la colonne',
  addColumnSubmit: 'Ajouter la colonne',
  addingColumn: 'Ajout…',
  columnAdded: { title: 'Colonne ajoutée', text: (name) => `${name} se trouve à la fin du tableau.` },
  columnAddFailed: {
    title: 'La colonne n’a pas été ajoutée',
    text: 'La colonne n’a pas pu être ajoutée. Veuillez réessayer.',
  },
  columnNotFound: 'Colonne introuvable',
  columnNameRequired: 'Veuillez saisir un nom pour la colonne.',
  columnNameTaken: 'Une colonne porte déjà ce nom dans l’espace de travail.',
  columnsFull: `Un espace de travail comporte au plus ${limits.columnsPerWorkspace} colonnes.`,
  columnsForAdmins: 'Seuls les administrateurs de l’espace de travail peuvent ajouter des colonnes.',
};
