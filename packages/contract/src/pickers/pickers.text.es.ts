// Texts of the pickers of people, departments and dates, in Spanish.
import { pluralOf } from '#languages/plural.ts';
import type { Catalogue } from '#text.ts';

const plural = pluralOf('es');

export const pickersText: Catalogue['pickers'] = {
  find: 'Buscar',
  findPerson: 'Buscar por nombre, cargo o correo',
  nothing: 'No se ha encontrado nada.',
  nobody: 'No se ha encontrado a nadie.',
  found: (count) => `${count} ${plural(count, 'resultado', 'resultados')}`,
  chosen: (count) => `${count} ${plural(count, 'elegido', 'elegidos')}`,
  more: (count) => `${count} más. Escribe para encontrarlos.`,
  choose: 'Elegir',
  choosePeople: 'Elegir personas',
  remove: (name) => `Quitar ${name}`,
  rest: (count) => `Mostrar ${count} más`,
  fewer: 'Mostrar menos',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  openCalendar: (field) => `${field}: elegir en un calendario`,
  calendar: (field) => `Calendario: ${field}`,
  dateWords: 'O con palabras: el próximo viernes, en 2 semanas',
  badDate: (example) => `Esto no es una fecha. Escríbela como ${example}.`,
};
