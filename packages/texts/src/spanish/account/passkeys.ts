// Texts of passkeys, which load with them.
import type { PasskeysText } from '#english/account/passkeys.ts';

export const passkeysText: PasskeysText = {
  signIn: {
    button: 'Iniciar sesión con una llave de acceso',
    busy: 'Esperando a tu dispositivo…',
    cancelled: 'No se ha iniciado la sesión: el dispositivo no se desbloqueó o se acabó el tiempo.',
    unable: 'Este navegador no ha podido pedir una llave de acceso. Inicia sesión de otra forma.',
    unknown: 'Esta llave de acceso ya no sirve aquí. Inicia sesión de otra forma y bórrala en tu dispositivo.',
    copied:
      'Esta llave de acceso está bloqueada porque la han usado dos dispositivos. Inicia sesión de otra forma, quítala y añade una nueva.',
  },
  step: {
    title: 'Tu llave de acceso',
    text: 'Desbloquea tu dispositivo con tu huella, tu cara o su PIN.',
    use: 'Usar tu llave de acceso',
  },
  setting: {
    none: 'Todavía no tienes ninguna llave de acceso.',
    add: 'Añadir una llave de acceso',
    adding: 'Esperando a tu dispositivo…',
    added: (name) => `Ya puedes iniciar sesión con ${name}`,
    made: (date) => `Añadida el ${date}`,
    used: (when) => `Último uso ${when}`,
    unused: 'Aún sin usar',
    copied: 'Bloqueada: la han usado dos dispositivos',
    elsewhere: 'Para otra dirección',
    rename: 'Cambiar el nombre',
    renameNamed: (name) => `Cambiar el nombre de ${name}`,
    name: 'Nombre de la llave de acceso',
    save: 'Guardar',
    cancel: 'Cancelar',
    revoke: 'Quitar',
    revokeNamed: (name) => `Quitar ${name}`,
    revokeTitle: '¿Quitar esta llave de acceso?',
    revokeText: (name) =>
      `${name} dejará de servir para iniciar sesión. Bórrala también en el dispositivo, para que no se ofrezca más allí.`,
    revoked: 'La llave de acceso se ha quitado',
    failed: 'No ha funcionado.',
    loadFailed: 'No se han podido cargar tus llaves de acceso.',
    full: 'Tienes todas las llaves de acceso que caben. Quita una para añadir otra.',
    elsewhereOnly: (address) => `Las llaves de acceso solo funcionan en ${address}. Abre allí esta página para añadir una.`,
    nowhere:
      'Las llaves de acceso no funcionan en la dirección de este servidor: necesitan un nombre y https. Díselo a quien lo administra.',
    noBrowser: 'Este navegador no puede guardar llaves de acceso.',
  },
  problems: {
    cancelled: 'No se ha añadido ninguna llave de acceso: el dispositivo no se desbloqueó o se acabó el tiempo.',
    known: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
    unable: 'Este dispositivo no puede guardar una llave de acceso. Prueba con tu teléfono o con una llave de seguridad con PIN.',
  },
};
