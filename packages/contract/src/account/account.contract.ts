// The export of everything that is stored about a person, and the deletion of one's own account.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { PathId, Success, textKey } from '#fields.ts';

const password = z.string('auth.passwordRequired').check(z.minLength(1, textKey('auth.passwordRequired')));

/** Requires the password, so that somebody at an unlocked screen cannot export the data. */
export const ExportRequest = z.object({ password });
export type ExportRequest = z.output<typeof ExportRequest>;

/** Requires the username and the password of the person who deletes their account. */
export const AccountDeletion = z.object({
  username: z.string('auth.usernameRequired').check(z.minLength(1, textKey('auth.usernameRequired'))),
  password,
});
export type AccountDeletion = z.output<typeof AccountDeletion>;

export const account = {
  exportData: endpoint({
    method: 'POST',
    path: '/api/account/export',
    access: 'user',
    whileWaiting: 'everybody may have what is stored about them',
    summary: "Exports all data of the caller as a ZIP archive; requires the caller's password",
    body: ExportRequest,
    response: z.unknown(),
    file: 'application/zip',
    ownTransaction: true,
  }),
  exportOf: endpoint({
    method: 'POST',
    path: '/api/users/:userId/export',
    access: 'admin',
    summary: 'Returns everything that is stored about a person as a ZIP archive',
    params: z.object({ userId: PathId }),
    response: z.unknown(),
    file: 'application/zip',
    ownTransaction: true,
    noReplay: true,
    reauthentication: true,
    audit: 'account_exported',
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/account/deletion',
    access: 'user',
    whileWaiting: 'everybody may leave',
    summary: "Deletes the caller's account permanently; not available to administrators",
    body: AccountDeletion,
    response: Success,
    ownTransaction: true,
    session: true,
    locksCaller: true,
  }),
};
