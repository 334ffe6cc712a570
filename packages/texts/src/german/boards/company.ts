// Texts of the company view, which loads its tasks in pages, in German.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const companyText: Catalogue['company'] = {
  loadRest: (left) => `Weitere Aufgaben laden (noch ${left})`,
  moreFailed: 'Weitere Aufgaben konnten nicht geladen werden.',
  moreLoaded: (count) => plural(count, '1 weitere Aufgabe geladen.', `${number(count)} weitere Aufgaben geladen.`),
};
