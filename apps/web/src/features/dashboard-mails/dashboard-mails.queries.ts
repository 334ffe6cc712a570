// Queries and changes which dashboards the person gets by mail every Monday.
import * as api from '@app/contract/api.ts';
import type { DashboardMails } from '@app/contract/dashboard-mails/dashboard-mails.contract.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { announce } from '#lib/announce.ts';
import { call } from '#lib/call.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

export const dashboardMailsQuery = queryOptions({
  queryKey: ['dashboard-mails'],
  queryFn: ({ signal }) => call(api.dashboardMails.list, { signal }),
});

interface Choice {
  workspaceId: number;
  on: boolean;
}

/** Shows the choice at once, and the stored one again where it cannot be saved. */
export function setDashboardMail(client: QueryClient) {
  const { queryKey } = dashboardMailsQuery;
  return mutationOptions({
    mutationKey: ['dashboard-mails', 'set'],
    scope: { id: 'dashboard-mails' },
    mutationFn: ({ workspaceId, on }: Choice) => call(api.dashboardMails.set, { params: { workspaceId }, body: { on } }),
    onMutate: async (choice) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (mails) => mails && changed(mails, choice));
    },
    onSuccess: (mails, { on }) => {
      client.setQueryData(queryKey, mails);
      const { monday } = currentText().summaries;
      announce(on ? monday.isOn : monday.isOff);
    },
    onError: (error) => {
      toast({ title: currentText().summaries.monday.failed, text: reasonOf(error), kind: 'destructive' });
      return client.invalidateQueries({ queryKey });
    },
  });
}

function changed(mails: DashboardMails, { workspaceId, on }: Choice): DashboardMails {
  const others = mails.boards.filter((board) => board.workspaceId !== workspaceId);
  return { ...mails, boards: on ? [...others, { workspaceId, name: null }] : others };
}
