// Words of notifications, those in the menu and those that the server writes, in Spanish.
import { pluralOf } from '#languages/plural.ts';
import type { Catalogue } from '#text.ts';

const plural = pluralOf('es');

export const notificationsText: Catalogue['notifications'] = {
  title: 'Notificaciones',
  button: (unread) => (unread === 0 ? 'Notificaciones' : `Notificaciones, ${unread} sin leer`),
  today: 'Hoy',
  yesterday: 'Ayer',
  older: 'Anteriores',
  moreOlder: (count) => `+ ${count} ${plural(count, 'notificación anterior más', 'notificaciones anteriores más')}`,
  none: 'No hay notificaciones',
  noneText: '¡Estás al día!',
  markAll: 'Marcar todo como leído',
  viewAll: 'Ver todas las notificaciones',
  loadFailed: 'No se han podido cargar tus notificaciones.',
  notFound: 'No se ha encontrado la notificación',
  unread: 'Sin leer',
  all: 'Todas',
  tabs: 'Qué notificaciones',
  markFailed: { title: 'Error', text: 'No se ha podido marcar la notificación como leída' },
  markAllFailed: { title: 'Error', text: 'No se han podido marcar todas las notificaciones como leídas' },
  markAllDone: { title: 'Listo', text: 'Todas las notificaciones se han marcado como leídas' },
  assigned: (who, title) => `${who} te ha asignado la tarea «${title}»`,
};
