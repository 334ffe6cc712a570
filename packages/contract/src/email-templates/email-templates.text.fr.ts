// Words of e-mail templates, in French.
import type { Catalogue } from '#text.ts';

export const emailTemplatesText: Catalogue['emailTemplates'] = {
  nameRequired: 'Le nom du modèle est obligatoire',
  triggerRequired: 'L’événement déclencheur est obligatoire',
  subjectRequired: 'L’objet est obligatoire',
  contentRequired: 'Le contenu est obligatoire',
  notFound: 'Modèle d’e-mail introuvable',
  defaultKept: 'Un modèle par défaut ne peut pas être supprimé.',
  defaultStays: 'Choisissez plutôt un autre modèle par défaut.',
  defaultTrigger: 'L’événement d’un modèle par défaut ne peut pas être modifié.',
  triggers: {
    user_welcome: 'Bienvenue',
    task_assigned: 'Attribution de tâche',
    task_reminder: 'Rappel de tâche',
    notification: 'Notification générale',
    password_updated: 'Modification du mot de passe',
    new_user_registered: 'Nouvelle inscription',
    none: 'Personnalisé',
  },
};
