// Who may create an account.
import * as api from '@app/contract/api.ts';
import type { RegistrationMode } from '@app/contract/registration/registration.rules.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

export const registrationQuery = queryOptions({
  queryKey: ['registration'],
  queryFn: ({ signal }) => call(api.registration.get, { signal }),
  refetchOnMount: 'always',
});

export const chooseRegistration = mutationOptions({
  mutationKey: ['registration', 'choose'],
  mutationFn: (mode: RegistrationMode) => call(api.registration.set, { body: { mode } }),
  onSuccess: (chosen, _mode, _shown, { client }) => client.setQueryData(registrationQuery.queryKey, chosen),
});
