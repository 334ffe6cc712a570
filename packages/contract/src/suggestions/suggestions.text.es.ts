// Spanish texts of what a language model suggests on request.
import { pluralOf } from '#languages/plural.ts';
import type { Catalogue } from '#text.ts';

const plural = pluralOf('es');

export const suggestionsText: Catalogue['suggestions'] = {
  asking: 'El modelo está trabajando…',
  failed: 'No se ha podido preguntar al modelo.',
  include: (item) => `Incluir: ${item}`,
  breakDown: 'Desglosar',
  breakDownTitle: 'Desglosar esta tarea',
  breakDownIntro: 'Un modelo de lenguaje sugiere elementos para la lista. Solo se añade lo que elijas.',
  breakDownAsk: 'Sugerir elementos',
  breakDownAgain: 'Sugerir otros elementos',
  items: 'Elementos sugeridos',
  addItems: (count) => plural(count, 'Añadir 1 elemento', `Añadir ${count} elementos`),
  adding: 'Añadiendo…',
  itemsAdded: (count) => plural(count, '1 elemento añadido', `${count} elementos añadidos`),
  itemsUndone: 'Los elementos sugeridos se han vuelto a quitar',
  notes: 'Tareas a partir de notas',
  notesIntro:
    'Pega las notas de una reunión o un correo. Un modelo de lenguaje propone tareas; no se crea nada antes de que confirmes.',
  notesField: 'Notas o correo',
  notesBoard: 'Tablero de las tareas sin departamento',
  notesAsk: 'Proponer tareas',
  notFound: (names) => `No encontrado, y omitido: ${names}`,
  summarize: 'Resumir los comentarios',
  summary: 'Resumen',
  summaryFailed: 'No se pudo cargar el resumen.',
  summaryOf: (count, when) => `De ${count} comentarios, hasta ${when}. Escrito por un modelo de lenguaje.`,
  rewrite: 'Reescribir, acortar, traducir',
  rewriteIntro: 'Un modelo de lenguaje sugiere otras palabras para la descripción. Solo se guardan los párrafos que aceptes.',
  rewriteKinds: { rewrite: 'Reescribir: claro y correcto', shorten: 'Acortar', translate: 'Traducir' },
  rewriteLanguage: 'A qué idioma',
  rewriteAsk: 'Sugerir palabras',
  rewriteAgain: 'Sugerir otras palabras',
  rewritten: 'Descripción cambiada',
  paragraphs: 'Párrafos',
  wordsNow: 'Ahora',
  wordsSuggested: 'Sugerencia',
  acceptParagraph: (place) => `Aceptar el párrafo ${place}`,
  acceptAll: 'Aceptar todos los párrafos',
};
