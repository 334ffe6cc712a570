// Texts of what to do first, on top of My work. They come with that screen.

import type { DoFirstText } from '#english/assistant/do-first.ts';

export const doFirstText: DoFirstText = {
  title: 'Lo primero',
  failed: 'No se pudo cargar lo que conviene hacer primero.',
  tomorrow: (title) => `Mañana: ${title}`,
  plan: 'Planificar mi día',
  planTitle: 'Planificar',
  planFailed: 'No se pudo hacer el plan.',
  nudges: {
    title: 'Para mirar',
    myWeek: 'Mi semana',
    acts: {
      ask: 'Preguntar',
      help: 'Pedir ayuda',
      take: 'Asignármela',
      choose: 'Elegir a quién',
      putBack: (status) => `Devolver a ${status}`,
      plan: 'Planificar mi semana',
      work: 'Ver el trabajo',
    },
    actsOf: {
      ask: (name, title) => `Preguntar a ${name} por «${title}»`,
      help: (name, title) => `Pedir ayuda a ${name} con «${title}»`,
      take: (title) => `Asignarme «${title}»`,
      choose: (title) => `Elegir quién se encarga de «${title}»`,
      putBack: (title, status) => `Devolver «${title}» a ${status}`,
      work: (name) => `Ver el trabajo de ${name}`,
    },
    comments: {
      ask: '¿Cómo va esto?',
      help: 'Aquí no avanzo. ¿Me puedes ayudar?',
      waits: (title) => `«${title}» está a la espera de esto. ¿Cuándo estará?`,
    },
    asked: (name) => `Se ha preguntado a ${name} en un comentario`,
    askFailed: 'No se ha enviado el comentario',
    takenBack: 'Se ha retirado el comentario',
    notTakenBack: 'No se ha podido retirar el comentario',
    more: (about) => `Más sobre ${about}`,
    open: 'Abrir la tarea',
    silenceOne: 'No hasta que cambie algo',
    silencePerson: 'No esta semana',
    silenceKind: 'Nunca líneas como esta',
    silenced: 'No volverás a ver esto hasta que cambie algo',
    notSaved: 'No se ha guardado tu elección',
    settings: {
      title: 'Para mirar',
      text: 'Como máximo tres líneas en Mi trabajo sobre lo que quizá quieras mirar.',
      single: 'Líneas sueltas que no quieres ver hasta que cambie algo',
      hear: 'Mostrar de nuevo',
      hearOf: (name) => `Mostrar de nuevo: ${name}`,
    },
  },
};
