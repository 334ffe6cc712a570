// Spanish texts of what a language model suggests on request.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const suggestionsText: Catalogue['suggestions'] = {
  asking: 'El modelo está trabajando…',
  failed: 'No se ha podido preguntar al modelo.',
  include: (item) => `Incluir: ${item}`,
  breakDown: 'Desglosar',
  breakDownTitle: 'Desglosar esta tarea',
  breakDownIntro: 'Un modelo de lenguaje sugiere pasos. Lo que elijas se añade a la lista o como subtareas.',
  breakDownAsk: 'Sugerir elementos',
  breakDownAgain: 'Sugerir otros elementos',
  items: 'Elementos sugeridos',
  addItems: (count) => plural(count, 'Añadir 1 elemento', `Añadir ${number(count)} elementos`),
  addSubtasks: (count) => plural(count, 'Añadir como 1 subtarea', `Añadir como ${number(count)} subtareas`),
  adding: 'Añadiendo…',
  itemsAdded: (count) => plural(count, '1 elemento añadido', `${number(count)} elementos añadidos`),
  subtasksAdded: (count) => plural(count, '1 subtarea añadida', `${number(count)} subtareas añadidas`),
  itemsUndone: 'Elementos sugeridos quitados',
  notes: 'Tareas a partir de notas',
  notesIntro:
    'Pega las notas de una reunión o un correo. Un modelo de lenguaje propone tareas; no se crea nada hasta que lo confirmes.',
  notesField: 'Notas o correo',
  notesBoard: 'Tablero de las tareas sin departamento',
  notesAsk: 'Proponer tareas',
  notFound: (names) => `Omitidos, porque no existen: ${names}`,
  summarize: 'Resumir los comentarios',
  summary: 'Resumen',
  summaryFailed: 'No se ha podido cargar el resumen.',
  summaryOf: (count, when) =>
    `De ${number(count)} ${plural(count, 'comentario', 'comentarios')}, hasta ${when}. Lo ha escrito un modelo de lenguaje.`,
  rewrite: 'Reescribir, acortar, traducir',
  rewriteIntro: 'Un modelo de lenguaje sugiere otra redacción para la descripción. Solo se guardan los párrafos que aceptes.',
  rewriteKinds: { rewrite: 'Reescribir con claridad', shorten: 'Acortar', translate: 'Traducir' },
  rewriteLanguage: 'A qué idioma',
  rewriteAsk: 'Sugerir un texto',
  rewriteAgain: 'Sugerir otro texto',
  rewritten: 'Descripción cambiada',
  paragraphs: 'Párrafos',
  wordsNow: 'Ahora',
  wordsSuggested: 'Sugerencia',
  acceptParagraph: (place) => `Aceptar el párrafo ${place}`,
  acceptAll: 'Aceptar todos los párrafos',
  filterWords: 'O dilo con palabras',
  filterExample: 'urgente y vence esta semana',
  filterAsk: 'Sugerir un filtro',
  filterSuggested: 'Filtro sugerido',
  filterUse: 'Usar este filtro',
  filterDismiss: 'Descartar',
  filterUnknown: (words) => `Sin tener en cuenta, porque no se entiende: ${words}`,
  filterWider: 'Muestra más de lo que pedías: no hay ningún filtro tan preciso.',
  filterFromModel: 'Lo ha interpretado un modelo de lenguaje.',
  mail: 'Redactar con un modelo',
  mailTitle: 'Redactar este correo',
  mailIntro:
    'Un modelo de lenguaje escribe un texto que puedes cambiar. Sustituye aquí el asunto y el contenido; no se guarda ni se envía nada.',
  mailWish: '¿Qué debe decir el correo?',
  mailExample: 'Bienvenida, a quién preguntar, dónde iniciar sesión',
  mailAsk: 'Escribir un borrador',
  mailAgain: 'Escribir otro borrador',
  mailDraft: 'Borrador',
  mailUse: 'Usar este borrador',
  mailUsed: 'Has usado el borrador',
  mailUndone: 'Has recuperado el texto anterior',
};
