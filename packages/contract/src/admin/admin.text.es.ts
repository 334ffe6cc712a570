// Texts of the administration, in Spanish.
import type { Catalogue } from '#text.ts';

export const adminText: Catalogue['admin'] = {
  title: 'Administración',
  back: 'Volver al panel',
  tabs: 'Partes de la administración',
  users: 'Personas',
  departments: 'Departamentos',
  templates: 'Plantillas',
  tasks: 'Tareas',
  emails: 'Correos',
  audit: 'Auditoría',
  denied: 'No tienes permiso para acceder a esta página. Esta sección está reservada a los administradores.',
  boardView: 'Vista de tablero',
  listView: 'Vista de lista',
  views: 'Cómo se muestran las tareas',
  search: 'Buscar tareas por título o descripción',
  status: 'Estado',
  anyStatus: 'Todos los estados',
  department: 'Departamento',
  anyDepartment: 'Todos los departamentos',
  due: 'Fecha límite',
  anyDue: 'Cualquier fecha',
  clear: 'Quitar filtros',
  viewTask: 'Ver',
  viewTaskLabel: (title) => `Ver ${title}`,
};
