// What SCIM says of itself: its configuration, resource types and schemas (RFC 7643, sections 5 to 7).
import { scimLimits } from '@app/contract/scim-tokens/scim-tokens.limits.ts';

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
const meta = 'urn:ietf:params:scim:schemas:core:2.0';

/** What is supported, and how. */
export function providerConfig(base: string) {
  return {
    schemas: [`${meta}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: scimLimits.page.most },
    changePassword: { supported: false },
    sort: { supported: true },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'A token that an administrator makes on the screen of the sign-in.',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  };
}

/** The two kinds of resources. */
export function resourceTypes(base: string) {
  const typeOf = (name: 'User' | 'Group', schema: string, description: string, more: object) => ({
    schemas: [`${meta}:ResourceType`],
    id: name,
    name,
    endpoint: `/${name}s`,
    description,
    schema,
    ...more,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
  });
  return [
    typeOf('User', userSchema, 'A person', { schemaExtensions: [{ schema: enterpriseSchema, required: false }] }),
    typeOf('Group', groupSchema, 'A department', {}),
  ];
}

interface AttributeOptions {
  type?: 'string' | 'boolean' | 'complex' | 'reference';
  multiValued?: boolean;
  required?: boolean;
  caseExact?: boolean;
  mutability?: 'readOnly' | 'readWrite' | 'immutable';
  uniqueness?: 'none' | 'server';
  subAttributes?: object[];
  canonicalValues?: string[];
  referenceTypes?: string[];
}

function attribute(name: string, description: string, options: AttributeOptions = {}) {
  const usual = { type: 'string', multiValued: false, required: false, caseExact: false, mutability: 'readWrite' };
  return { name, description, ...usual, returned: 'default', uniqueness: 'none', ...options };
}

const readOnly = { mutability: 'readOnly' } as const;

const userAttributes = [
  attribute('userName', 'The name by which the directory knows the person', { required: true, uniqueness: 'server' }),
  attribute('name', 'The parts of the name', {
    type: 'complex',
    subAttributes: [
      attribute('formatted', 'The whole name'),
      attribute('familyName', 'The family name'),
      attribute('givenName', 'The given name'),
    ],
  }),
  attribute('displayName', 'The name that everybody sees'),
  attribute('title', 'The job title'),
  attribute('active', 'Whether the account works', { type: 'boolean' }),
  attribute('emails', 'The e-mail address; there is one', {
    type: 'complex',
    multiValued: true,
    required: true,
    subAttributes: [
      attribute('value', 'The address', { required: true, uniqueness: 'server' }),
      attribute('type', 'Always work', { canonicalValues: ['work'] }),
      attribute('primary', 'Always true', { type: 'boolean' }),
    ],
  }),
  attribute('groups', 'The departments of the person', {
    type: 'complex',
    multiValued: true,
    ...readOnly,
    subAttributes: [
      attribute('value', 'The id of the group', readOnly),
      attribute('$ref', 'The address of the group', { type: 'reference', referenceTypes: ['Group'], ...readOnly }),
      attribute('display', 'The name of the group', readOnly),
      attribute('type', 'Always direct', { canonicalValues: ['direct'], ...readOnly }),
    ],
  }),
];

const groupAttributes = [
  attribute('displayName', 'The name of the department', { required: true, uniqueness: 'server' }),
  attribute('members', 'The people of the department', {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', 'The id of the user', { mutability: 'immutable' }),
      attribute('$ref', 'The address of the user', { type: 'reference', referenceTypes: ['User'], mutability: 'immutable' }),
      attribute('display', 'The name of the user', readOnly),
      attribute('type', 'Always User', { canonicalValues: ['User'], mutability: 'immutable' }),
    ],
  }),
];

const enterpriseAttributes = [attribute('department', 'The department, by its name')];

/** The schemas of the resources. */
export function schemas(base: string) {
  const schemaOf = (id: string, name: string, description: string, attributes: object[]) => ({
    schemas: [`${meta}:Schema`],
    id,
    name,
    description,
    attributes,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
  });
  return [
    schemaOf(userSchema, 'User', 'A person', userAttributes),
    schemaOf(groupSchema, 'Group', 'A department', groupAttributes),
    schemaOf(enterpriseSchema, 'EnterpriseUser', 'What a company says of a person', enterpriseAttributes),
  ];
}
