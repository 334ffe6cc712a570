// Adding many people.
import * as api from '@app/contract/api.ts';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

export type GivenPeople = NonNullable<Parameters<typeof call<typeof api.peopleImports.create>>[1]>['body'];

/** Reads a file, or pasted lines as one, into rows. */
export const readPeople = mutationOptions({
  mutationKey: ['users', 'read-people'],
  gcTime: 0,
  mutationFn: (upload: File) => call(api.peopleImports.read, { upload }),
});

/** Checks people, or invites them. Only the answer to an invitation has the links. */
export const addPeople = mutationOptions({
  mutationKey: ['users', 'add-people'],
  gcTime: 0,
  mutationFn: (body: GivenPeople) => call(api.peopleImports.create, { body }),
  onSuccess: (_result, { dryRun }, _shown, { client }) => {
    if (!dryRun) void client.invalidateQueries({ queryKey: ['invitations'] });
  },
});
