// Texts of working without a server: a new version, what waits, what was not applied, in Spanish.

import type { Catalogue } from '#catalogue.ts';
import { pluralOf } from '#plural.ts';

const plural = pluralOf('es');

export const offlineText: Catalogue['offline'] = {
  newVersion: 'Hay una versión nueva.',
  reload: 'Recargar',
  later: 'Más tarde',
  waiting: (count) => plural(count, '1 cambio por enviar', `${count} cambios por enviar`),
  refused: (count) => plural(count, '1 cambio no se ha aplicado', `${count} cambios no se han aplicado`),
  held: (count) => plural(count, '1 cambio a la espera de tu decisión', `${count} cambios a la espera de tu decisión`),
  heldHere: 'Se enviará cuando decidas qué hacer con el cambio anterior de esta tarea, salvo que descartes la tarea.',
  show: 'Mostrar',
  list: {
    title: 'Cambios aún no enviados',
    text: 'Se envían en este orden en cuanto el servidor responda.',
    none: 'Ya está todo enviado.',
  },
  kinds: {
    create: (title) => `Nueva tarea: ${title}`,
    move: (title) => `Mover: ${title}`,
    update: (title) => `Cambiar: ${title}`,
    comment: (title) => `Comentario: ${title}`,
  },
  mine: 'El tuyo',
  theirs: 'Ahora en el servidor',
  again: 'Reintentar',
  insist: 'Usar el mío',
  copy: 'Copiar texto',
  copied: 'Copiado',
  discard: 'Descartar',
  keepTheirs: 'Conservar el otro',
  edit: 'Editar',
  typed: 'Tu texto',
  save: 'Guardar y enviar de nuevo',
  cancel: 'Cancelar',
  discardAsk: {
    title: '¿Descartar este cambio?',
    sent: 'Se ha enviado, pero no ha habido respuesta: puede que el servidor ya lo haya aplicado.',
    text: 'Los cambios posteriores de la tarea se mantienen.',
    task: 'Se descarta todo lo que has hecho en esta tarea.',
  },
  full: 'Hay demasiados cambios en espera. Tienen que enviarse antes de que puedas seguir.',
  uncertain: 'Se envió hace más de un día y no ha habido respuesta. Comprueba si ha llegado antes de reintentarlo.',
  logOut: {
    title: '¿Cerrar sesión y perder lo que espera?',
    text: (count) =>
      plural(count, 'Quizá no ha llegado 1 cambio.', `Quizá no han llegado ${count} cambios.`) +
      ' Al cerrar sesión se borra todo lo tuyo de este navegador.',
    yes: 'Cerrar sesión y borrar',
    no: 'Quedarse',
  },
};
