// What is usual for the providers that companies have, so that nobody types it.

interface ProviderKind {
  /** As the product is called everywhere. */
  name: string;
  issuer: string;
  scopes: string;
  departmentsClaim: string;
}

const usual = 'openid profile email';

/** By the id that a new provider of this kind gets. */
export const providerKinds = {
  entra: {
    name: 'Microsoft Entra ID',
    issuer: 'https://login.microsoftonline.com/TENANT-ID/v2.0',
    scopes: usual,
    departmentsClaim: 'groups',
  },
  google: { name: 'Google', issuer: 'https://accounts.google.com', scopes: usual, departmentsClaim: '' },
  okta: { name: 'Okta', issuer: 'https://COMPANY.okta.com', scopes: `${usual} groups`, departmentsClaim: 'groups' },
  keycloak: {
    name: 'Keycloak',
    issuer: 'https://login.example.com/realms/COMPANY',
    scopes: usual,
    departmentsClaim: 'groups',
  },
  authentik: {
    name: 'Authentik',
    issuer: 'https://login.example.com/application/o/tasklane/',
    scopes: usual,
    departmentsClaim: 'groups',
  },
  authelia: {
    name: 'Authelia',
    issuer: 'https://login.example.com',
    scopes: `${usual} groups`,
    departmentsClaim: 'groups',
  },
  zitadel: {
    name: 'Zitadel',
    issuer: 'https://COMPANY.zitadel.cloud',
    scopes: usual,
    departmentsClaim: 'urn:zitadel:iam:org:project:roles',
  },
  company: { name: '', issuer: 'https://login.example.com', scopes: usual, departmentsClaim: '' },
} as const satisfies Record<string, ProviderKind>;

export type ProviderKindName = keyof typeof providerKinds;

/** Returns the id of a new provider: the name of its kind, with a number if there is one already. */
export function newProviderId(kind: ProviderKindName, taken: readonly string[]): string {
  for (let count = 1; ; count++) {
    const id = count === 1 ? kind : `${kind}-${count}`;
    if (!taken.includes(id)) return id;
  }
}
