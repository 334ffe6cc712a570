// Texts of the members of workspaces.
import { numberOf } from '#number.ts';

const number = numberOf('en');

export const membersText = {
  title: 'Team Members',
  workspace: 'Board',
  search: 'Search members...',
  searchLabel: 'Search members',
  count: (count: number) => `${number(count)} ${count === 1 ? 'member' : 'members'}`,
  table: (workspace: string) => `Members of ${workspace}`,
  member: 'Member',
  jobTitle: 'Title',
  role: 'Role',
  roles: { admin: 'Admin', member: 'Member' },
  you: 'You',
  noTitle: 'No title set',
  noMatch: 'No members found matching your search.',
  clearSearch: 'Clear search',
  none: 'No members yet',
  noneText: 'Whoever joins this department appears here.',
  noWorkspace: 'No team yet',
  noWorkspaceText: 'Your team appears here as soon as you belong to a department.',
  loadFailed: 'The members could not be loaded.',
};
