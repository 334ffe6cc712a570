// Words of e-mail templates, in Spanish.
import type { Catalogue } from '#text.ts';

export const emailTemplatesText: Catalogue['emailTemplates'] = {
  nameRequired: 'El nombre de la plantilla es obligatorio',
  triggerRequired: 'El evento desencadenante es obligatorio',
  subjectRequired: 'El asunto es obligatorio',
  contentRequired: 'El contenido es obligatorio',
  notFound: 'No se ha encontrado la plantilla de correo',
  defaultKept: 'Una plantilla predeterminada no se puede eliminar.',
  defaultStays: 'Convierte otra plantilla en la predeterminada.',
  defaultTrigger: 'El evento de una plantilla predeterminada no se puede cambiar.',
  triggers: {
    user_welcome: 'Bienvenida',
    task_assigned: 'Asignación de tarea',
    task_reminder: 'Recordatorio de tarea',
    notification: 'Notificación general',
    password_updated: 'Cambio de contraseña',
    new_user_registered: 'Nuevo registro',
    none: 'Personalizada',
  },
};
