// Texts of working without a server: a new version, what waits, what was not applied, in Spanish.

import type { Catalogue } from '#catalogue.ts';
import { pluralOf } from '#plural.ts';

const plural = pluralOf('es');

export const offlineText: Catalogue['offline'] = {
  newVersion: 'Hay una versión nueva lista.',
  reload: 'Recargar',
  later: 'Más tarde',
  waiting: (count) => plural(count, '1 cambio espera al servidor', `${count} cambios esperan al servidor`),
  refused: (count) => plural(count, '1 cambio no se ha aplicado', `${count} cambios no se han aplicado`),
  held: (count) => plural(count, '1 cambio espera a que decidas', `${count} cambios esperan a que decidas`),
  heldHere: 'Se enviará cuando decidas sobre el cambio anterior de esta tarea, salvo que descartes la tarea.',
  show: 'Mostrar',
  list: {
    title: 'Cambios aún no enviados',
    text: 'Se envían en este orden en cuanto el servidor responda.',
    none: 'Todo está enviado.',
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
  keepTheirs: 'Mantener el otro',
  edit: 'Editar',
  typed: 'Tu texto',
  save: 'Guardar y enviar de nuevo',
  cancel: 'Cancelar',
  discardAsk: {
    title: '¿Descartar este cambio?',
    sent: 'Se envió sin respuesta, así que el servidor quizá ya lo ha aplicado.',
    text: 'Los cambios posteriores de la tarea se mantienen.',
    task: 'Se descarta todo lo que has hecho en esta tarea.',
  },
  full: 'Hay demasiados cambios en espera. Tienen que enviarse antes de que puedas continuar.',
  uncertain: 'Esto se envió hace más de un día sin respuesta. Comprueba si ha llegado antes de reintentarlo.',
  logOut: {
    title: '¿Cerrar sesión y perder lo que espera?',
    text: (count) =>
      plural(count, '1 cambio no se ha enviado.', `${count} cambios no se han enviado.`) +
      ' Al cerrar sesión se borra de este navegador todo lo tuyo.',
    yes: 'Cerrar sesión y borrar',
    no: 'Quedarse',
  },
};
