// Texts of incoming mails that only the server says: why one is refused, the answer to its sender, and what a task or comment gets.
import type { IncomingMessagesText } from '#english/messages/incoming-mails.ts';
import { numberOf } from '#number.ts';

const number = numberOf('es');

export const incomingMessagesText: IncomingMessagesText = {
  reasons: {
    unknownAddress: 'La dirección no existe. Puede que se haya sustituido.',
    addressOff: 'La dirección del tablero está desactivada.',
    replyInvalid: 'La dirección de la respuesta no es auténtica.',
    replyOver: 'La notificación es demasiado antigua para responderla por correo.',
    senderUnclear: 'El correo no indica exactamente un remitente.',
    unknownSender: 'Ninguna cuenta tiene la dirección del remitente.',
    unconfirmed: 'El remitente todavía no ha confirmado la dirección de la cuenta.',
    otherSender: 'La notificación era para otra persona.',
    notAuthenticated: 'El servidor de correo no ha podido verificar al remitente.',
    notAllowed: 'El remitente no puede hacer esto en el tablero.',
    taskGone: 'Alguien ha eliminado la tarea o el remitente no la ve.',
    empty: 'El correo no tiene texto nuevo.',
    listFull: 'El tablero o la tarea no admite más.',
    tooLarge: 'El correo ocupa más de 25 MB.',
    unreadable: 'No se ha podido leer el correo.',
    tooMany: 'Han llegado demasiados correos de este remitente o a esta dirección. Se intentará de nuevo más tarde.',
    automatic: 'Un correo automático, como una respuesta de ausencia o un boletín.',
    ownMail: 'Un correo que ha enviado este mismo servidor.',
    interrupted: 'La lectura se ha interrumpido.',
  },
  answer: {
    subject: 'No hemos podido aceptar tu correo',
    text: (subject) => `Tu correo «${subject}» no se ha convertido en una tarea ni en un comentario.`,
    last: 'Recibes este mensaje como máximo una vez al día.',
  },
  added: {
    from: (name) => `Correo de ${name}`,
    subject: (subject) => `Asunto: ${subject}`,
    attached: (names) => `Archivos adjuntos: ${names}`,
    notKept: (count) =>
      count === 1 ? 'Un archivo del correo no se ha guardado:' : `${number(count)} archivos del correo no se han guardado:`,
    fileFailed: 'El archivo no se ha podido guardar.',
    more: (count) => `y ${number(count)} más`,
    unnamed: 'sin nombre',
    longer: 'El correo era más largo: el final no se ha guardado.',
    quoteCut: 'El correo citado se ha omitido.',
  },
};
