// Spanish texts of the Security tab of the profile.
import type { SecurityText } from '#english/account/security.ts';
import { numberOf } from '#number.ts';

const number = numberOf('es');

const hours = (count: number) => (count === 1 ? 'una hora' : `${number(count)} horas`);
const days = (count: number) => (count === 1 ? 'un día' : `${number(count)} días`);

export const securityText: SecurityText = {
  title: 'Ajustes de seguridad',
  show: 'Mostrar',
  hide: 'Ocultar',
  twoFactor: { title: 'Autenticación en dos pasos', text: 'Un segundo paso al iniciar sesión.' },
  passkeys: {
    title: 'Llaves de acceso',
    text: 'Inicia sesión con tu huella, tu cara o el PIN de este dispositivo en lugar de una contraseña.',
  },
  history: {
    title: 'Historial de accesos',
    text: 'Cuándo y desde dónde ha entrado alguien en tu cuenta.',
    loadFailed: 'No se ha podido cargar el historial.',
    none: 'Tu próximo inicio de sesión será la primera entrada.',
    done: 'Sesión iniciada',
    refused: {
      wrong_passkey: 'Llave de acceso incorrecta',
      copied_passkey: 'Llave de acceso copiada',
      wrong_code: 'Código incorrecto',
      wrong_password: 'Contraseña incorrecta',
      inactive: 'La cuenta estaba desactivada',
    },
    withPasskey: 'con una llave de acceso',
    with: (name) => `con ${name}`,
    isNew: 'Dispositivo nuevo',
    all: (count) => `Mostrar los ${number(count)}`,
  },
  sessions: {
    title: 'Sesiones activas',
    text: 'Los dispositivos en los que tienes la sesión iniciada.',
    lasts: (idle, most) => `Cada sesión dura hasta que pasas ${hours(idle)} sin usarla, y ${days(most)} como máximo.`,
    loadFailed: 'No se han podido cargar tus sesiones.',
    current: 'Este dispositivo',
    noAddress: 'dirección desconocida',
    signedIn: (date) => `Iniciada el ${date}`,
    used: (when) => `Último uso: ${when}`,
    revoke: 'Cerrar sesión',
    revokeNamed: (name) => `Cerrar la sesión de ${name}`,
    revokeTitle: '¿Cerrar la sesión de este dispositivo?',
    revokeText: (name) => `La sesión de ${name} se cierra de inmediato y allí se borra lo que guarda de tus tareas.`,
    revoked: 'La sesión está cerrada',
    failed: 'No se ha podido cerrar la sesión.',
    others: 'Cerrar todas las demás',
    othersTitle: '¿Cerrar todas las demás sesiones?',
    othersText:
      'Las sesiones de todos los demás dispositivos se cierran de inmediato. Tus tokens de API y calendarios siguen: una contraseña nueva también los anula.',
    othersDone: 'Todas las demás sesiones están cerradas',
    cancel: 'Cancelar',
  },
  trusted: {
    title: 'Dispositivos sin código',
    text: 'Hasta la fecha indicada, iniciar sesión en estos dispositivos no requiere código.',
    loadFailed: 'No se han podido cargar los dispositivos sin código.',
    since: (date) => `De confianza desde ${date}`,
    until: (date) => `sin código hasta ${date}`,
    revoke: 'Pedir un código',
    revokeNamed: (name) => `Pedir un código en ${name}`,
    revokeTitle: '¿Volver a pedir un código?',
    revokeText: (name) => `El próximo inicio de sesión en ${name} requerirá un código.`,
    revoked: 'El dispositivo vuelve a pedir un código',
    failed: 'El dispositivo sigue sin pedir código.',
  },
  devices: {
    on: (browser, system) => `${browser} en ${system}`,
    unknown: 'Dispositivo desconocido',
  },
};
