// Spanish texts of the lanes of a board.
import type { Catalogue } from '#catalogue.ts';

export const swimlanesText: Catalogue['swimlanes'] = {
  title: 'Carriles',
  none: 'Sin carriles',
  cell: (column, lane) => `${column}, ${lane}`,
  addTo: (column, lane) => `Añadir tarea a ${column}, ${lane}`,
  moveTo: (lane) => `Al carril: ${lane}`,
  refused: 'No se ha movido',
  refusal: {
    range: (lane) => `«${lane}» abarca más de un día. Cambia la fecha de vencimiento.`,
    done: (lane) => `En este carril solo hay tareas de la columna ${lane}.`,
    finished: (lane) => `En «${lane}» solo hay tareas abiertas.`,
    person: (lane) => `${lane} no está en ninguno de los departamentos de la tarea.`,
    priority: (lane) => `La prioridad «${lane}» ya no se puede elegir.`,
  },
};
