// Texts of the company view, which loads its tasks in pages, in German.

import { numberOf } from '#languages/number.ts';
import { pluralOf } from '#languages/plural.ts';
import type { Catalogue } from '#text.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const companyText: Catalogue['company'] = {
  loadRest: (left) => `Weitere Aufgaben laden (noch ${left})`,
  moreFailed: 'Weitere Aufgaben konnten nicht geladen werden.',
  moreLoaded: (count) => plural(count, '1 weitere Aufgabe geladen.', `${number(count)} weitere Aufgaben geladen.`),
};
