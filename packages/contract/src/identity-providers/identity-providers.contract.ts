// Single sign-on with OpenID Connect: the providers that administrators set, and the ways of browsers and providers to this server.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { bodyId, Instant, nameText, PathId, ResponseId, Success, text, textKey } from '#fields.ts';
import {
  providerFlow,
  providerLimits,
  providerProblems,
  testOutcomes,
  testSteps,
} from '#identity-providers/identity-providers.limits.ts';

/** The id of a provider, which stands in the addresses that it knows of this server. */
export const ProviderId = text(providerLimits.id, 'errors.badId').check(
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, textKey('errors.badId')),
);

const claim = text(providerLimits.claim);

const settings = {
  /** As people read it on the sign-in page. */
  name: nameText(1, providerLimits.name, 'errors.invalid'),
  /** The address of the provider, as its discovery document names it. */
  issuer: text(providerLimits.issuer),
  clientId: text(providerLimits.clientId),
  scopes: text(providerLimits.scopes),
  /** Whether people may sign in with it. */
  enabled: z.boolean('errors.invalid'),
  /** Whether somebody who has no account gets one at the first sign-in. */
  createsPeople: z.boolean('errors.invalid'),
  /** The department of new people whose claim names none; null for none. */
  defaultDepartmentId: z.nullable(bodyId('errors.invalid')),
  /** The claim with a person's departments, such as `groups`; empty for none. */
  departmentsClaim: claim,
  /** What the values of that claim mean; without any, the names of departments. */
  departmentMap: z
    .array(z.object({ value: text(providerLimits.value), departmentId: bodyId('errors.invalid') }))
    .check(z.maxLength(providerLimits.departments, textKey('errors.tooLong'))),
  titleClaim: claim,
  pictureClaim: claim,
  /** Whoever has `adminValue` in this claim is an administrator. */
  adminClaim: claim,
  adminValue: text(providerLimits.value),
  /** Whether logging out here also ends the session at the provider. */
  endsAtProvider: z.boolean('errors.invalid'),
};

export const IdentityProvider = z.object({
  id: z.string(),
  ...settings,
  /** Whether a secret is stored; it is never shown. */
  hasSecret: z.boolean(),
  /** Whether the stored secret was encrypted with another SECRET_KEY, so that it has to be given again. */
  secretUnreadable: z.boolean(),
  /** The environment sets it, so it cannot be changed here. */
  fromEnvironment: z.boolean(),
  /** When an administrator last came back from it with these settings; null for never. */
  provedAt: z.nullable(Instant),
  /** Accounts that are linked with it. */
  people: z.int(),
  version: z.int(),
});
export type IdentityProvider = z.output<typeof IdentityProvider>;

export const ProviderChange = z.object({
  ...settings,
  /** Null deletes the secret. Without it the stored one stays, unless issuer or client ID have changed. */
  secret: z.optional(z.nullable(text(providerLimits.secret))),
  /** The version that was read: if another one is stored now, nothing changes. */
  version: z.optional(z.int('errors.invalid')),
});
export type ProviderChange = z.output<typeof ProviderChange>;

export const NewProvider = z.extend(ProviderChange, { id: ProviderId });

/** Whether everybody has to sign in with a provider. */
const Enforcement = z.object({
  enforced: z.boolean('errors.invalid'),
  /** The administrator who may still sign in with a password. */
  emergencyUserId: z.nullable(bodyId('errors.invalid')),
});

export const SingleSignOn = z.object({
  providers: z.array(IdentityProvider),
  /** The address of this server; null if it is not known, and then nobody can come back from a provider. */
  address: z.nullable(z.string()),
  ...Enforcement.shape,
});
export type SingleSignOn = z.output<typeof SingleSignOn>;

const ClaimShown = z.object({ name: z.string(), value: z.string() });

/** What a test of a provider came to. */
export const ProviderTest = z.object({
  id: z.string(),
  providerName: z.string(),
  /** `waiting` until the browser is back from the provider. */
  state: z.enum(['waiting', 'done', 'failed']),
  /** The last step that was reached; with `failed` the one that failed. */
  step: z.enum(testSteps),
  problem: z.nullable(z.enum(providerProblems)),
  /** What the provider or the network said, in its words. */
  detail: z.nullable(z.string()),
  claims: z.array(ClaimShown),
  email: z.nullable(z.string()),
  emailConfirmed: z.boolean(),
  outcome: z.nullable(z.enum(testOutcomes)),
  /** The names of the departments that a sign-in would give. */
  departments: z.array(z.string()),
  /** Values of the claim of departments that mean none. */
  unknownValues: z.array(z.string()),
  isAdmin: z.nullable(z.boolean()),
});
export type ProviderTest = z.output<typeof ProviderTest>;

const providerParams = z.object({ providerId: ProviderId });
const place = z.optional(text(2_000));

export const identityProviders = {
  start: endpoint({
    method: 'GET',
    path: '/api/auth/oidc/:providerId/start',
    access: 'public',
    summary: 'Leads the browser to the sign-in of a provider',
    params: providerParams,
    query: z.object({ next: place }),
    response: z.object({ location: z.string() }),
    redirect: true,
    ownTransaction: true,
    session: true,
  }),
  callback: endpoint({
    method: 'GET',
    path: '/api/auth/oidc/:providerId/callback',
    access: 'public',
    summary: 'Takes a browser back from a provider, starts a session and leads on to a page',
    params: providerParams,
    query: z.object({ state: place, code: place, iss: place, error: place, error_description: place }),
    response: z.object({ location: z.string() }),
    redirect: true,
    ownTransaction: true,
    session: true,
  }),
  backchannelLogout: endpoint({
    method: 'POST',
    path: '/api/auth/oidc/:providerId/backchannel-logout',
    access: 'public',
    effect: 'passing',
    summary: 'Ends the sessions that a provider names in a logout token',
    params: providerParams,
    body: z.object({ logout_token: text(4_000, 'errors.invalid').check(z.minLength(1, textKey('errors.invalid'))) }),
    response: Success,
    form: true,
    ownTransaction: true,
    noReplay: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/identity-providers',
    access: 'admin',
    summary: 'Returns the providers of single sign-on, without their secrets, and who has to use them',
    response: SingleSignOn,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/identity-providers',
    access: 'admin',
    audit: 'identity_provider_created',
    reauthentication: true,
    summary: 'Adds a provider of single sign-on',
    body: NewProvider,
    response: IdentityProvider,
    status: 201,
    noReplay: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/identity-providers/:providerId',
    access: 'admin',
    audit: 'identity_provider_changed',
    reauthentication: true,
    summary: 'Changes a provider of single sign-on',
    params: providerParams,
    body: ProviderChange,
    response: IdentityProvider,
    noReplay: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/identity-providers/:providerId',
    access: 'admin',
    audit: 'identity_provider_deleted',
    reauthentication: true,
    summary: 'Deletes a provider of single sign-on and the links of accounts with it',
    params: providerParams,
    response: Success,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/admin/identity-providers/:providerId/test',
    access: 'admin',
    audit: 'identity_provider_tested',
    summary: 'Begins a test that walks the whole way of a sign-in and signs nobody in',
    params: providerParams,
    response: z.object({ testId: z.string(), location: z.nullable(z.string()) }),
    ownTransaction: true,
    session: true,
    noReplay: true,
  }),
  testResult: endpoint({
    method: 'GET',
    path: '/api/admin/identity-provider-tests/:testId',
    access: 'admin',
    summary: 'Returns what a test of a provider came to, for ten minutes',
    params: z.object({
      testId: text(providerFlow.token, 'errors.badId').check(z.regex(/^[0-9a-f]{64}$/, textKey('errors.badId'))),
    }),
    response: ProviderTest,
  }),
  enforce: endpoint({
    method: 'PUT',
    path: '/api/admin/single-sign-on',
    access: 'admin',
    audit: 'single_sign_on_enforced',
    reauthentication: true,
    summary: 'Chooses whether everybody has to sign in with a provider, and who may still use a password',
    body: Enforcement,
    response: SingleSignOn,
  }),
};

/** The account of a person at a provider, which lets them sign in here. */
const Identity = z.object({
  id: ResponseId,
  providerId: z.string(),
  providerName: z.string(),
  /** The address that the provider knows of the person. */
  email: z.nullable(z.string()),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
});
export type Identity = z.output<typeof Identity>;

const own = "the caller's own account";
/** Whoever knows a password has another way in, which a code or the provider itself would not prove. */
const Password = z.object({
  currentPassword: z.string('auth.passwordRequired').check(z.minLength(1, textKey('auth.passwordRequired'))),
});

export const identities = {
  list: endpoint({
    method: 'GET',
    path: '/api/identities',
    access: 'user',
    whileWaiting: own,
    summary: "Returns the caller's accounts at providers of single sign-on",
    response: z.array(Identity),
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/identities',
    access: 'user',
    whileWaiting: own,
    summary: "Begins to link the caller's account with one at a provider; returns where the browser signs in",
    body: z.object({ providerId: ProviderId }),
    response: z.object({ location: z.string() }),
    ownTransaction: true,
    session: true,
    noReplay: true,
    reauthentication: true,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/identities/:identityId',
    access: 'user',
    whileWaiting: own,
    summary: "Ends the link of the caller's account with one at a provider",
    params: z.object({ identityId: PathId }),
    body: Password,
    response: Success,
    ownTransaction: true,
    noReplay: true,
  }),
};
