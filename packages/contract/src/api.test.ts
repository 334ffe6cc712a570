// Tests the route table: it has each call of the specification once, and every endpoint declares what it needs.

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as api from '#api.ts';
import type { Endpoint } from '#endpoint.ts';

const endpoints = Object.entries(api).flatMap(([word, group]) =>
  Object.entries(group as Record<string, Endpoint>).map(([name, endpoint]) => ({ key: `${word}.${name}`, endpoint })),
);
const routes = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':id')}`);

// The calls of sections 7 of both parts of the specification.
const specified = [
  'POST /api/auth/login',
  'GET /api/auth/current-user',
  'POST /api/auth/logout',
  'POST /api/auth/change-password',
  'POST /api/users',
  'PATCH /api/users/:id',
  'POST /api/users/:id/profile-picture',
  'PATCH /api/users/settings',
  'GET /api/departments',
  'GET /api/departments/user',
  'GET /api/workspaces',
  'GET /api/notifications',
  'PUT /api/notifications/:id/read',
  'GET /api/tasks',
  'GET /api/tasks/:id',
  'POST /api/tasks',
  'PUT /api/tasks/:id',
  'PUT /api/tasks/:id/column',
  'DELETE /api/tasks/:id',
  'GET /api/workspaces/:id/tasks',
  'GET /api/workspaces/:id/columns',
  'POST /api/columns',
  'GET /api/workspaces/:id/members',
  'GET /api/users',
  'GET /api/users/:id',
  'GET /api/admin/users',
  'PATCH /api/users/:id/role',
  'DELETE /api/users/:id',
  'GET /api/departments/:id/users',
  'POST /api/departments',
  'DELETE /api/departments/:id',
  'POST /api/user-departments',
  'DELETE /api/user-departments',
  'GET /api/checklist-templates',
  'GET /api/checklist-templates/:id',
  'POST /api/checklist-templates',
  'PUT /api/checklist-templates/:id',
  'DELETE /api/checklist-templates/:id',
  'GET /api/tasks/:id/comments',
  'POST /api/tasks/:id/comments',
  'DELETE /api/comments/:id',
  'GET /api/events',
  'GET /api/email-templates',
  'POST /api/email-templates',
  'PATCH /api/email-templates/:id',
  'DELETE /api/email-templates/:id',
  'PATCH /api/email-templates/:id/set-default',
  'GET /api/email/test-connection',
  'POST /api/email/send-test',
];

describe('the route table', () => {
  it.each(specified)('has %s', (route) => {
    expect(routes).toContain(route);
  });

  it('has every address once', () => {
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
  });

  it('is open to strangers in twenty-four places only', () => {
    const open = endpoints.flatMap(({ key, endpoint }) => (endpoint.access === 'public' ? [key] : []));
    const known = [
      'auth.login',
      'identityProviders.start',
      'identityProviders.callback',
      'identityProviders.backchannelLogout',
      'auth.logout',
      'auth.secondFactor',
      'passkeys.signInOptions',
      'passkeys.signIn',
      'signInWays.list',
      'users.register',
      'departments.list',
      'feeds.calendar',
      'feeds.notifications',
      'digests.unsubscribePage',
      'digests.unsubscribe',
      'invitations.look',
      'invitations.accept',
      'passwordResets.options',
      'passwordResets.request',
      'passwordResets.look',
      'passwordResets.use',
      'emailConfirmations.look',
      'emailConfirmations.confirm',
      'emailConfirmations.revert',
    ];
    expect(open.toSorted()).toEqual(known.toSorted());
  });
});

describe.each(endpoints)('$key', ({ key, endpoint }) => {
  it('declares the parameters of its path, and only those', () => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const declared = endpoint.params instanceof z.ZodMiniObject ? Object.keys(endpoint.params.shape) : [];
    expect(declared).toEqual(inPath);
  });

  it('sends a body with a writing method only', () => {
    if (endpoint.body) expect(['POST', 'PUT', 'PATCH', 'DELETE']).toContain(endpoint.method);
    else expect(endpoint.method === 'PATCH').toBe(false);
  });

  it('opens its own transaction only for accounts, second factors, passkeys, single sign-on, the directory, pictures, files, imports, mails, their links, tokens, webhooks, the model and the mail server, and has a summary of one sentence', () => {
    if (endpoint.ownTransaction)
      expect(key).toMatch(
        /^auth\.|^account\.|^users\.(register|update|setPicture)$|^email\.sendTest$|^invitations\.accept$|^passwordResets\.(request|use)$|^emailConfirmations\.(send|revert)$|^conversations\.send$|^models\.test$|^mailServer\.set$|^suggestions\.|^attachments\.add$|^webhooks\.test$|^secondFactors\.confirm$|^identityProviders\.(start|callback|backchannelLogout|test)$|^identities\.(link|unlink)$|^directories\.test$|^passkeys\.(add|signIn|signInOptions)$|^imports\.(upload|start|undo)$/,
      );
    expect(endpoint.summary).toMatch(/^[A-Z].*[^.]$/);
  });
});
