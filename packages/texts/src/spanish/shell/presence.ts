// Texts of presence in Spanish.
import type { Catalogue } from '#catalogue.ts';

export const presenceText: Catalogue['presence'] = {
  onBoard: (names) => `También en este tablero: ${names}`,
  atTask: (names) => `También en esta tarea: ${names}`,
  open: (names) => `La tienen abierta: ${names}`,
  editing: {
    title: (names, count) => `${names} ${count === 1 ? 'edita' : 'editan'} el título`,
    description: (names, count) => `${names} ${count === 1 ? 'edita' : 'editan'} la descripción`,
    checklist: (names, count) => `${names} ${count === 1 ? 'edita' : 'editan'} la lista de comprobación`,
    comment: (names, count) => `${names} ${count === 1 ? 'escribe' : 'escriben'} un comentario`,
  },
};
