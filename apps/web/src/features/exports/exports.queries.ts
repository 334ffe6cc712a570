// Exporting tasks as a file.
import * as api from '@app/contract/api.ts';
import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { type ExportFormat, taskExportName } from '@app/contract/exports/exports.rules.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { mutationOptions } from '@tanstack/react-query';
import { type ShownTable, shownTable } from '#features/exports/shown-table.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';
import { saveFile } from '#lib/save-file.ts';
import { currentLocale, currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

interface ExportInput {
  /** 0 for everything that the person sees. */
  workspaceId: number;
  /** The name of the board in the name of the file. */
  board: string | undefined;
  format: ExportFormat;
}

/** Fetches the tasks of a board, or all tasks that the person sees, and saves them as a file. */
export const exportTasks = mutationOptions({
  mutationKey: ['exports'],
  mutationFn: async ({ workspaceId, board, format }: ExportInput, { client }) => {
    const query = { format };
    const file = await (workspaceId === companyWorkspaceId
      ? call(api.exports.all, { query })
      : call(api.exports.board, { params: { workspaceId }, query }));
    const zone = zoneOf(client.getQueryData(currentUserQuery.queryKey)?.user.timezone ?? 'UTC');
    saveFile(file, taskExportName(board, format, calendarDate(new Date(), zone)));
  },
  onSuccess: () => toast({ title: currentText().exports.done }),
  onError: (error) => toast({ title: currentText().exports.failed, text: reasonOf(error), kind: 'destructive' }),
});

/** Saves the rows and columns on the screen as CSV. */
export const exportShown = mutationOptions({
  mutationKey: ['exports', 'shown'],
  mutationFn: async ({ board }: { board: string | undefined }, { client }) => {
    const read = shownTable.get();
    if (!read) throw new Error('No table is shown.');
    const [table, { csvOf }] = await Promise.all([read(), import('#features/exports/shown-csv.ts')]);
    const zone = zoneOf(client.getQueryData(currentUserQuery.queryKey)?.user.timezone ?? 'UTC');
    const file = new Blob([csvOf(table, cutText(table))], { type: 'text/csv;charset=utf-8' });
    saveFile(file, taskExportName(board, 'csv', calendarDate(new Date(), zone)));
    return table;
  },
  onSuccess: (table) => toast({ title: currentText().exports.done, text: cutText(table) }),
  onError: (error) => toast({ title: currentText().exports.failed, text: reasonOf(error), kind: 'destructive' }),
});

/** Says where the file ends before the list does, in the file and in the message. */
function cutText({ cutAt }: ShownTable): string | undefined {
  if (cutAt === undefined) return undefined;
  return currentText().exports.shownCut(new Intl.NumberFormat(currentLocale()).format(cutAt));
}
