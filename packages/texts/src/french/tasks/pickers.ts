// Texts of the pickers of people, departments and dates, in French.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const pickersText: Catalogue['pickers'] = {
  find: 'Rechercher',
  findPerson: 'Rechercher par nom, poste ou e-mail',
  nothing: 'Aucun résultat.',
  nobody: 'Aucune personne trouvée.',
  found: (count) => `${number(count)} ${plural(count, 'résultat', 'résultats')}`,
  chosen: (count) => `${number(count)} ${plural(count, 'sélection', 'sélections')}`,
  more: (count) => `Il y en a ${number(count)} de plus. Écrivez pour les trouver.`,
  choose: 'Choisir',
  choosePeople: 'Choisir des personnes',
  remove: (name) => `Retirer ${name}`,
  rest: (count) => `Afficher ${number(count)} de plus`,
  fewer: 'Afficher moins',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  openCalendar: (field) => `${field}\u202f: choisir dans un calendrier`,
  calendar: (field) => `Calendrier\u202f: ${field}`,
  dateWords: 'Ou avec des mots\u202f: vendredi prochain, dans 2 semaines',
  badDate: (example) => `Ce n’est pas une date. Écrivez-la comme ${example}.`,
};
