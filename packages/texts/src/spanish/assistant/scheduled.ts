// Texts of questions that are answered on a schedule. They come with what shows them: no first screen does.

import type { ScheduledText } from '#english/assistant/scheduled.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const scheduledText: ScheduledText = {
  title: 'Preguntas periódicas',
  text: 'El asistente las responde de nuevo a su hora: recibes una notificación, y un correo si tienes activado el correo.',
  none: 'Todavía ninguna. Pregunta algo al asistente y pulsa «Enviar periódicamente».',
  loadFailed: 'No se pudieron cargar las preguntas.',
  send: 'Enviar periódicamente',
  sendWhen: (when) => `Enviar: ${when}`,
  when: (repeat, hour) => `${repeat}, a las ${hour}`,
  next: (date) => `Próxima vez: ${date}`,
  paused: 'En pausa',
  hiddenBoard: 'Un tablero que ya no ves: no se envía nada.',
  answers: 'Respuestas',
  answersOf: (question) => `Respuestas a «${question}»`,
  change: 'Cambiar',
  changeOf: (question) => `Cambiar «${question}»`,
  pause: 'Pausar',
  pauseOf: (question) => `Pausar «${question}»`,
  resume: 'Reanudar',
  resumeOf: (question) => `Reanudar «${question}»`,
  delete: 'Eliminar',
  deleteOf: (question) => `Eliminar «${question}»`,
  dialog: 'Enviar la respuesta periódicamente',
  repeat: 'Con qué frecuencia',
  repeats: {
    daily: 'Cada día',
    weekdays: 'Cada día laborable',
    weekly: 'En días de la semana',
    monthly: 'El primero de cada mes',
  },
  days: 'Días de la semana',
  hour: 'A las',
  save: 'Guardar',
  cancel: 'Cancelar',
  saved: (when) => `Recibirás la respuesta: ${when}`,
  failed: 'No se pudo guardar',
  notAlone: 'Escribe esto como una pregunta completa.',
  deleted: 'La pregunta ya no se hace.',
  answered: (question) => `${question} Aquí está la respuesta.`,
  answeredTasks: (question, count) => `${question} ${plural(count, '1 tarea', `${number(count)} tareas`)}`,
  mail: {
    more: (count) => `y ${number(count)} más`,
    button: 'Abrir en el asistente',
    footer: 'Recibes este correo porque has pedido que se responda esta pregunta periódicamente.',
  },
};
