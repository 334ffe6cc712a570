// Texts of watching and muting a task, in Spanish.

import { watchLimits } from '@app/contract/watches/watches.rules.ts';
import type { Catalogue } from '#catalogue.ts';

export const watchesText: Catalogue['watches'] = {
  label: 'Notificaciones',
  states: { usual: 'Predeterminadas', watching: 'Siguiendo', muted: 'Silenciada' },
  explained: {
    usual: 'Si la tienes asignada, la creaste o la comentaste',
    watching: 'Cada comentario, movimiento y cambio de vencimiento',
    muted: 'Solo cuando alguien te menciona',
  },
  now: {
    usual: 'Recibes las notificaciones predeterminadas',
    watching: 'Sigues esta tarea',
    muted: 'Has silenciado esta tarea',
  },
  failed: 'No se ha podido guardar tu elección',
  loadFailed: 'No se ha podido cargar tu elección.',
  full: `Puedes seguir o silenciar como máximo ${watchLimits.perPerson} tareas. Restablece algunas antes.`,
};
