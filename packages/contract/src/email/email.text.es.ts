// Words of sending mail, in Spanish.
import type { Catalogue } from '#text.ts';

export const emailText: Catalogue['email'] = {
  recipientInvalid: 'Introduce una dirección de correo válida',
  subjectRequired: 'El asunto es obligatorio',
  messageRequired: 'El mensaje es obligatorio',
  notFound: 'No se ha encontrado el correo',
  beingSent: 'Este correo se está enviando en este momento.',
  panel: {
    successful: 'Conexión correcta',
    issue: 'Problema de conexión',
    error: 'Error de conexión',
    checkFailed: 'No se ha podido comprobar la conexión de correo',
  },
  admin: {
    successful: 'Conexión correcta',
    failed: 'La conexión ha fallado',
    error: 'Error de conexión',
    errorText: 'No se ha podido probar la conexión de correo',
  },
  test: {
    sent: 'Correo de prueba enviado',
    failed: 'No se ha podido enviar el correo',
    error: 'Error de correo',
    sendFailed: 'No se ha podido enviar el correo de prueba',
  },
  ready: 'El servidor de correo está listo.',
  devMode: 'Modo de desarrollo: no hay ningún servidor de correo configurado; los correos se guardan aquí y no se envían.',
  accepted: (recipient) => `El servidor de correo ha aceptado el mensaje para ${recipient}.`,
  kept: (recipient) => `Modo de desarrollo: el mensaje para ${recipient} se ha guardado y no se ha enviado.`,
  fallback: (why) => `Se usa la contraseña en lugar de OAuth. ${why}`,
  states: {
    queued: 'En espera',
    sending: 'Enviándose',
    sent: 'Enviado',
    kept: 'Guardado',
    skipped: 'Omitido',
    failed: 'Fallido',
  },
  failures: {
    unreachable: 'No se puede llegar al servidor de correo. Comprueba su nombre y su puerto.',
    timeout: 'El servidor de correo no responde a tiempo.',
    tls: 'No se ha podido establecer una conexión segura con el servidor de correo. Comprueba su certificado y su puerto.',
    signIn: 'El servidor de correo no acepta el nombre de usuario o la contraseña.',
    oauthRefreshToken:
      'El token de actualización de OAuth falta o ya no es válido. Crea uno nuevo y reinicia el servidor con él.',
    oauthUnauthorizedClient:
      'El cliente de OAuth no tiene permiso (unauthorized client). Comprueba el ID y el secreto del cliente, y si el token de actualización es de este cliente.',
    oauthInvalidGrant:
      'Se ha rechazado la concesión de OAuth (invalid grant): el token de actualización ha caducado, se ha revocado o es de otra cuenta. Crea uno nuevo.',
    oauthFailed: 'No se ha podido iniciar sesión con OAuth. Comprueba la configuración de OAuth.',
    busy: 'El servidor de correo pide volver a intentarlo más tarde.',
    recipientRefused: 'El servidor de correo no acepta al destinatario.',
    senderRefused: 'El servidor de correo no acepta al remitente.',
    messageRefused: 'El servidor de correo no acepta el mensaje.',
    interrupted: 'El envío se ha interrumpido una y otra vez.',
    unexpected: 'No se ha podido enviar el correo.',
  },
  skips: {
    emailOff: 'El destinatario no quiere correos.',
    toggleOff: 'El destinatario no quiere este tipo de correos.',
    digestInstead: 'El destinatario recibe un correo diario en su lugar.',
    userGone: 'La cuenta se ha eliminado.',
    noAddress: 'El destinatario no tiene ninguna dirección que reciba correo.',
    notAdmin: 'El destinatario ya no es administrador.',
    taskGone: 'El destinatario ya no ve la tarea.',
    commentGone: 'El comentario se ha eliminado.',
    notAssigned: 'El destinatario ya no tiene asignada la tarea.',
    templateOff: 'La plantilla de este evento está desactivada.',
  },
};
