// What is usual for the directories that companies have, so that nobody types it.
import type { Directory } from '@app/contract/directories/directories.contract.ts';

type Usual = Pick<
  Directory,
  'userFilter' | 'usernameAttributes' | 'nameAttribute' | 'emailAttribute' | 'titleAttribute' | 'groupFilter'
>;

export const directoryKinds = {
  openldap: {
    ...{ userFilter: '(objectClass=inetOrgPerson)', usernameAttributes: 'uid, mail', nameAttribute: 'cn' },
    ...{ emailAttribute: 'mail', titleAttribute: 'title', groupFilter: '' },
  },
  active: {
    userFilter: '(&(objectCategory=person)(objectClass=user))',
    usernameAttributes: 'sAMAccountName, userPrincipalName, mail',
    ...{ nameAttribute: 'displayName', emailAttribute: 'mail', titleAttribute: 'title', groupFilter: '(objectClass=group)' },
  },
  freeipa: {
    ...{ userFilter: '(objectClass=posixAccount)', usernameAttributes: 'uid, mail', nameAttribute: 'displayName' },
    ...{ emailAttribute: 'mail', titleAttribute: 'title', groupFilter: '' },
  },
} as const satisfies Record<string, Usual>;

export type DirectoryKind = keyof typeof directoryKinds;
