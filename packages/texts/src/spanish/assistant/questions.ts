// Texts of answers to questions about one task, people, progress and the product, in Spanish.
import type { QuestionsText } from '#english/assistant/questions.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');
const days = (count: number) => plural(count, '1 día', `${number(count)} días`);
const tasks = (count: number) => plural(count, '1 tarea', `${number(count)} tareas`);

export const questionsText: QuestionsText = {
  quoted: (title) => `«${title}»`,
  verdict: {
    done: (title, date) => `«${title}» se terminó el ${date}`,
    late: (title, count) => `«${title}» lleva ${days(count)} de retraso`,
    risk: (title) => `«${title}» está en riesgo`,
    good: (title) => `«${title}» va a tiempo`,
    noDate: (title) => `«${title}» no tiene fecha de vencimiento, así que no puedo decir si va a tiempo`,
  },
  dueToday: 'vence hoy',
  dueIn: (count, date) => `vence en ${days(count)} (${date})`,
  notBegun: 'sin empezar',
  stuck: (count) => `sin cambios desde hace ${days(count)}`,
  items: (done, all) => `${number(done)} de ${number(all)} puntos de la lista hechos`,
  subtasks: (done, all) => `${number(done)} de ${number(all)} subtareas hechas`,
  blockedBy: (titles) => `bloqueada por ${titles}`,
  state: (about, done, open, late, stuck) =>
    `${about}: ${number(done)} terminadas en las últimas cuatro semanas, ${number(open)} abiertas, de ellas ${number(late)} vencidas y ${number(stuck)} sin cambios desde hace una semana.`,
  pace: (perWeek, weeks) =>
    `A este ritmo (${number(perWeek)} por semana) las abiertas tardan unas ${plural(weeks, '1 semana', `${number(weeks)} semanas`)}.`,
  noPace: 'En las últimas cuatro semanas no se terminó nada, así que no hay previsión.',
  mine: 'Tus tareas',
  allTasks: 'Todos los tableros',
  left: (title, parts) => `Falta en «${title}»: ${parts}`,
  leftNothing: (title, column) =>
    `En «${title}» no queda abierto ningún punto de la lista, ninguna subtarea ni ningún bloqueo; está en la columna ${column}`,
  leftDone: (title) => `«${title}» está terminada; no falta nada`,
  more: (count) => `y ${number(count)} más`,
  nothingBlocks: (title) => `Ninguna tarea abierta bloquea «${title}»`,
  waitsFor: (title, blockers) => `«${title}» espera a ${blockers}`,
  nothingBlocked: 'Ninguna tarea abierta está bloqueada por otra',
  waitFor: (title, titles) => `Esperan a «${title}»: ${titles}`,
  nothingWaits: (title) => `Ninguna tarea abierta espera a «${title}»`,
  assigned: (title, names) => `«${title}» está asignada a ${names}`,
  nobody: (title) => `«${title}» no está asignada a nadie`,
  notAssigned: (title, name) => `${name} no tiene asignada «${title}»`,
  due: (title, when) => `«${title}» ${when}`,
  wasDue: (title, date, count) => `«${title}» venció el ${date}, hace ${days(count)}`,
  noDue: (title) => `«${title}» no tiene fecha de vencimiento`,
  starts: (date) => `empieza el ${date}`,
  created: (title, date, count) => `«${title}» se creó el ${date}, hace ${days(count)}`,
  overdueBy: (count) => `con ${days(count)} de retraso`,
  lastChange: (date) => `último cambio el ${date}`,
  files: (title, names) => `Archivos de «${title}»: ${names}`,
  noFiles: (title) => `«${title}» no tiene archivos`,
  history: (title, changes) => `Últimos cambios de «${title}»: ${changes}`,
  noHistory: (title, date) => `«${title}» no ha cambiado desde que se creó el ${date}`,
  somebody: 'alguien',
  change: (date, who, what) => `${date} ${who} ${what}`,
  department: (title, names) => `«${title}» pertenece a ${names}`,
  experts: (about, names) => `Quienes más han trabajado en «${about}»: ${names}`,
  expert: (name, count) => `${name} (${tasks(count)})`,
  noExperts: (about) => `No he encontrado a nadie que haya trabajado en tareas sobre «${about}»`,
  expertsOf: '¿Sobre qué? Nombra una tarea o una palabra de su título.',
  load: (name, open, late, soon) =>
    `${name}: ${number(open)} abiertas, ${number(late)} vencidas, ${number(soon)} vencen esta semana`,
  overloaded: 'es mucho',
  notOverloaded: 'no es demasiado',
  side: (name, open, late, done) =>
    `${name}: ${number(open)} abiertas, ${number(late)} vencidas, ${number(done)} terminadas en las últimas cuatro semanas`,
  sidePeriod: (period, count) => `${period}: ${tasks(count)}`,
  ahead: (title) => `«${title}» va primero`,
  compareWhat: '¿Qué comparo? Nombra dos personas, departamentos, tareas o periodos.',
  mentions: (count) => `Te han mencionado en ${tasks(count)}`,
  noMentions: 'Nadie te ha mencionado',
  noCommentsFound: 'No he encontrado comentarios',
  canWait: (count) =>
    plural(count, 'Esta tarea es la que mejor puede esperar:', `Estas ${number(count)} tareas pueden esperar mejor:`),
  cannotWait: 'Nada tuyo puede esperar: todo está vencido, es urgente u otros lo esperan',
  whichTask: '¿Sobre qué tarea? Di su título o su número, como #12.',
  howTo: {
    repeat: 'Abre la tarea y elige «Repetir»: cada día, semana, mes o con una regla propia.',
    files: 'Abre la tarea: sus archivos están en «Archivos». Suelta ahí un archivo, pega una imagen o elige «Añadir archivos».',
    undo: 'Ctrl+Z en el tablero deshace tu último cambio. Las tareas eliminadas están en la papelera del tablero, y el historial de una tarea muestra lo que había antes.',
    archive:
      'Las tareas terminadas se archivan en el menú de la tarjeta. Salen del tablero, se conservan y están en el archivo del tablero. Las eliminadas van a la papelera y más tarde desaparecen.',
    delete:
      'Elige «Eliminar» en el menú de la tarjeta. La tarea queda en la papelera del tablero y durante un tiempo se puede recuperar.',
    assign: 'Abre la tarea y elige las personas. Pueden ser varias; la primera es la responsable.',
    checklist: 'Abre la tarea y añade puntos a la lista, uno a uno o desde una plantilla.',
    reminder: 'Se te recuerdan las tareas antes de que venzan. En tus ajustes, «Recordatorios de tareas» dice cuándo.',
    language: 'Elige el idioma en tus ajustes.',
    filter:
      'Elige «Filtrar» sobre el tablero, por ejemplo «Solo las mías», prioridades o fechas. Un filtro se puede guardar como vista.',
    shortcuts:
      'Pulsa la tecla de interrogación para ver todos los atajos de teclado. En un tablero C crea una tarea, y / busca en todas partes.',
    create: 'Elige «Añadir tarea» en una columna o pulsa C en un tablero.',
    done: 'Arrastra la tarjeta a la última columna o elige esa columna en la tarea. Para reabrirla, muévela de vuelta.',
    watch: 'Abre la tarea y elige «Siguiendo» en «Notificaciones». Sabrás de los comentarios, movimientos y fechas nuevas.',
    columns:
      'Las columnas son los pasos del trabajo: Por hacer, En curso, En revisión, donde alguien comprueba el resultado, y Hecho. Un tablero puede tener columnas propias.',
    relations:
      'Abre la tarea y añade una relación: bloquea a otra, está bloqueada por ella, es subtarea, duplicada o relacionada.',
    comment: 'Abre la tarea y escribe un comentario. Con @ y un nombre mencionas a alguien.',
    notifications: 'En tus ajustes eliges qué notificaciones llegan y cuáles por correo.',
    search: 'Pulsa / o elige la búsqueda arriba. Encuentra títulos, descripciones y comentarios.',
    views: 'Sobre el tablero eliges entre tablero, lista, calendario y cronograma. El tema está en tus ajustes.',
    people:
      'Quienes administran añaden personas en el panel de administración, en Personas. Quien puede cambiar los miembros de un tablero los invita en Miembros.',
    export: 'Los puntos de un tablero tienen Exportar: un archivo CSV se abre en Excel.',
  },
  openPlace: {
    settings: 'Abrir los ajustes',
    archive: 'Abrir el archivo',
    trash: 'Abrir la papelera',
    board: 'Abrir el tablero',
    members: 'Abrir los miembros',
  },
};
