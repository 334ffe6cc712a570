// Texts of feeds, in Spanish.
import type { Catalogue } from '#catalogue.ts';

export const feedsText: Catalogue['feeds'] = {
  notFound: 'Este feed ya no existe.',
  kindUnknown: 'Un feed es un calendario o notificaciones.',
  tooMany: 'Tienes 20 feeds. Elimina antes uno que ya no necesites.',
  title: 'Calendario y feeds',
  text: 'Los programas de calendario y los lectores de feeds abren estas direcciones en tu nombre. Quien conozca una dirección puede ver su contenido: guárdala como una contraseña. Si cambias de contraseña, dejan de funcionar todas.',
  make: 'Nuevo feed',
  none: 'Todavía no hay feeds',
  loadFailed: 'No se han podido cargar los feeds.',
  kinds: {
    mine: 'Mis tareas como calendario',
    board: 'Tareas de un tablero como calendario',
    notifications: 'Mis notificaciones como feed',
  },
  ofBoard: (board) => `Calendario de ${board}`,
  created: (date) => `Creado el ${date}`,
  used: (when) => `Abierto por última vez ${when}`,
  unused: 'Nunca abierto',
  revoke: 'Eliminar',
  revokeNamed: (name) => `Eliminar ${name}`,
  revokeTitle: '¿Eliminar este feed?',
  revokeText: (name) => `Los programas que abren «${name}» dejarán de recibir datos. No se puede deshacer.`,
  revoked: 'Feed eliminado',
  revokeFailed: 'No se ha podido eliminar el feed.',
  cancel: 'Cancelar',
  myTasks: 'Mis tareas',
  notificationsName: (name) => `Notificaciones de ${name}`,
};
