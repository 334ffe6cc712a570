// Texts of the settings of hints, which load with these.

import type { HintSettingsText } from '#english/assistant/hint-settings.ts';

export const hintSettingsText: HintSettingsText = {
  title: 'Sugerencias',
  text: 'Líneas discretas que aparecen donde pueden ayudar. Lo que ocultes lo puedes volver a mostrar aquí.',
  kinds: {
    similarTitle: { title: 'Tareas parecidas', text: 'Mientras escribes el título de una tarea nueva' },
    likelyChecklist: { title: 'Lista probable', text: 'La plantilla que usaron tareas parecidas' },
    stuckTask: { title: 'Tareas paradas', text: 'Una tarea empezada que no avanza' },
    noDueDate: { title: 'Falta la fecha de vencimiento', text: 'En tareas de prioridad alta' },
    overloaded: { title: 'Personas con mucho trabajo', text: 'Mientras eliges quién recibe una tarea' },
    nudgeStuck: { title: 'Tareas paradas', text: 'Una tarea empezada, tuya o de un tablero que diriges, en la que no pasa nada' },
    nudgeBlocked: { title: 'Espera en vano', text: 'Tu tarea espera a otra que está vencida o que no tiene nadie' },
    nudgeOverloaded: {
      title: 'Demasiado trabajo',
      text: 'Tú, o alguien de un tablero que diriges, tiene claramente más por vencer que los demás',
    },
    nudgeUnowned: { title: 'No la tiene nadie', text: 'Una tarea que vence pronto y que no tiene nadie' },
  },
};
