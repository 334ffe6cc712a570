// Texts of notifications and their messages, in Spanish.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');
// Ana y Luis, but Ana e Isabel.
const and = (next: string) => (/^h?[ií](?![aeo])/i.test(next) ? 'e' : 'y');
const has = (people: number) => plural(people, 'ha', 'han');

export const notificationsText: Catalogue['notifications'] = {
  title: 'Notificaciones',
  button: (unread) => (unread === 0 ? 'Notificaciones' : `Notificaciones, ${unread} sin leer`),
  today: 'Hoy',
  yesterday: 'Ayer',
  older: 'Anteriores',
  moreOlder: (count) => `+ ${number(count)} ${plural(count, 'notificación anterior más', 'notificaciones anteriores más')}`,
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
  read: 'Leída',
  nowRead: 'Marcada como leída',
  nowUnread: 'Marcada como no leída',
  unmarkFailed: { title: 'Error', text: 'No se ha podido marcar la notificación como no leída' },
  markAllFailed: { title: 'Error', text: 'No se han podido marcar todas las notificaciones como leídas' },
  markAllDone: { title: 'Listo', text: 'Todas las notificaciones se han marcado como leídas' },
  openTask: 'Abrir tarea',
  preview: 'Tarea',
  previewNone: 'Selecciona una notificación para ver su tarea',
  previewNoTask: 'Esta notificación no trata de ninguna tarea.',
  arrived: (count) => `${number(count)} ${plural(count, 'notificación nueva', 'notificaciones nuevas')}`,
  whoAnd: (first, second) => `${first} ${and(second)} ${second}`,
  whoMore: (first, others) => `${first} y ${others} ${plural(others, 'persona', 'personas')} más`,
  assigned: (who, title, people) => `${who} te ${has(people)} asignado la tarea «${title}»`,
  commented: (who, title, people) => `${who} ${has(people)} comentado en «${title}»`,
  commentedOften: (who, title, count) =>
    `${who} ha escrito ${number(count)} ${plural(count, 'comentario', 'comentarios')} en «${title}»`,
  mentioned: (who, title, people) => `${who} te ${has(people)} mencionado en un comentario de «${title}»`,
  mentionedInTask: (who, title, people) => `${who} te ${has(people)} mencionado en la descripción de «${title}»`,
  moved: (who, title, from, to, people) => `${who} ${has(people)} movido «${title}» de ${from} a ${to}`,
  movedBoard: (who, title, people) => `${who} ${has(people)} movido «${title}» a otro tablero`,
  dueSet: (who, title, date, people) => `${who} ${has(people)} fijado la fecha de vencimiento de «${title}» para el ${date}`,
  dueChanged: (who, title, date, people) => `${who} ${has(people)} cambiado la fecha de vencimiento de «${title}» al ${date}`,
  dueRemoved: (who, title, people) => `${who} ${has(people)} quitado la fecha de vencimiento de «${title}»`,
  dueTomorrow: (title) => `«${title}» vence mañana`,
  dueToday: (title) => `«${title}» vence hoy`,
  overdue: (title) => `«${title}» ha vencido`,
  departmentAdded: (department) => `Ahora formas parte del departamento ${department}`,
  approvalAwaited: (who, department) => `${who} se ha registrado en ${department} y está a la espera de aprobación`,
  filesFilling: (percent) =>
    `El espacio para archivos está ocupado al ${percent}\u00a0%. Primero se borran los archivos quitados; después, nadie podrá añadir más. Quien administra el servidor puede ampliar FILES_QUOTA.`,
  backupFailed: 'La última copia de seguridad ha fallado. Consulta Panel de administración > Servidor.',
  backupLate: 'Una copia de seguridad lleva retraso. Consulta Panel de administración > Servidor.',
  backupUntested:
    'La última copia de seguridad está hecha, pero no ha superado la prueba de restauración. Consulta Panel de administración > Servidor.',
  webhookStopped: {
    failing: (name) => `El webhook «${name}» se ha detenido: su receptor no ha aceptado nada durante tres días`,
    gone: (name) => `El webhook «${name}» se ha detenido: su receptor ha respondido que ya no existe`,
    owner: (name) => `El webhook «${name}» se ha detenido: su propietario ya no es administrador`,
  },
  tasksAssigned: (who, title, others) => `${who} te ha asignado la tarea «${title}» y ${more(others)}`,
  tasksMoved: (who, title, others, to) => `${who} ha movido «${title}» y ${more(others)} a ${to}`,
  tasksMovedApart: (who, title, others) => `${who} ha movido «${title}» y ${more(others)}`,
  tasksDueSet: (who, title, others, date) => `${who} ha fijado el vencimiento de «${title}» y ${more(others)} para el ${date}`,
  tasksDueChanged: (who, title, others) => `${who} ha cambiado el vencimiento de «${title}» y ${more(others)}`,
  tasksDueRemoved: (who, title, others) => `${who} ha quitado el vencimiento de «${title}» y ${more(others)}`,
};

function more(others: number): string {
  return others === 1 ? 'otra tarea' : `otras ${others} tareas`;
}
