// Texts of the daily digest and of the unsubscribe page, in Spanish.
import type { DigestsText } from '#english/messages/digests.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const digestsText: DigestsText = {
  title: (date) => `Resumen diario, ${date}`,
  heading: (firstName, date) => `${firstName}, tus tareas del ${date}`,
  counts: {
    overdue: (count) => `${number(count)} ${plural(count, 'vencida', 'vencidas')}`,
    today: (count) => `${number(count)} para hoy`,
    tomorrow: (count) => `${number(count)} para mañana`,
    waiting: (count) => `${number(count)} a la espera de ti`,
    news: (count) => `${number(count)} ${plural(count, 'novedad', 'novedades')}`,
  },
  sections: {
    overdue: 'Vencidas',
    today: 'Hoy',
    tomorrow: 'Mañana',
    waiting: 'A la espera de mí',
    news: 'Novedades desde ayer',
  },
  departmentWeek: (name) => `La semana pasada de ${name}`,
  companyWeek: 'La semana pasada de la empresa',
  why: {
    overdue: (date) => `La tienes asignada y venció el ${date}`,
    today: 'La tienes asignada y vence hoy',
    tomorrow: 'La tienes asignada y vence mañana',
    reviewAssigned: 'En revisión y asignada a ti',
    reviewCreated: 'En revisión y creada por ti',
    answer: (name) => `${name} ha comentado y todavía no le has respondido`,
    mention: (name) => `${name} te ha mencionado y todavía no le has respondido`,
    department: (department) => `Nueva en ${department}, uno de tus departamentos`,
    mentioned: 'Te han mencionado',
    membership: 'Tus departamentos han cambiado',
    assigned: 'La tienes asignada',
    created: 'La creaste tú',
    other: 'Has participado en esta tarea',
  },
  more: (count) => `y ${number(count)} más`,
  mute: 'Dejar de recibir estas líneas:',
  button: 'Abrir mi tablero',
  footer: (digest) => `Recibes este correo porque «${digest}» está activado.`,
  unsubscribe: 'Desactivarlo',
  settings: 'Ajustes de correo',
  dashboard: {
    dueThisWeek: (count) => `${count} con vencimiento esta semana`,
    button: 'Abrir el panel',
    footer: 'Recibes este correo porque «Enviar cada lunes» está activado para este panel.',
  },
  page: {
    ask: (setting) => `¿Desactivar «${setting}»?`,
    digest: 'Volverás a recibir los correos uno a uno, según tus demás ajustes.',
    reminders: 'Tampoco recibirás recordatorios en la aplicación. Tus demás ajustes no cambian.',
    others: 'Tus demás ajustes no cambian.',
    button: 'Desactivar',
    done: (setting) => `«${setting}»: desactivado`,
    doneText: 'Puedes volver a activarlo en tu perfil cuando quieras.',
    open: 'Abrir mi perfil',
    invalid: 'Este enlace no funciona',
    invalidText: 'Está incompleto o la cuenta ya no existe. Todos los ajustes de correo están en tu perfil.',
  },
};
