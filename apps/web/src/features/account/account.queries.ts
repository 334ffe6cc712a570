// Exporting one's data, and deleting the account.

import type { AccountDeletion } from '@app/contract/account/account.contract.ts';
import { exportName } from '@app/contract/account/account.rules.ts';
import * as api from '@app/contract/api.ts';
import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import type { User } from '@app/contract/users/users.contract.ts';
import { mutationOptions } from '@tanstack/react-query';
import { forgetPerson } from '#features/users/forget-person.queries.ts';
import { call } from '#lib/call.ts';
import { announceLogOut } from '#lib/other-tabs.ts';
import { saveFile } from '#lib/save-file.ts';
import { dispatchSession } from '#lib/session.ts';
import { currentText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** Fetches the archive of the signed-in person and saves it. Does not keep the password. */
export const exportData = mutationOptions({
  mutationKey: ['account', 'export'],
  gcTime: 0,
  mutationFn: async ({ user, password }: { user: User; password: string }) => {
    const archive = await call(api.account.exportData, { body: { password } });
    saveFile(archive, exportName(user.username, calendarDate(new Date(), zoneOf(user.timezone))));
  },
  onSuccess: () => toast(currentText().account.exportData.done),
});

/** Fetches the archive of another person, for an administrator, and saves it. */
export const exportOf = mutationOptions({
  mutationKey: ['account', 'exportOf'],
  gcTime: 0,
  mutationFn: async ({ person, user }: { person: { id: number; fullName: string }; user: User }) => {
    const archive = await call(api.account.exportOf, { params: { userId: person.id } });
    saveFile(archive, exportName(person.fullName, calendarDate(new Date(), zoneOf(user.timezone))));
  },
});

/** Deletes the account and the person's data in this browser. The guard then leads to the sign-in page. */
export const removeAccount = mutationOptions({
  mutationKey: ['account', 'remove'],
  gcTime: 0,
  mutationFn: (body: AccountDeletion) => call(api.account.remove, { body }),
  onSuccess: (_answer, _body, _shown, { client }) => {
    toast(currentText().account.remove.done);
    dispatchSession({ type: 'leaving' });
    announceLogOut();
    return forgetPerson(client);
  },
});
