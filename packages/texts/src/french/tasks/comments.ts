// Texts of comments, in French.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const commentsText: Catalogue['comments'] = {
  heading: (count) => `${number(count)} ${plural(count, 'commentaire', 'commentaires')}`,
  uncounted: 'Commentaires',
  placeholder: 'Ajouter un commentaire…',
  post: 'Publier le commentaire',
  posting: 'Publication…',
  none: 'Pas encore de commentaires. Écrivez le premier\u202f!',
  empty: 'Veuillez d’abord écrire quelque chose.',
  notFound: 'Commentaire introuvable',
  notYours: 'Vous ne pouvez supprimer que vos propres commentaires.',
  moved: (from, to) => `Tâche déplacée de «\u202f${from}\u202f» à «\u202f${to}\u202f»`,
  fileRemoved: (name) => `Fichier retiré\u202f: ${name}`,
  fileRestored: (name) => `Fichier restauré\u202f: ${name}`,
  added: { title: 'Commentaire ajouté', text: 'Il est visible dans la tâche' },
  addFailed: { title: 'Impossible d’ajouter le commentaire', text: 'Veuillez réessayer.' },
  removed: 'Commentaire supprimé',
  removeFailed: { title: 'Impossible de supprimer le commentaire', text: 'Veuillez réessayer.' },
  remove: 'Supprimer le commentaire',
  removeAsk: 'Voulez-vous vraiment supprimer ce commentaire\u202f? Cette action est irréversible.',
  system: 'Système',
};
