// Incoming mail: how it is set up, the addresses of boards, and the log.
import * as api from '@app/contract/api.ts';
import type { BodyInput } from '@app/contract/endpoint.ts';
import type { IncomingMailState } from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { untilFailed } from '#lib/until-failed.ts';

/** How often the log and the state of the mailbox are loaded again while they are open (milliseconds). */
const refresh = 20_000;

export const incomingSetupQuery = queryOptions({
  queryKey: ['incoming-mails', 'setup'],
  queryFn: ({ signal }) => call(api.incomingMails.setup, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state: { error } }) => untilFailed(error, refresh),
});

/** The log, newest first. */
export function incomingLogQuery(state: IncomingMailState | undefined) {
  return infiniteQueryOptions({
    queryKey: ['incoming-mails', 'log', state],
    queryFn: ({ pageParam, signal }) =>
      call(api.incomingMails.list, { query: { ...(state && { state }), before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => (next === null ? undefined : String(next)),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { error } }) => untilFailed(error, refresh),
  });
}

type Change = BodyInput<typeof api.incomingMails.setAddress> & { workspaceId: number };

/** Switches an address on or off, or replaces it; the answer goes into the list. */
export const changeBoardAddress = mutationOptions({
  mutationKey: ['incoming-mails', 'change'],
  mutationFn: ({ workspaceId, ...body }: Change) => call(api.incomingMails.setAddress, { params: { workspaceId }, body }),
  onSuccess: (changed, { newSecret, isOn }, _shown, { client }) => {
    const { boards: words } = currentText().incomingMails;
    client.setQueryData(
      incomingSetupQuery.queryKey,
      (setup) =>
        setup && { ...setup, boards: setup.boards.map((board) => (board.workspaceId === changed.workspaceId ? changed : board)) },
    );
    toast({ title: newSecret ? words.renewed : isOn ? words.switchedOn : words.switchedOff });
  },
  onError: (error) => toast({ title: currentText().incomingMails.boards.failed, text: reasonOf(error), kind: 'destructive' }),
  onSettled: (_changed, _error, _change, _shown, { client }) =>
    client.invalidateQueries({ queryKey: incomingSetupQuery.queryKey }),
});
