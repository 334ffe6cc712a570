// The company's directory for administrators: its settings, a test, and the synchronisation.
import * as api from '@app/contract/api.ts';
import type { DirectoryChange } from '@app/contract/directories/directories.contract.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '#lib/call.ts';

/** It asks again while a synchronisation is under way. */
export const directoryQuery = queryOptions({
  queryKey: ['directory'],
  queryFn: ({ signal }) => call(api.directories.get, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state: { data, error } }) =>
    !error && (data?.run?.state === 'waiting' || data?.run?.state === 'running') ? 2_000 : false,
});

function refresh(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: directoryQuery.queryKey });
}

export const saveDirectory = mutationOptions({
  mutationKey: ['directory', 'save'],
  gcTime: 0,
  mutationFn: (body: z.input<typeof DirectoryChange>) => call(api.directories.set, { body }),
  onSettled: (_saved, _error, _body, _shown, { client }) => refresh(client),
});

export const removeDirectory = mutationOptions({
  mutationKey: ['directory', 'remove'],
  mutationFn: () => call(api.directories.remove, {}),
  onSettled: (_done, _error, _body, _shown, { client }) => refresh(client),
});

export const testDirectory = mutationOptions({
  mutationKey: ['directory', 'test'],
  gcTime: 0,
  mutationFn: (username: string) => call(api.directories.test, { body: { username } }),
});

/** `leaving` allows that many people to be deactivated. */
export const synchroniseDirectory = mutationOptions({
  mutationKey: ['directory', 'synchronise'],
  mutationFn: (leaving: number) => call(api.directories.synchronise, { body: { leaving } }),
  onSettled: (_done, _error, _leaving, _shown, { client }) => refresh(client),
});
