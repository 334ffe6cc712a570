// For tests: a directory with a token, which sends requests to SCIM.
import * as api from '@app/contract/api.ts';
import type { NewScimToken } from '@app/contract/scim-tokens/scim-tokens.contract.ts';
import { scimPath, scimTokenPrefix } from '@app/contract/scim-tokens/scim-tokens.limits.ts';
import { scimTokens } from '#db/tables.ts';
import { newApiToken } from '#endpoints/api-token.ts';
import { aUser } from '#testing/factories.ts';
import type { ScimRequest } from '#testing/scim-requests.ts';
import type { Person, Reply, TestApp } from '#testing/test-app.ts';

/** A user, a group, a list or an error, as the tests read them. */
export interface ScimBody {
  schemas: string[];
  id: string;
  userName: string;
  displayName: string;
  externalId?: string;
  name?: Record<string, string>;
  title?: string;
  active: boolean;
  emails: { value: string }[];
  groups: { value: string; display: string }[];
  members?: { value: string; display: string }[];
  meta: { version: string; location: string; created: string };
  totalResults: number;
  startIndex: number;
  itemsPerPage: number;
  Resources?: ScimBody[];
  status: string;
  scimType?: string;
  detail: string;
  [name: string]: unknown;
}

export interface ScimDirectory {
  admin: Person;
  token: string;
  tokenId: number;
  /** Sends a request; `{id}` and `{user}` in it become the values. */
  send(
    request: ScimRequest,
    values?: Record<string, string | number>,
    headers?: Record<string, string>,
  ): Promise<Reply<ScimBody>>;
  get(url: string, headers?: Record<string, string>): Promise<Reply<ScimBody>>;
}

/** Creates a token that nobody knows, and returns its id. */
export async function aScimToken({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const { tokenHash } = newApiToken(scimTokenPrefix);
  const made = await db.insert(scimTokens).values({ name: 'A directory', tokenHash }).returning({ id: scimTokens.id });
  return made[0]?.id ?? 0;
}

/** Makes a token as a new administrator. */
export async function aDirectory(app: TestApp, given: Partial<NewScimToken> = {}): Promise<ScimDirectory> {
  const admin = await aUser(app, { role: 'admin', department: null });
  const made = await app.as(admin)(api.scimTokens.create, { body: { name: 'Entra ID', ...given } });
  if (made.status !== 201) throw new Error(`no token was made: ${made.text}`);
  const { token, id: tokenId } = made.body;
  const send: ScimDirectory['send'] = async ({ method, url, body }, values = {}, headers = {}) => {
    const fill = (text: string) =>
      Object.entries(values).reduce(
        (filled, [name, value]) =>
          filled.replaceAll(`{${name}}`, String(value)).replaceAll(encodeURIComponent(`{${name}}`), String(value)),
        text,
      );
    return (await app.raw({
      method,
      url: `${scimPath}${fill(url)}`,
      ...(body !== undefined && { payload: fill(JSON.stringify(body)) }),
      headers: {
        authorization: `Bearer ${token}`,
        origin: undefined,
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
        ...headers,
      },
    })) as Reply<ScimBody>;
  };
  return { admin, token, tokenId, send, get: (url, headers) => send({ method: 'GET', url }, {}, headers) };
}
