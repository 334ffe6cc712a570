// Texts of setting up an installation and of removing its sample data, in Spanish.
import type { SetupText } from '#english/administration/setup.ts';
import { numberOf } from '#number.ts';

const number = numberOf('es');
const people = (count: number) => `${number(count)} ${count === 1 ? 'persona' : 'personas'}`;
const tasks = (count: number) => `${number(count)} ${count === 1 ? 'tarea' : 'tareas'}`;

export const setupText: SetupText = {
  title: 'Configurar',
  done: (done, all) => `${number(done)} de ${number(all)}`,
  allDone: 'Todo está configurado',
  nothingOpen: 'No hay nada pendiente',
  next: (step) => `Siguiente: ${step}`,
  all: 'Todos los pasos',
  hide: 'Ocultar',
  hidden: { title: '«Configurar» está oculto', text: 'Busca «Configurar» para volver a encontrarlo.' },
  saveFailed: 'El cambio no se guardó',
  loadFailed: 'No se pudieron cargar los pasos.',
  later: 'Más tarde',
  laterLabel: (step) => `Más tarde: ${step}`,
  states: { open: 'Pendiente', later: 'Aplazado', done: 'Hecho' },
  steps: {
    company: 'Empresa',
    mail: 'Correo',
    departments: 'Departamentos',
    people: 'Personas',
    signIn: 'Inicio de sesión',
    backup: 'Copia de seguridad',
    assistant: 'Asistente',
    samples: 'Datos de ejemplo',
  },
  company: {
    none: 'Nombre y dirección',
    noName: 'Falta el nombre',
    noAddress: 'Falta la dirección',
    title: 'Nombre y dirección de la empresa',
    nameHint: 'Los correos y las invitaciones salen con este nombre.',
    addressHint: 'Donde tu gente abre Tasklane AI. Los enlaces de los correos empiezan por ella.',
    environment: 'Se configura donde se inicia el servidor (COMPANY_NAME, PUBLIC_URL) y solo se puede cambiar allí.',
    loadFailed: 'No se han podido cargar el nombre y la dirección.',
    saved: 'Nombre y dirección guardados',
    sender: (name, address) => `Los correos salen de «${name}» y sus enlaces empiezan por ${address}.`,
  },
  mail: { none: 'Aún sin servidor', untested: 'Aún sin probar', works: 'Funciona' },
  departments: (count) => `${number(count)} ${count === 1 ? 'departamento' : 'departamentos'}`,
  onlyYou: 'Por ahora solo tú',
  people: (count) => `${people(count)} además de ti`,
  invited: (count) => `${number(count)} ${count === 1 ? 'invitada' : 'invitadas'}`,
  registration: { open: 'Registro libre', approval: 'Registro con aprobación', closed: 'Solo con invitación' },
  signIn: {
    title: 'Quién puede crear una cuenta',
    texts: {
      open: 'Quien conozca la dirección, en un departamento abierto al registro.',
      approval: 'Quien conozca la dirección, en cualquier departamento. No ve nada hasta que un administrador lo admita.',
      closed: 'Solo las personas que añadas o invites.',
    },
    environment: 'Se define donde se inicia el servidor (REGISTRATION) y se cambia allí.',
    loadFailed: 'No se pudo cargar la elección.',
    saved: 'Elección guardada',
  },
  backup: { none: 'Aún ninguna', scheduled: 'Programada', last: (day) => `Última: ${day}` },
  noModel: 'Aún sin modelo de lenguaje',
  samples: {
    text: 'Esta instalación empezó con personas y tareas inventadas. Lo que hayas creado o cambiado se queda.',
    count: (persons, all) => `${people(persons)}, ${tasks(all)}`,
    remove: 'Eliminar los ejemplos',
    question: '¿Eliminar los datos de ejemplo?',
    goes: (persons, all, templates) =>
      `Se eliminan ${people(persons)}, ${tasks(all)} y ${number(templates)} ${templates === 1 ? 'plantilla de lista' : 'plantillas de lista'}. Las tareas quedan 30 días en la papelera.`,
    tasksStay: (titles) => `Alguien trabajó en estas tareas, por eso se quedan: ${titles}.`,
    peopleStay: (names) => `Las cuentas de estas personas se usan, por eso se quedan: ${names}.`,
    othersStay: 'Todo lo que hayas creado se queda.',
    cancel: 'Cancelar',
    removing: 'Eliminando…',
    removed: 'Datos de ejemplo eliminados',
    nothing: 'Ya no hay datos de ejemplo que eliminar.',
    failed: 'Los datos de ejemplo no se eliminaron',
    loadFailed: 'No se pudieron contar los datos de ejemplo',
  },
};
