// The steps of the set-up, as the server finds them.
import * as api from '@app/contract/api.ts';
import type { CurrentUser } from '@app/contract/auth/auth.contract.ts';
import type { SetupChange } from '@app/contract/setup/setup.contract.ts';
import { mutationOptions, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';

export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => call(api.setup.get, { signal }),
  refetchOnMount: 'always',
});

/** Puts a step off or dismisses the card. The server answers with the steps as they are then. */
export const changeSetup = mutationOptions({
  mutationKey: ['setup', 'change'],
  mutationFn: (body: SetupChange) => call(api.setup.set, { body }),
  onSuccess: (setup, _body, _shown, { client }) => client.setQueryData(setupQuery.queryKey, setup),
});

/** Gives the card no more room on the screens that come. */
export function forgetSetup(client: QueryClient): void {
  client.setQueryData(currentUserQuery.queryKey, (known: CurrentUser | null | undefined) =>
    known ? { ...known, showsSetup: false } : known,
  );
}

/** What is read and may finish a step: the test of the mail server, and backups. */
const watched = ['email', 'backups'];

/** Asks the server again after everything that may have finished a step: a write, or what `watched` has found. */
export function useFreshSetup(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: setupQuery.queryKey });
    const found = new Map<string, unknown>();
    const endWrites = client.getMutationCache().subscribe((event) => {
      const isOwn = event.mutation?.options.mutationKey?.[0] === setupQuery.queryKey[0];
      if (event.type === 'updated' && event.action.type === 'success' && !isOwn) refresh();
    });
    const endReads = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || !watched.includes(String(event.query.queryKey[0])))
        return;
      const { queryHash, state } = event.query;
      if (found.get(queryHash) !== state.data) refresh();
      found.set(queryHash, state.data);
    });
    return () => {
      endWrites();
      endReads();
    };
  }, [client]);
}
