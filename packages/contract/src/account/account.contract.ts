// What belongs to the whole account of the caller: taking one's data along, and leaving.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Success, textKey } from '#fields.ts';

const password = z.string('auth.passwordRequired').check(z.minLength(1, textKey('auth.passwordRequired')));

/** The password once more, so that an open screen alone gives nothing away. */
export const ExportRequest = z.object({ password });
export type ExportRequest = z.output<typeof ExportRequest>;

/** Who leaves types the own username and the password. */
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
    summary: "Everything that is stored of the caller, as a ZIP archive; asks for the caller's password",
    body: ExportRequest,
    response: z.unknown(),
    file: 'application/zip',
    account: true,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/account/deletion',
    access: 'user',
    summary: "Deletes the caller's account for good; administrators are refused",
    body: AccountDeletion,
    response: Success,
    account: true,
    session: true,
    changesCaller: true,
  }),
};
