// Exporting tasks as a file.
import { api, calendarDate, companyWorkspaceId, type ExportFormat, taskExportName, zoneOf } from '@app/contract';
import { mutationOptions } from '@tanstack/react-query';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';
import { saveFile } from '#lib/save-file.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

interface Wanted {
  /** 0 for everything that the person sees. */
  workspaceId: number;
  /** The name of the board in the name of the file. */
  board: string | undefined;
  format: ExportFormat;
}

/** Fetches the tasks of a board, or all tasks that the person sees, and saves them as a file. */
export const exportTasks = mutationOptions({
  mutationKey: ['exports'],
  mutationFn: async ({ workspaceId, board, format }: Wanted, { client }) => {
    const query = { format };
    const file = await (workspaceId === companyWorkspaceId
      ? call(api.exports.all, { query })
      : call(api.exports.board, { params: { workspaceId }, query }));
    const zone = zoneOf(client.getQueryData(currentUserQuery.queryKey)?.user.timezone ?? 'UTC');
    saveFile(file, taskExportName(board, format, calendarDate(new Date(), zone)));
  },
  onSuccess: () => toast({ title: currentText('overlays').exports.done }),
  onError: (error) => toast({ title: currentText('overlays').exports.failed, text: reasonOf(error), kind: 'destructive' }),
});
