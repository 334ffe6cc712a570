// Texts of confirming an e-mail address, in Spanish.
import type { Catalogue } from '#catalogue.ts';

export const emailConfirmationsText: Catalogue['emailConfirmations'] = {
  notFound: 'Este enlace no es válido. Puede que otro más reciente lo haya sustituido.',
  used: 'Este enlace ya se ha usado.',
  expired: 'Este enlace ha caducado. Puedes enviar otro desde tu perfil.',
  ended: 'Este enlace ya no funciona. Otro más reciente lo ha sustituido o la dirección ha cambiado desde entonces.',
  nothingToConfirm: 'No hay ninguna dirección que confirmar.',
  profile: {
    passwordHint: 'Para una nueva dirección de correo necesitamos tu contraseña.',
    notConfirmed: (email) => `Todavía no has confirmado ${email}`,
    pendingText: (current) => `Abre el enlace que hemos enviado allí. Hasta entonces tu dirección sigue siendo ${current}.`,
    unconfirmedText: 'Abre el enlace que hemos enviado allí. Hasta entonces no recibirás ningún otro correo nuestro.',
    send: 'Reenviar enlace',
    sending: 'Enviando…',
    sent: { title: 'Enlace enviado', text: (email) => `Abre el enlace del correo enviado a ${email}.` },
    sendFailed: { title: 'Enlace no enviado', text: 'No se ha podido enviar el enlace. Inténtalo de nuevo.' },
    cancel: 'Cancelar cambio',
    cancelled: { title: 'Cambio cancelado', text: (email) => `Tu dirección sigue siendo ${email}.` },
    cancelFailed: { title: 'Cambio no cancelado', text: 'No se ha podido cancelar el cambio. Inténtalo de nuevo.' },
    requested: {
      title: 'Confirma tu nueva dirección',
      text: (email) => `Hemos enviado un enlace a ${email}. La dirección cambiará en cuanto lo abras.`,
    },
  },
  page: {
    title: 'Dirección de correo',
    confirm: 'Confirma tu dirección de correo',
    confirmText: (email, username) => `${email} para la cuenta ${username}.`,
    confirmButton: 'Confirmar dirección',
    confirming: 'Confirmando…',
    confirmed: 'Dirección de correo confirmada',
    confirmedText: (email) => `Los correos de tu cuenta llegan a ${email}.`,
    open: 'Abrir el tablero',
    revert: '¿Deshacer el cambio?',
    revertText: (email, username) =>
      `La cuenta ${username} recupera la dirección ${email}. Se cerrarán todas sus sesiones y tendrás que elegir una contraseña nueva.`,
    revertButton: 'Deshacer el cambio',
    reverting: 'Deshaciendo el cambio…',
    reverted: { title: 'Cambio deshecho', text: 'Ahora elige una contraseña nueva.' },
    failed: 'No ha funcionado',
    dead: 'Este enlace no funciona',
    deadText: 'Si otra persona ha cambiado tu dirección, avisa a un administrador.',
    toSignIn: 'Ir a iniciar sesión',
    lookFailed: 'No se ha podido comprobar el enlace.',
  },
};
