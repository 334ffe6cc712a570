// Texts of the company view, which loads its tasks in pages, in Spanish.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const companyText: Catalogue['company'] = {
  loadRest: (left) => `Cargar más tareas (quedan ${left})`,
  moreFailed: 'No se han podido cargar más tareas.',
  moreLoaded: (count) => plural(count, 'Se ha cargado 1 tarea más.', `Se han cargado ${number(count)} tareas más.`),
};
