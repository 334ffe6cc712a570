// Texts of the company view, which loads its tasks in pages, in French.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const companyText: Catalogue['company'] = {
  loadRest: (left) => `Charger d’autres tâches (il en reste ${left})`,
  moreFailed: 'Impossible de charger la suite des tâches.',
  moreLoaded: (count) => plural(count, '1 tâche de plus chargée.', `${number(count)} tâches de plus chargées.`),
};
