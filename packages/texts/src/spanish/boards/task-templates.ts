// Spanish texts of task templates.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const taskTemplatesText: Catalogue['taskTemplates'] = {
  title: 'Plantillas de tarea',
  text: 'Con qué puede empezar una tarea nueva de este tablero: texto, personas, fechas y una lista de comprobación.',
  search: 'Buscar plantillas',
  found: (count) => plural(count, '1 plantilla', `${number(count)} plantillas`),
  list: 'Plantillas de tarea',
  loadFailed: 'No se han podido cargar las plantillas de tarea.',
  empty: {
    title: 'Aún no hay plantillas de tarea',
    text: 'Crea una para el trabajo que se repite, como un lanzamiento o la llegada de alguien nuevo. O abre una tarea y elige «Guardar como plantilla».',
    member: 'Quienes gestionan este tablero pueden crear una para el trabajo que se repite.',
  },
  nothingFound: { title: 'Ninguna plantilla coincide', text: 'Se busca en nombres y títulos.' },
  create: 'Nueva plantilla',
  edit: 'Editar',
  editOne: (name) => `Editar ${name}`,
  removeOne: (name) => `Eliminar ${name}`,
  items: (count) => plural(count, '1 elemento de lista', `${number(count)} elementos de lista`),
  people: (count) => plural(count, '1 persona', `${number(count)} personas`),
  starts: (days) =>
    days === 0 ? 'Empieza enseguida' : plural(days, 'Empieza al cabo de 1 día', `Empieza al cabo de ${days} días`),
  due: (days) => (days === 0 ? 'Vence el mismo día' : plural(days, 'Vence al cabo de 1 día', `Vence al cabo de ${days} días`)),
  leftOut: (count) =>
    plural(
      count,
      '1 persona de la plantilla ya no pertenece al departamento y queda fuera.',
      `${number(count)} personas de la plantilla ya no pertenecen al departamento y quedan fuera.`,
    ),
  createTitle: 'Nueva plantilla de tarea',
  editTitle: 'Editar plantilla de tarea',
  name: 'Nombre de la plantilla',
  taskTitle: 'Título de la tarea',
  taskTitleHint: 'Déjalo vacío si cada persona escribe el suyo.',
  startDays: 'Días hasta el inicio',
  dueDays: 'Días hasta el vencimiento',
  daysHint: 'Se cuentan desde el día en que alguien usa la plantilla. 0 es ese día; sin número no hay fecha.',
  save: 'Guardar plantilla',
  saving: 'Guardando…',
  saved: 'Plantilla guardada',
  failed: 'No se ha guardado la plantilla',
  nameRequired: 'Escribe un nombre para la plantilla.',
  daysInvalid: 'Escribe un número entero de 0 a 999.',
  personElsewhere: 'Alguien ya no pertenece al departamento. Vuelve a elegir a las personas.',
  notFound: 'Esta plantilla no existe.',
  changed: 'Otra persona ha guardado esta plantilla mientras tanto. Mírala de nuevo antes de guardar.',
  managedByAdmins: 'Solo quienes gestionan el tablero pueden cambiar las plantillas de tarea.',
  full: 'No caben más plantillas. Elimina una antes.',
  removed: (name) => `Plantilla «${name}» eliminada.`,
  removeFailed: 'No se ha eliminado la plantilla',
  restored: 'Has recuperado la plantilla.',
  restoreFailed: 'No se ha restaurado la plantilla',
  use: 'Usar una plantilla',
  find: 'Buscar una plantilla',
  none: 'Este tablero aún no tiene plantillas de tarea.',
  manage: 'Gestionar plantillas',
  filled: (name) => `Rellenado con «${name}». Lo que habías escrito se queda.`,
  filledNothing: (name) => `Ya estaban rellenos todos los campos, así que no se ha usado nada de «${name}».`,
  takeBack: 'Deshacer',
  newFrom: 'Nueva tarea desde plantilla',
  saveAs: 'Guardar como plantilla',
  useOne: (name) => `Usar ${name}`,
  useShort: 'Usar',
  gone: 'Alguien ha eliminado esta plantilla mientras tanto. Lo que has escrito sigue aquí: guárdalo como plantilla nueva.',
  saveAsNew: 'Guardar como plantilla nueva',
  saveAsText:
    'Una tarea nueva de este tablero puede empezar con lo que conserves. No incluye los comentarios, los archivos ni lo ya terminado.',
  keep: 'Lo que conserva la plantilla',
  dates: 'Fechas, en días',
  daysFrom: 'Aquí se cuentan desde el día en que se creó esta tarea; al usar la plantilla, desde ese día.',
};
