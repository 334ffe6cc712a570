// Texts of the members of workspaces, in French.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const membersText: Catalogue['members'] = {
  title: 'Membres de l’équipe',
  workspace: 'Tableau',
  search: 'Rechercher des membres…',
  searchLabel: 'Rechercher des membres',
  count: (count) => `${number(count)} ${plural(count, 'membre', 'membres')}`,
  table: (workspace) => `Membres du tableau ${workspace}`,
  member: 'Membre',
  jobTitle: 'Poste',
  role: 'Rôle',
  roles: { admin: 'Admin', member: 'Membre' },
  you: 'Vous',
  noTitle: 'Aucun poste indiqué',
  noMatch: 'Aucun membre ne correspond à votre recherche.',
  clearSearch: 'Effacer la recherche',
  none: 'Pas encore de membres',
  noneText: 'Les personnes qui rejoignent ce service apparaissent ici.',
  noWorkspace: 'Pas encore d’équipe',
  noWorkspaceText: 'Votre équipe apparaîtra ici dès que vous ferez partie d’un service.',
  loadFailed: 'Impossible de charger les membres.',
};
