// Spanish texts of My work.

import { myWorkLimits } from '@app/contract/my-work/my-work.limits.ts';
import type { myWorkText as english } from '#english/boards/my-work.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const myWorkText: typeof english = {
  title: 'Mi trabajo',
  listLabel: 'Mis tareas según su fecha',
  sections: {
    overdue: 'Vencidas',
    today: 'Hoy',
    waiting: 'A la espera de mí',
    week: 'Esta semana',
    later: 'Más adelante',
    none: 'Sin fecha',
    done: 'Terminadas hoy',
  },
  count: (count) => plural(count, '1 tarea', `${number(count)} tareas`),
  emptyToday: 'Nada todavía. Arrastra una tarea aquí para que venza hoy, o usa «Elegir para hoy» en su menú.',
  emptyTodayTouch: 'Nada todavía. El menú de una tarea tiene «Elegir para hoy».',
  nothing: {
    title: 'No tienes tareas asignadas',
    text: 'Aquí se reúnen tus tareas de todos los tableros: las vencidas, las de hoy y de esta semana, y lo que espera algo de ti. Añade una aquí o asígnate una en un tablero.',
  },
  nothingBoard: { title: 'No tienes nada en este tablero', text: 'Elige otro tablero, o todos.' },
  board: 'Tablero',
  allBoards: 'Todos los tableros',
  items: 'Mis elementos de listas',
  itemCount: (count) => plural(count, '1 elemento', `${number(count)} elementos`),
  allItems: (count) => `Mostrar todos (${number(count)})`,
  fewerItems: 'Mostrar menos',
  itemsFailed: 'No se han podido cargar tus elementos de listas.',
  openItem: (item, task) => `Abrir ${item} en ${task}`,
  itemDone: (item) => `«${item}»: hecho`,
  choose: 'Elegir para hoy',
  unchoose: 'Hoy no',
  chosen: 'Elegida para hoy',
  chosenAlready: (title) => `Ya habías elegido «${title}» para hoy`,
  itemNotChosen: {
    title: 'Solo se pueden elegir tareas para hoy',
    text: 'Esto es un elemento de lista: con D le pones fecha y con Intro abres su tarea.',
  },
  chosenSince: (day) => `Elegida ${day}, aún abierta`,
  chosenDone: (title) => `Has elegido «${title}» para hoy`,
  unchosenDone: (title) => `Has quitado «${title}» de hoy`,
  chosenFull: `Se pueden elegir como máximo ${myWorkLimits.chosen} tareas para hoy. Termina algunas o quita algunas de hoy.`,
  markFailed: 'No se ha podido guardar la elección',
  finish: (title) => `Terminar: ${title}`,
  reopen: (title) => `Sin terminar: ${title}`,
  markDone: 'Terminada',
  markNotDone: 'Sin terminar',
  waiting: { mentioned: 'Te han mencionado', review: 'En revisión' },
  answered: 'No necesita respuesta',
  answeredDone: (title) => `«${title}» ya no espera tu respuesta`,
  add: 'Añadir una tarea para mí',
  addPlaceholder: '¿Qué vas a hacer? Por ejemplo: llamar al banco mañana P1',
  addBoard: 'Tablero de la nueva tarea',
  addBoardChoose: 'Elige un tablero',
  addBoardMissing: 'Elige el tablero de la tarea.',
  addSubmit: 'Añadir',
  added: (title, board) => `«${title}» se ha añadido a ${board}`,
  loadFailed: 'No se han podido cargar tus tareas.',
  moreFailed: 'No se han podido cargar más tareas.',
  sinceYesterday: (count, most) =>
    most
      ? `Más de ${number(count)} cambios desde ayer`
      : plural(count, '1 cambio desde ayer', `${number(count)} cambios desde ayer`),
  noChanges: 'Sin cambios de otras personas desde ayer.',
  changes: 'Cambios de otras personas desde ayer',
  changesFailed: 'No se han podido cargar los cambios.',
};
