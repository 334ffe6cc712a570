// Texts of comments, in Spanish.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const commentsText: Catalogue['comments'] = {
  heading: (count) => `${number(count)} ${plural(count, 'comentario', 'comentarios')}`,
  uncounted: 'Comentarios',
  placeholder: 'Añadir un comentario…',
  post: 'Publicar comentario',
  posting: 'Publicando…',
  none: 'Aún no hay comentarios. ¡Escribe el primero!',
  empty: 'Escribe algo antes.',
  notFound: 'No se ha encontrado el comentario',
  notYours: 'Solo puedes eliminar tus propios comentarios.',
  moved: (from, to) => `Tarea movida de ${from} a ${to}`,
  fileRemoved: (name) => `Archivo quitado: ${name}`,
  fileRestored: (name) => `Archivo restaurado: ${name}`,
  added: { title: 'Comentario añadido', text: 'Ya se puede leer en la tarea' },
  addFailed: { title: 'No se ha podido añadir el comentario', text: 'Inténtalo de nuevo.' },
  removed: 'Comentario eliminado',
  removeFailed: { title: 'No se ha podido eliminar el comentario', text: 'Inténtalo de nuevo.' },
  remove: 'Eliminar comentario',
  removeAsk: '¿Seguro que quieres eliminar este comentario? Esta acción no se puede deshacer.',
  system: 'Sistema',
};
