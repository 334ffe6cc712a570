// Texts of watching and muting a task, in Spanish.
import type { Catalogue } from '#text.ts';
import { watchLimits } from '#watches/watches.rules.ts';

export const watchesText: Catalogue['watches'] = {
  label: 'Notificaciones',
  states: { usual: 'Como siempre', watching: 'En seguimiento', muted: 'Silenciada' },
  explained: {
    usual: 'Si es suya, la creó o escribió un comentario',
    watching: 'Cada comentario, movimiento y nueva fecha',
    muted: 'Solo cuando alguien le menciona',
  },
  now: {
    usual: 'Recibe notificaciones como siempre',
    watching: 'Sigue esta tarea',
    muted: 'Ha silenciado esta tarea',
  },
  failed: 'No se pudo guardar su elección',
  loadFailed: 'No se pudo cargar su elección.',
  full: `Puede seguir o silenciar como máximo ${watchLimits.perPerson} tareas. Quite antes algunas.`,
};
