// Questions and orders under the field of the assistant, about what one looks at. A test sends each of them.

import type { SuggestedText } from '#english/assistant/suggested.ts';

export const suggestedText: SuggestedText = {
  board: ['¿Qué está vencido?', '¿Qué está bloqueado?', '¿Cómo vamos?'],
  task: ['Muévela a En revisión', 'Aplázala dos días', 'Márcala como terminada'],
  person: [
    (name) => `¿En qué trabaja ${name}?`,
    (name) => `¿Qué tareas de ${name} están vencidas?`,
    (name) => `¿Qué terminó ${name} la semana pasada?`,
  ],
  myWork: ['¿Qué debo hacer primero?', '¿Cuáles de mis tareas están vencidas?', '¿Qué me espera?'],
  dashboard: ['¿Quién tiene más trabajo?', '¿Qué está atascado?', '¿Qué se terminó la semana pasada?'],
  anywhere: ['¿Qué está vencido?', '¿Qué vence hoy?', 'Muéstrame mis tareas'],
};
