// Texts of watching and muting a task, in Spanish.

import { watchLimits } from '@app/contract/watches/watches.rules.ts';
import type { Catalogue } from '#catalogue.ts';

export const watchesText: Catalogue['watches'] = {
  label: 'Notificaciones',
  states: { usual: 'Predeterminadas', watching: 'En seguimiento', muted: 'Silenciada' },
  explained: {
    usual: 'Si es tuya, la creaste o escribiste un comentario',
    watching: 'Cada comentario, movimiento y nueva fecha',
    muted: 'Solo cuando alguien te menciona',
  },
  now: {
    usual: 'Recibes las notificaciones predeterminadas',
    watching: 'Sigues esta tarea',
    muted: 'Has silenciado esta tarea',
  },
  failed: 'No se pudo guardar tu elección',
  loadFailed: 'No se pudo cargar tu elección.',
  full: `Puedes seguir o silenciar como máximo ${watchLimits.perPerson} tareas. Quita antes algunas.`,
};
