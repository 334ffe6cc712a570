// Texts of the company view, which loads its tasks in pages, in French.

import { numberOf } from '#languages/number.ts';
import { pluralOf } from '#languages/plural.ts';
import type { Catalogue } from '#text.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const companyText: Catalogue['company'] = {
  loadRest: (left) => `Charger d’autres tâches (reste ${left})`,
  moreFailed: 'Impossible de charger la suite des tâches.',
  moreLoaded: (count) => plural(count, '1 tâche de plus chargée.', `${number(count)} tâches de plus chargées.`),
};
