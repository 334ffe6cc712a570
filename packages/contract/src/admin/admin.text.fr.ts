// Texts of the administration, in French.
import type { Catalogue } from '#text.ts';

export const adminText: Catalogue['admin'] = {
  title: 'Administration',
  back: 'Retour au tableau de bord',
  tabs: 'Parties de l’administration',
  users: 'Utilisateurs',
  departments: 'Services',
  templates: 'Modèles',
  tasks: 'Tâches',
  emails: 'E-mails',
  audit: 'Journal',
  denied: 'Vous n’avez pas l’autorisation d’accéder à cette page. Cette section est réservée aux administrateurs.',
  boardView: 'Vue tableau',
  listView: 'Vue liste',
  views: 'Présentation des tâches',
  search: 'Rechercher des tâches par titre ou description',
  status: 'Statut',
  anyStatus: 'Tous les statuts',
  department: 'Service',
  anyDepartment: 'Tous les services',
  due: 'Échéance',
  anyDue: 'Toutes les échéances',
  clear: 'Effacer les filtres',
  viewTask: 'Voir',
  viewTaskLabel: (title) => `Voir ${title}`,
};
