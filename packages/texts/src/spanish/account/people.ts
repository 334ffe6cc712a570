// Texts of adding people and of handing tasks over, which only administrators see.
import type { PeopleText } from '#english/account/people.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const peopleText: PeopleText = {
  add: {
    title: 'Añadir personas',
    text: 'Cada persona recibe una invitación: por correo o con un enlace que le das tú.',
    ways: 'Cómo añadirlas',
    one: 'Una por una',
    lines: 'Pegar líneas',
    file: 'Archivo',
    columns: {
      fullName: 'Nombre completo',
      email: 'Correo',
      username: 'Nombre de usuario',
      title: 'Cargo',
      department: 'Departamento',
      role: 'Rol',
      state: 'Estado',
    },
    optional: 'opcional',
    usual: 'Departamento para quien no tenga ninguno en la lista',
    chooseDepartment: 'Elige un departamento',
    linesLabel: 'Una persona por línea',
    linesHint: 'Por ejemplo: Ana López, ana@example.com, Ventas. O nombre, correo, nombre de usuario, cargo, departamento y rol.',
    fileText:
      'Un archivo CSV o de Excel (.xlsx), con 5000 personas como máximo. La primera línea puede llevar los nombres de las columnas.',
    choose: 'Elegir archivo',
    reading: 'Leyendo…',
    check: 'Comprobar',
    checking: 'Comprobando…',
    back: 'Atrás',
    close: 'Cerrar',
    cancel: 'Cancelar',
    more: 'Añadir más',
    inviteOne: 'Invitar',
    invite: (count) => `Invitar a ${number(count)} ${plural(count, 'persona', 'personas')}`,
    inviting: 'Invitando…',
    good: 'Lista',
    bad: 'Excluida',
    done: 'Invitada',
    preview: 'Personas de la lista',
    summary: (good, bad) =>
      bad === 0
        ? `Se invitará a ${number(good)} ${plural(good, 'persona', 'personas')}.`
        : `Se invitará a ${number(good)} ${plural(good, 'persona', 'personas')} y ${number(bad)} ${plural(bad, 'quedará', 'quedarán')} fuera. Puedes corregir la lista o añadir el resto más tarde.`,
    shown: (shown, all) => `Las primeras ${number(shown)} de ${number(all)}; antes, las que tienen algún problema.`,
    result: (count) => `${number(count)} ${plural(count, 'persona invitada', 'personas invitadas')}`,
    mailed: 'Cada persona recibe un correo con un enlace. También puedes darle el enlace tú.',
    notMailed: 'No se ha enviado ningún correo. Entrega los enlaces: solo se muestran esta vez y funcionan siete días.',
    link: 'Enlace de invitación',
    linkText: 'Solo se muestra esta vez y funciona siete días. Quien lo tenga puede entrar en lugar de esa persona.',
    download: 'Descargar enlaces (CSV)',
    downloadName: 'invitaciones',
    downloadLink: 'Enlace',
    failed: 'No se ha podido añadir a las personas.',
    row: (row) => `Fila ${number(row)}`,
  },
  account: {
    removeText: (name) =>
      `La cuenta de ${name} se elimina para siempre y se cierran todas sus sesiones. Las tareas y los comentarios se conservan, sin el nombre. No se puede deshacer.`,
    addPeople: 'Añadir personas',
    moreFor: (name) => `Más acciones para ${name}`,
    deactivate: 'Desactivar',
    reactivate: 'Reactivar',
    handOver: 'Traspasar tareas…',
    deactivateAsk: (name) => `¿Desactivar a ${name}?`,
    deactivateText: 'Su sesión se cierra de inmediato y ya no podrá iniciarla. Sus tareas y comentarios se quedan como están.',
    reactivateAsk: (name) => `¿Reactivar a ${name}?`,
    reactivateText: 'Podrá volver a iniciar sesión, y sus tokens de API y calendarios volverán a funcionar.',
    isDeactivated: (name) => `La cuenta de ${name} está desactivada`,
    isReactivated: (name) => `La cuenta de ${name} vuelve a estar activa`,
    failed: 'No se ha podido cambiar la cuenta',
  },
  handOver: {
    title: (name) => `Traspasar las tareas de ${name}`,
    text: 'Las tareas abiertas, los elementos pendientes de las listas y las tareas recurrentes pasan a otra persona. Lo terminado se queda como está.',
    to: 'Quién las recibe',
    boards: 'Qué tableros',
    all: 'Todos los tableros',
    some: 'Solo estos tableros',
    submit: 'Traspasar',
    busy: 'Traspasando…',
    cancel: 'Cancelar',
    close: 'Cerrar',
    missing: 'Elige a alguien.',
    noBoard: 'Elige al menos un tablero.',
    failed: 'No se han podido traspasar las tareas.',
    done: (count, name) => `${number(count)} ${plural(count, 'tarea traspasada', 'tareas traspasadas')} a ${name}`,
    none: 'No había nada que traspasar.',
    stayed: (count) => `${number(count)} ${plural(count, 'tarea sigue', 'tareas siguen')} a su nombre:`,
    more: 'Hay más tareas. Repite el traspaso para las demás.',
    undo: 'Deshacer',
    undone: (count) => `${number(count)} ${plural(count, 'tarea ha vuelto', 'tareas han vuelto')}`,
    kept: (count) =>
      `${number(count)} ${plural(count, 'no ha vuelto, porque alguien la ha', 'no han vuelto, porque alguien las ha')} cambiado desde entonces.`,
    undoFailed: 'No se ha podido deshacer.',
  },
};
