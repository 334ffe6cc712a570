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
    text: 'Tu perfil, tus tareas, comentarios, notificaciones, conversaciones y sesiones, como archivos en un solo ZIP.',
    button: 'Exportar datos',
    busy: 'Exportando…',
    ask: 'El archivo contiene todo lo que guardamos sobre ti; por eso te pedimos antes tu contraseña.',
    done: { title: 'Datos exportados', text: 'El archivo está en tus descargas.' },
    failed: 'No se han podido exportar tus datos.',
  },
  remove: {
    zone: 'Zona de peligro',
    zoneText: 'Lo que se hace aquí no se puede deshacer.',
    title: 'Eliminar cuenta',
    text: 'Tu cuenta se elimina para siempre.',
    adminText:
      'Los administradores no pueden eliminar su propia cuenta. Primero, otro administrador tiene que convertirte en usuario.',
    button: 'Eliminar cuenta',
    busy: 'Eliminando…',
    ask: 'No se puede deshacer, y nadie podrá volver a usar tu nombre de usuario.',
    effects: [
      'Se cierra tu sesión en todas partes y ya no puedes volver a iniciarla.',
      'Las tareas se quedan en tus departamentos; nadie las recibe en tu lugar.',
      'Los comentarios se quedan sin tu nombre: aparecen como de «Usuario eliminado».',
      'Se borran tu perfil, tu foto, tus notificaciones y tus conversaciones.',
    ],
    username: 'Tu nombre de usuario',
    confirm: (username) => `Escribe tu nombre de usuario, ${username}, y tu contraseña para confirmar.`,
    done: { title: 'Cuenta eliminada', text: 'Hemos borrado tu cuenta y tus datos personales.' },
    failed: 'No se ha podido eliminar tu cuenta.',
  },
  readme: (username, date) =>
    `${product}: los datos de ${username}, exportados el ${date}.

profile.json        tu cuenta, tus ajustes, tus departamentos y tus tableros
tasks.json          las tareas que has creado o que tienes asignadas, siempre que puedas verlas
tasks.csv           las mismas tareas en una tabla para hojas de cálculo (UTF-8, separada por comas)
comments.json       los comentarios que has escrito y los movimientos que figuran a tu nombre
files.json          una lista de los archivos que has añadido a tareas
notifications.json  tus notificaciones
views.json          las vistas que has guardado, con sus filtros
watches.json        las tareas que sigues o que has silenciado
my-work.json        las tareas que has elegido para hoy y las menciones que no necesitan respuesta
conversations.json  tus conversaciones con el asistente
proposals.json      lo que el asistente propuso cambiar y lo que confirmaste
mails.json          los correos que te hemos enviado, con el texto de los últimos
sessions.json       dónde tienes la sesión iniciada
sign-ins.json       cuándo y desde dónde se inició sesión
api-tokens.json     tus tokens de API, sin los secretos
audit.json          lo que el registro de este servidor dice de ti
changes.json        qué tareas cambiaste y cuándo
other.json          qué más se guarda: directorio, navegadores de confianza, enlaces, correos recibidos
files/              esos mismos archivos
avatar.webp         tu foto, si tienes una

Las fechas se escriben AAAA-MM-DD; las horas, en UTC (ISO 8601). Lo que pertenece a otras personas no está aquí:
de una tarea que compartes con ellas consta que la tienes asignada, pero no quién más la tiene.
Las celdas de la tabla que podrían leerse como una fórmula empiezan por un apóstrofo.
`,
};
