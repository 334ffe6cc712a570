// Texts of small screens, in Spanish.
import type { Catalogue } from '#catalogue.ts';

export const phoneText: Catalogue['phone'] = {
  bar: 'Acceso rápido',
  board: 'Tablero',
  add: 'Tarea nueva',
  refreshing: 'Actualizando…',
  refreshed: 'Actualizado',
  refreshFailed: 'No se ha podido actualizar',
};
