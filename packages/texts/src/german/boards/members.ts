// Texts of the members of workspaces, in German.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const membersText: Catalogue['members'] = {
  title: 'Teammitglieder',
  workspace: 'Board',
  search: 'Mitglieder suchen\u00a0…',
  searchLabel: 'Mitglieder suchen',
  count: (count) => `${number(count)} ${plural(count, 'Mitglied', 'Mitglieder')}`,
  table: (workspace) => `Mitglieder von ${workspace}`,
  member: 'Mitglied',
  jobTitle: 'Position',
  role: 'Rolle',
  roles: { admin: 'Admin', member: 'Mitglied' },
  you: 'Sie',
  noTitle: 'Keine Position angegeben',
  noMatch: 'Kein Mitglied passt zu Ihrer Suche.',
  clearSearch: 'Suche leeren',
  none: 'Noch keine Mitglieder',
  noneText: 'Wer dieser Abteilung beitritt, erscheint hier.',
  noWorkspace: 'Noch kein Team',
  noWorkspaceText: 'Ihr Team erscheint hier, sobald Sie zu einer Abteilung gehören.',
  loadFailed: 'Die Mitglieder konnten nicht geladen werden.',
};
