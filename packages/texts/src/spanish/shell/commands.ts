// Texts of the command menu in Spanish.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';

const number = numberOf('es');

export const commandsText: Catalogue['commands'] = {
  title: 'Menú de comandos',
  placeholder: 'Escribe un comando, un nombre o una tarea',
  back: 'Atrás',
  groups: {
    selection: 'Tareas seleccionadas',
    task: 'Esta tarea',
    recent: 'Recientes',
    board: 'Este tablero',
    places: 'Ir a',
    people: 'Personas',
    account: 'Tú',
    tasks: 'Tareas',
    typed: 'Lo que has escrito',
  },
  count: (count) => `${number(count)} ${count === 1 ? 'resultado' : 'resultados'}`,
  none: 'No se ha encontrado nada',
  set: (values) => `Aplicar: ${values}`,
  typeDate: 'Escribe una fecha, por ejemplo: el próximo viernes',
  findValue: 'Escribe para buscar',
  filterBy: (field) => `Filtrar: ${field}`,
  settingsTab: (tab) => `Ajustes: ${tab}`,
  adminTab: (tab) => `Panel de administración: ${tab}`,
  assistant: 'Conversaciones con el asistente',
  language: 'Idioma',
  compactOn: 'Usar la vista compacta',
  compactOff: 'Usar la vista cómoda',
  inMembers: 'Mostrar en Miembros',
  onlyTheirs: 'Mostrar solo las tareas de esta persona',
  assignTo: (title) => `Asignar: ${title}`,
  newTask: (title) => `Añadir tarea: ${title}`,
  newTaskGets: 'La tarea nueva tendrá:',
  whichBoard: '¿En qué tablero?',
  ask: (text) => `Preguntar al asistente: ${text}`,
  search: (text) => `Todas las tareas con: ${text}`,
  peek: {
    label: (title) => `Vista rápida: ${title}`,
    failed: 'No se ha podido cargar el resto.',
    empty: 'Sin descripción',
    keys: 'Espacio para cerrar, Intro para abrir',
    closed: 'Vista rápida cerrada',
  },
};
