// Texts of the company view, which loads its tasks in pages, in Spanish.

import { numberOf } from '#languages/number.ts';
import { pluralOf } from '#languages/plural.ts';
import type { Catalogue } from '#text.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const companyText: Catalogue['company'] = {
  loadRest: (left) => `Cargar más tareas (quedan ${left})`,
  moreFailed: 'No se han podido cargar más tareas.',
  moreLoaded: (count) => plural(count, 'Se ha cargado 1 tarea más.', `Se han cargado ${number(count)} tareas más.`),
};
