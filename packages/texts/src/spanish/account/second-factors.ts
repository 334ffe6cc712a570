// Spanish texts of the second step of a sign-in.
import type { SecondFactorsText } from '#english/account/second-factors.ts';

export const secondFactorsText: SecondFactorsText = {
  step: {
    title: 'Un código de tu teléfono',
    text: 'Abre en tu teléfono el programa que genera tus códigos y escribe el que muestra para esta cuenta.',
    code: 'Código',
    recoveryTitle: 'Un código de recuperación',
    recoveryText: 'Escribe uno de los códigos que guardaste al configurar tu teléfono. Cada uno sirve una sola vez.',
    recoveryCode: 'Código de recuperación',
    trust: 'No preguntar en este dispositivo durante 30 días',
    toRecovery: '¿Sin teléfono? Usa un código de recuperación',
    toPhone: 'Usar el código de tu teléfono',
    toPasskey: 'Usar tu llave de acceso',
    back: 'Atrás',
  },
  again: {
    title: '¿Eres tú?',
    text: 'Iniciaste sesión hace un rato. Para este paso, demuestra una vez más que eres tú. Después no se te preguntará durante diez minutos.',
    password: 'Tu contraseña',
    code: 'Código de tu teléfono o de recuperación',
    toCode: 'Usar un código de tu teléfono',
    toPassword: 'Usar tu contraseña',
    submit: 'Confirmar',
    busy: 'Comprobando…',
    cancel: 'Cancelar',
  },
  due: {
    title: 'Tu inicio de sesión necesita un segundo paso',
    text: 'Los administradores de esta empresa piden un código del teléfono además de la contraseña. Lleva dos minutos. Todo lo demás te espera aquí.',
    logOut: 'Cerrar sesión',
    soon: (date) => `Tu inicio de sesión necesitará un segundo paso a partir del ${date}.`,
    setUp: 'Configurar',
  },
  setting: {
    off: 'Ahora basta con tu contraseña.',
    on: (date) => `Al iniciar sesión se pide un código de tu teléfono desde el ${date}.`,
    codesLeft: (count) =>
      count === 0
        ? 'No queda ningún código de recuperación.'
        : count === 1
          ? 'Queda 1 código de recuperación.'
          : `Quedan ${count} códigos de recuperación.`,
    trusted: (count) => (count === 1 ? 'En 1 dispositivo no se pide.' : `En ${count} dispositivos no se pide.`),
    setUp: 'Configurar tu teléfono',
    newCodes: 'Códigos de recuperación nuevos',
    newCodesTitle: '¿Crear códigos de recuperación nuevos?',
    newCodesText: 'Los que has guardado dejan de servir.',
    endTrust: 'Preguntar en todos los dispositivos',
    endTrustDone: 'Se preguntará en todos los dispositivos',
    turnOff: 'Desactivar',
    turnOffTitle: '¿Iniciar sesión sin código?',
    turnOffText: 'Entonces basta con tu contraseña. Tus códigos de recuperación dejan de servir.',
    turnedOff: 'Ya no se pide ningún código',
    failed: 'No ha funcionado.',
    loadFailed: 'No se ha podido cargar el estado.',
    cancel: 'Cancelar',
  },
  setup: {
    title: 'Configurar tu teléfono',
    text: 'Un programa de tu teléfono, por ejemplo uno que guarda contraseñas, genera un código nuevo cada medio minuto. Haz que lea esta imagen.',
    picture: 'Imagen para tu teléfono',
    secret: 'O escribe allí esta clave',
    copy: 'Copiar',
    copied: 'Copiado',
    copyByHand: 'El navegador no ha podido copiarla. Está seleccionada: cópiala con Ctrl+C.',
    code: 'El código que muestra tu teléfono',
    submit: 'Activar',
    busy: 'Comprobando…',
    failed: 'No se ha podido crear la clave.',
    codesTitle: 'Guarda tus códigos de recuperación',
    codesText:
      'Con uno de ellos puedes iniciar sesión el día que pierdas el teléfono. Cada uno sirve una sola vez. No se vuelven a mostrar: guárdalos lejos del teléfono.',
    codesLabel: 'Códigos de recuperación',
    save: 'Guardar como archivo',
    fileName: 'codigos-de-recuperacion.txt',
    done: 'Los he guardado',
  },
};
