// Texts of the pickers of people, departments and dates, in Spanish.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const pickersText: Catalogue['pickers'] = {
  find: 'Buscar',
  findPerson: 'Buscar por nombre, cargo o correo',
  nothing: 'No se ha encontrado nada.',
  nobody: 'No se ha encontrado a nadie.',
  found: (count) => `${number(count)} ${plural(count, 'resultado', 'resultados')}`,
  chosen: (count) => `${number(count)} ${plural(count, 'elegido', 'elegidos')}`,
  more: (count) => `Hay ${number(count)} más. Escribe para encontrarlos.`,
  choose: 'Elegir',
  choosePeople: 'Elegir personas',
  remove: (name) => `Quitar ${name}`,
  rest: (count) => `Mostrar ${number(count)} más`,
  fewer: 'Mostrar menos',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  openCalendar: (field) => `${field}: elegir en un calendario`,
  calendar: (field) => `Calendario: ${field}`,
  dateWords: 'O con palabras: el próximo viernes, en 2 semanas',
  badDate: (example) => `Esto no es una fecha. Escríbela como ${example}.`,
};
