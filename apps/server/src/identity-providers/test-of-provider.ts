// What a test of a provider came to, in facts that the screen says in words.
import type { ProviderTest } from '@app/contract/identity-providers/identity-providers.contract.ts';
import type { Db } from '#db/connect.ts';
import { allDepartments } from '#departments/departments.sql.ts';
import type { Subject } from '#identity-providers/identities.sql.ts';
import type { TestResult } from '#identity-providers/identity-providers.sql.ts';
import { decidePerson } from '#identity-providers/person-of-provider.ts';
import { ProviderFailure } from '#identity-providers/provider-failure.ts';
import type { Provider } from '#identity-providers/provider-settings.ts';
import { readClaims } from '#identity-providers/read-claims.ts';
import type { Identified } from '#identity-providers/walk-to-provider.ts';

/** A test whose browser is at the provider. */
export const waitingTest: TestResult = {
  state: 'waiting',
  step: 'sign_in',
  problem: null,
  detail: null,
  claims: [],
  email: null,
  emailConfirmed: false,
  outcome: null,
  departments: [],
  unknownValues: [],
  isAdmin: null,
};

/** Claims that say how a token was made, not who somebody is. */
const technical = [
  'iss',
  'aud',
  'azp',
  'exp',
  'iat',
  'nbf',
  'nonce',
  'at_hash',
  'c_hash',
  's_hash',
  'jti',
  'rh',
  'uti',
  'aio',
  'ver',
];

/** How much of what came back is shown. */
const shown = { claims: 40, value: 300, values: 20 };

/** Returns what a sign-in of this person would do; signs nobody in. */
export async function testResultOf(db: Db, provider: Provider, subject: Subject, { claims }: Identified): Promise<TestResult> {
  const departments = await allDepartments(db);
  const read = readClaims(claims, provider, departments);
  const named = departments.filter(({ id }) => read.departments?.ids.includes(id)).map(({ name }) => name);
  const result: TestResult = {
    ...waitingTest,
    state: 'done',
    step: 'person',
    claims: shownClaims(claims),
    email: read.email ?? null,
    emailConfirmed: read.emailConfirmed,
    departments: named,
    unknownValues: (read.departments?.unknown ?? []).slice(0, shown.values),
    isAdmin: read.isAdmin ?? null,
  };
  try {
    return { ...result, outcome: (await decidePerson(db, { provider, subject, claims: read })).outcome };
  } catch (error) {
    if (error instanceof ProviderFailure) return { ...result, outcome: 'refused', problem: error.problem };
    throw error;
  }
}

function shownClaims(claims: Readonly<Record<string, unknown>>): ProviderTest['claims'] {
  return Object.entries(claims)
    .filter(([name]) => !technical.includes(name))
    .slice(0, shown.claims)
    .map(([name, value]) => ({ name: name.slice(0, shown.value), value: textOf(value) }));
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.slice(0, shown.value).toWellFormed().replaceAll('\u0000', '');
}
