// Texts of Markdown, in Spanish.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const markdownText: Catalogue['markdown'] = {
  tools: 'Formato',
  bold: 'Negrita',
  italic: 'Cursiva',
  list: 'Lista',
  checklist: 'Lista de comprobación',
  link: 'Enlace',
  code: 'Código',
  view: 'Escribir o vista previa',
  write: 'Escribir',
  preview: 'Vista previa',
  previewOf: (label) => `Vista previa: ${label}`,
  nothing: 'Nada que mostrar',
  table: 'Tabla',
  done: 'Hecho',
  open: 'Pendiente',
  people: 'Personas que se pueden mencionar',
  peopleMissing: 'No se han podido cargar las personas que se pueden mencionar.',
  peopleFound: (count) =>
    `${number(count)} ${plural(count, 'persona que se puede mencionar', 'personas que se pueden mencionar')}`,
  notAssigned: 'No es responsable',
};
