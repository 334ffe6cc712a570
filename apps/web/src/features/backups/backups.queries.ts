// Backups for administrators: the newest ones, and one to make now.
import * as api from '@app/contract/api.ts';
import type { BackupRun } from '@app/contract/backups/backups.contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { untilFailed } from '#lib/until-failed.ts';

const key = ['backups'];

/** Returns whether a backup waits or is being made. */
export function isUnderWay({ state }: Pick<BackupRun, 'state'>): boolean {
  return state === 'queued' || state === 'writing' || state === 'testing';
}

/** Asked more often while one is made. */
export const backupsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => call(api.backups.list, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state: { data, error } }) => untilFailed(error, data?.runs.some(isUnderWay) ? 2_000 : 30_000),
});

/** Makes a backup; somebody else may have begun one meanwhile. */
export const makeBackup = mutationOptions({
  mutationKey: ['backups', 'make'],
  mutationFn: () => call(api.backups.make, {}),
  onSettled: (_made, _error, _nothing, _shown, { client }) => client.invalidateQueries({ queryKey: key }),
});
