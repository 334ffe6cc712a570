// Words of checklist templates, in French.
import { pluralOf } from '#languages/plural.ts';
import type { Catalogue } from '#text.ts';

const plural = pluralOf('fr');

export const checklistTemplatesText: Catalogue['checklistTemplates'] = {
  notFound: 'Modèle introuvable',
  heading: 'Modèles de checklist',
  use: 'Commencer avec une checklist',
  none: 'Aucun modèle disponible',
  noneText: 'Aucun modèle de checklist n’est disponible pour cet espace de travail.',
  allDepartments: 'Tous les services',
  items: (count) => `${count} ${plural(count, 'élément', 'éléments')}`,
  preview: 'Aperçu',
};
