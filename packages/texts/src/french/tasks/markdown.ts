// Texts of Markdown, in French.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const markdownText: Catalogue['markdown'] = {
  tools: 'Mise en forme',
  bold: 'Gras',
  italic: 'Italique',
  list: 'Liste',
  checklist: 'Checklist',
  link: 'Lien',
  code: 'Code',
  view: 'Écrire ou voir l’aperçu',
  write: 'Écrire',
  preview: 'Aperçu',
  previewOf: (label) => `Aperçu\u202f: ${label}`,
  nothing: 'Rien à afficher',
  table: 'Tableau',
  done: 'Fait',
  open: 'À faire',
  people: 'Personnes à mentionner',
  peopleMissing: 'Impossible de charger les personnes à mentionner.',
  peopleFound: (count) => `${number(count)} ${plural(count, 'personne à mentionner', 'personnes à mentionner')}`,
  notAssigned: 'Pas responsable',
};
