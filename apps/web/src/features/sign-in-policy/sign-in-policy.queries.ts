// Who has to have a second step of the sign-in.
import * as api from '@app/contract/api.ts';
import type { SignInPolicyChoice } from '@app/contract/sign-in-policy/sign-in-policy.contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';

export const signInPolicyQuery = queryOptions({
  queryKey: ['sign-in-policy'],
  queryFn: ({ signal }) => call(api.signInPolicy.get, { signal }),
  refetchOnMount: 'always',
});

export const chooseSignInPolicy = mutationOptions({
  mutationKey: ['sign-in-policy', 'choose'],
  mutationFn: (body: SignInPolicyChoice) => call(api.signInPolicy.set, { body }),
  onSuccess: (chosen, _choice, _shown, { client }) => {
    client.setQueryData(signInPolicyQuery.queryKey, chosen);
    // It may concern whoever has chosen it.
    return client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  },
});
