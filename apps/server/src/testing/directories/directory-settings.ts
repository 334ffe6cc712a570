// The settings of a directory as a screen sends them.
import type { DirectoryChange } from '@app/contract/directories/directories.contract.ts';

export const directorySettings: DirectoryChange = {
  ...{ name: 'Directory', url: 'ldap://127.0.0.1:1', startTls: false, certificate: '', bindDn: '', baseDn: 'dc=example,dc=com' },
  ...{ userFilter: '(objectClass=person)', usernameAttributes: 'uid', nameAttribute: 'cn', emailAttribute: 'mail' },
  ...{ titleAttribute: 'title', groupBaseDn: '', groupFilter: '', departmentMap: [], adminGroup: '' },
  ...{ enabled: false, createsPeople: true, defaultDepartmentId: 3, confirmsEmails: true, syncMinutes: 0 },
};
