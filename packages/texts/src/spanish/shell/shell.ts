// Texts of the app shell: sidebar, header, guard, error screens, in Spanish.

import { product } from '@app/contract/limits.ts';
import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const shellText: Catalogue['shell'] = {
  product,
  skip: 'Ir al contenido',
  navigation: 'Menú principal',
  departments: 'DEPARTAMENTOS',
  team: 'EQUIPO',
  admin: 'ADMINISTRACIÓN',
  allDepartments: 'Todos los departamentos',
  members: 'Miembros',
  adminPanel: 'Panel de administración',
  myWork: 'Mi trabajo',
  archivedDepartments: 'Departamentos archivados',
  openTasks: (count) => `${number(count)} ${plural(count, 'tarea abierta', 'tareas abiertas')}`,
  collapse: 'Contraer la barra lateral',
  expand: 'Expandir la barra lateral',
  search: 'Buscar tareas…',
  searchNone: 'No se han encontrado tareas',
  ask: 'Preguntar',
  askAbout: (text) => `Preguntar: ${text}`,
  searchLabel: 'Buscar tareas',
  searchFailed: 'No se han podido cargar las tareas.',
  searchCount: (count) => `${number(count)} ${plural(count, 'tarea encontrada', 'tareas encontradas')}`,
  searchMany: (count) => `Las primeras ${number(count)} tareas encontradas. Escribe más para encontrar menos.`,
  searchArchived: 'Archivada',
  searchIn: { description: 'En la descripción:', comment: 'En un comentario:' },
  menu: 'Menú',
  themeFailed: {
    title: 'Error al actualizar los ajustes',
    text: 'Ha habido un problema al guardar tus ajustes. Inténtalo de nuevo.',
  },
  userMenu: 'Tu cuenta',
  profile: 'Perfil',
  settings: 'Ajustes',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  logOut: 'Cerrar sesión',
  version: (number: string) => `Versión ${number}`,
  close: 'Cerrar',
  loading: 'Cargando…',
  tryAgain: 'Reintentar',
  goHome: 'Ir al inicio',
  logOutButton: 'Cerrar sesión',
  refresh: 'Actualizar',
  undo: 'Deshacer',
  offline: 'No se puede acceder al servidor. Puede que lo que ves no esté al día; no pierdes nada de lo que has escrito.',
  offlineAsOf: (time) => `Sin conexión; datos de ${time}. Tus cambios se conservan y se enviarán cuando vuelva el servidor.`,
  polling: 'Se actualiza cada pocos segundos',
  typedKept: 'Lo que has escrito se conserva hasta que vuelvas a abrirlo.',
  unreachable: 'No se puede acceder al servidor. Comprueba tu conexión e inténtalo de nuevo.',
  parts: {
    missing: (parts) => `No se ha podido cargar: ${parts}`,
    departments: 'departamentos',
    workspaces: 'tableros',
    users: 'personas',
    notifications: 'notificaciones',
    other: 'una parte de esta página',
  },
  justNow: 'hace menos de un minuto',
  signInAgain: 'La sesión ha caducado. Inicia sesión de nuevo para continuar; lo que has escrito se conserva.',
  notFound: { title: '404: página no encontrada', text: 'Puede que la dirección esté mal escrita o que la página ya no exista.' },
  notFoundPath: (path) => `La página ${path} no existe.`,
  goToBoard: 'Ir al tablero',
  toasts: 'Mensajes',
  boundary: {
    auth: {
      title: 'Error de autenticación',
      text: 'Puede que tu sesión haya caducado o que tengas que iniciar sesión de nuevo.',
    },
    network: {
      title: 'Error de conexión',
      text: 'No conseguimos conectar con el servidor. Comprueba tu conexión a internet.',
    },
    api: {
      title: 'Error del servicio',
      text: 'Nuestro servicio está teniendo problemas. Inténtalo de nuevo dentro de un momento.',
    },
    persistent: {
      title: 'Error persistente',
      text: 'Los problemas continúan. Puede que tengas que intentarlo más tarde o contactar con el servicio de asistencia.',
    },
    unknown: { title: 'Algo ha ido mal', text: 'Se ha producido un error inesperado. Inténtalo de nuevo.' },
    details: 'Detalles',
  },
  application: {
    title: 'Error de la aplicación',
    text: 'Algo ha ido mal en la aplicación. Prueba a actualizar la página.',
  },
  session: {
    error: { title: 'Error de sesión', text: 'Parece que tu sesión no es válida. Inicia sesión de nuevo.' },
    warning: 'Aviso de autenticación',
    issue: 'Se ha detectado un problema con la sesión',
    refresh: 'Actualiza la página para recuperar tu sesión.',
    login: 'Inicia sesión de nuevo para continuar.',
    trouble: 'No conseguimos mantener tu sesión. Puede que pronto tengas que iniciarla de nuevo.',
    console: 'Error de autenticación: puede que tengas que iniciar sesión de nuevo',
    status: (status) => `El servidor ha respondido ${status}`,
    timedOut: 'La solicitud ha tardado demasiado. Inténtalo de nuevo.',
  },
};
