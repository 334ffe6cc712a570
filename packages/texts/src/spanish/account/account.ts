// Texts of the data export and of deleting the account, in Spanish.
import { product } from '@app/contract/limits.ts';
import type { Catalogue } from '#catalogue.ts';

export const accountText: Catalogue['account'] = {
  usernameDiffers: 'Ese no es tu nombre de usuario.',
  adminStays:
    'Los administradores no pueden eliminar su propia cuenta. Primero, otro administrador tiene que convertirte en usuario.',
  password: 'Tu contraseña',
  cancel: 'Cancelar',
  exportData: {
    title: 'Exportar datos',
    text: 'Tu perfil y tus tareas, comentarios, notificaciones, conversaciones y sesiones como archivos en un solo ZIP.',
    button: 'Exportar datos',
    busy: 'Exportando…',
    ask: 'El archivo contiene todo lo que hay guardado sobre ti; por eso, escribe antes tu contraseña.',
    done: { title: 'Datos exportados', text: 'El archivo se ha guardado en tus descargas.' },
    failed: 'No se han podido exportar tus datos.',
  },
  remove: {
    zone: 'Zona de peligro',
    zoneText: 'Lo que se hace aquí no se puede deshacer.',
    title: 'Eliminar cuenta',
    text: 'Pone fin a tu cuenta para siempre.',
    adminText:
      'Los administradores no pueden eliminar su propia cuenta. Primero, otro administrador tiene que convertirte en usuario.',
    button: 'Eliminar cuenta',
    busy: 'Eliminando…',
    ask: 'Esto no se puede deshacer, y tu nombre de usuario no se vuelve a asignar nunca.',
    effects: [
      'Se cierra tu sesión en todas partes y ya no puedes volver a iniciarla.',
      'Las tareas se quedan en tus departamentos; nadie pasa a ser responsable en tu lugar.',
      'Los comentarios se quedan, pero sin tu nombre: como los de «Usuario eliminado».',
      'Tu perfil, tu foto, tus notificaciones y tus conversaciones se borran.',
    ],
    username: 'Tu nombre de usuario',
    confirm: (username) => `Escribe tu nombre de usuario, ${username}, y tu contraseña para confirmar.`,
    done: { title: 'Cuenta eliminada', text: 'Tu cuenta y tus datos personales se han borrado.' },
    failed: 'No se ha podido eliminar tu cuenta.',
  },
  readme: (username, date) =>
    `${product}: los datos de ${username}, exportados el ${date}.

profile.json        tu cuenta, tus ajustes, tus departamentos y tus espacios de trabajo
tasks.json          las tareas que has creado o que tienes asignadas, siempre que puedas verlas
tasks.csv           las mismas tareas en una tabla para hojas de cálculo (UTF-8, separada por comas)
comments.json       los comentarios que has escrito y los movimientos anotados con tu nombre
files.json          una lista de los archivos que has añadido a tareas; descárgalos allí
notifications.json  lo que se te ha notificado
views.json          las vistas que has guardado, cada una con el filtro
watches.json        las tareas que sigues o que has silenciado
my-work.json        las tareas que has elegido para hoy y las menciones que no necesitan respuesta
conversations.json  tus conversaciones con el asistente
proposals.json      lo que el asistente propuso cambiar y lo que confirmaste
mails.json          los correos que se te han enviado, con el texto de los últimos 30 días
sessions.json       dónde tienes la sesión iniciada
api-tokens.json     tus tokens de API, sin los secretos
avatar.webp         tu foto, si tienes una

Las fechas se escriben AAAA-MM-DD; los instantes, en UTC (ISO 8601). Lo que pertenece a otras personas no está aquí:
de una tarea que compartes con ellas se dice que la tienes asignada, pero no quién más.
Las celdas de la tabla que podrían leerse como una fórmula empiezan por un apóstrofo.
`,
};
