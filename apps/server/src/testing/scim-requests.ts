// For tests: the requests of Entra ID and of Okta, in the forms that their public documentation shows, with values of our own.

const schemas = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  enterprise: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
} as const;

/** A request; `{id}` and `{user}` stand for the group or user that it is about. */
export interface ScimRequest {
  method: string;
  url: string;
  body?: unknown;
}

const patch = (url: string, ...Operations: object[]): ScimRequest => ({
  method: 'PATCH',
  url,
  body: { schemas: [schemas.patch], Operations },
});
const query = (values: Record<string, string>) => new URLSearchParams(values).toString().replaceAll('+', '%20');

const lena = 'lena.brandt@firma.example';

/** Entra ID: operations with capitals, truths as texts, paths with filters, members to remove in a value. */
export const entraRequests = {
  findUser: { method: 'GET', url: `/Users?${query({ filter: `userName eq "${lena}"` })}` },
  createUser: {
    method: 'POST',
    url: '/Users',
    body: {
      schemas: [schemas.user, schemas.enterprise],
      externalId: 'b1c1d6a4-3f55-4c3e-9a55-8a1f5b0a7711',
      userName: lena,
      active: true,
      displayName: 'Lena Brandt',
      emails: [{ primary: true, type: 'work', value: lena }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Lena Brandt', familyName: 'Brandt', givenName: 'Lena' },
      title: 'Buyer',
      preferredLanguage: 'de-DE',
      phoneNumbers: [{ type: 'work', value: '+49 30 1234' }],
      roles: [],
      [schemas.enterprise]: { department: 'Marketing', employeeNumber: '4711' },
    },
  },
  changeMany: patch(
    '/Users/{id}',
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'lena.winter@firma.example' },
    { op: 'Replace', path: 'name.familyName', value: 'Winter' },
    { op: 'Replace', path: 'displayName', value: 'Lena Winter' },
    { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+49 170 99' },
    { op: 'Replace', path: `${schemas.enterprise}:department`, value: 'Sales' },
  ),
  rename: patch('/Users/{id}', { op: 'Replace', path: 'userName', value: 'lena.winter@firma.example' }),
  withoutPath: patch('/Users/{id}', {
    op: 'Add',
    value: { title: 'Head of purchasing', 'name.givenName': 'Lena Maria', [`${schemas.enterprise}:department`]: 'Marketing' },
  }),
  disable: patch('/Users/{id}', { op: 'Replace', path: 'active', value: 'False' }),
  enable: patch('/Users/{id}', { op: 'Replace', path: 'active', value: 'True' }),
  removeTitle: patch('/Users/{id}', { op: 'Remove', path: 'title' }),
  deleteUser: { method: 'DELETE', url: '/Users/{id}' },
  findGroup: { method: 'GET', url: `/Groups?${query({ excludedAttributes: 'members', filter: 'displayName eq "Purchasing"' })}` },
  createGroup: {
    method: 'POST',
    url: '/Groups',
    body: {
      schemas: [schemas.group, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
      externalId: '5d8d6d6c-6f1d-4a80-8c5a-1f39c8ab2f10',
      displayName: 'Purchasing',
      meta: { resourceType: 'Group' },
    },
  },
  getGroup: { method: 'GET', url: '/Groups/{id}?excludedAttributes=members' },
  isMember: { method: 'GET', url: `/Groups?${query({ filter: 'id eq "{id}" and members eq "{user}"', attributes: 'id' })}` },
  addMember: patch('/Groups/{id}', { op: 'Add', path: 'members', value: [{ $ref: null, value: '{user}' }] }),
  removeMember: patch('/Groups/{id}', { op: 'Remove', path: 'members', value: [{ $ref: null, value: '{user}' }] }),
  renameGroup: patch('/Groups/{id}', { op: 'Replace', path: 'displayName', value: 'Procurement' }),
  deleteGroup: { method: 'DELETE', url: '/Groups/{id}' },
} as const satisfies Record<string, ScimRequest>;

const tom = 'tom.keller@firma.example';

/** Okta: a whole user by PUT, values without a path, members by filters. */
export const oktaRequests = {
  findUser: { method: 'GET', url: `/Users?${query({ filter: `userName eq "${tom}"`, startIndex: '1', count: '100' })}` },
  createUser: {
    method: 'POST',
    url: '/Users',
    body: {
      schemas: [schemas.user],
      userName: tom,
      name: { givenName: 'Tom', familyName: 'Keller' },
      emails: [{ primary: true, value: tom, type: 'work' }],
      displayName: 'Tom Keller',
      locale: 'en-US',
      externalId: '00u7k2x9PqLmN4Rt5d7',
      groups: [],
      password: 'a password that is not kept',
      active: true,
    },
  },
  replaceUser: {
    method: 'PUT',
    url: '/Users/{id}',
    body: {
      schemas: [schemas.user],
      id: '{id}',
      userName: tom,
      name: { givenName: 'Tom', middleName: '', familyName: 'Keller-Wolf' },
      emails: [{ primary: true, value: tom, type: 'work', display: tom }],
      active: true,
      groups: [],
      meta: { resourceType: 'User' },
    },
  },
  deactivate: patch('/Users/{id}', { op: 'replace', value: { active: false } }),
  reactivate: patch('/Users/{id}', { op: 'replace', value: { active: true } }),
  listGroups: { method: 'GET', url: '/Groups?startIndex=1&count=100' },
  createGroup: { method: 'POST', url: '/Groups', body: { schemas: [schemas.group], displayName: 'Field service', members: [] } },
  renameGroup: patch('/Groups/{id}', { op: 'replace', value: { id: '{id}', displayName: 'Service' } }),
  changeMembers: patch(
    '/Groups/{id}',
    { op: 'remove', path: 'members[value eq "999999"]' },
    { op: 'add', path: 'members', value: [{ value: '{user}', display: tom }] },
  ),
  removeMember: patch('/Groups/{id}', { op: 'remove', path: 'members[value eq "{user}"]' }),
  replaceMembers: patch('/Groups/{id}', { op: 'replace', path: 'members', value: [{ value: '{user}', display: tom }] }),
  deleteGroup: { method: 'DELETE', url: '/Groups/{id}' },
} as const satisfies Record<string, ScimRequest>;
