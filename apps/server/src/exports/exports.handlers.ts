// Exports: a board, or everything that the caller sees.
import { Readable } from 'node:stream';
import type { Api } from '@app/contract/api.ts';
import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { exportTypes, taskExportName } from '@app/contract/exports/exports.rules.ts';
import { rateLimits } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { baseUrl } from '#email/mail-values.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { FileAnswer, Handlers, RequestContext } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { CallerChanged, keepsRights, type Principal } from '#endpoints/principal.ts';
import { exportOrigin } from '#exports/export-origin.ts';
import { type ExportOrder, exportTasks } from '#exports/export-tasks.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { onBoard } from '#tasks/tasks.sql.ts';
import { columnsOf } from '#workspaces/columns.sql.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

export const exports: Handlers<Api['exports']> = {
  all: ({ actor, query, ...context }) =>
    answer(context, actor, { condition: taskVisibleTo(actor), format: query.format, board: undefined, columns: [] }),

  async board({ actor, params, query, ...context }) {
    const { db } = context;
    const workspace = requireFound(await requireWorkspace(db, actor, params.workspaceId), 'workspaces.notFound');
    return answer(context, actor, {
      condition: sql`${onBoard(workspace.departmentKey)} and ${taskVisibleTo(actor)}`,
      format: query.format,
      board: workspace.name,
      columns: (await columnsOf(db, workspace.id)).map(({ name }) => name),
    });
  },
};

async function answer(
  { db, config, asAssistant, address }: Pick<RequestContext, 'db' | 'config' | 'asAssistant' | 'address'>,
  actor: Principal,
  order: Omit<ExportOrder, 'actor' | 'origin' | 'server' | 'confirm'>,
): Promise<FileAnswer> {
  // The operator exports one board after the other, and not at the expense of the person in whose name.
  if (actor.via !== 'system') await limitAttempts(db, `export-tasks:${actor.id}`, rateLimits.exportTasks);
  const origin = await exportOrigin(config, db);
  const confirm = async () => {
    const { principal } = await asAssistant();
    if (!keepsRights(principal, actor)) throw new CallerChanged('a right was lost while the file was sent');
  };
  const chunks = await exportTasks(db, { ...order, actor, origin, server: baseUrl(config), confirm });
  const details = { format: order.format, name: order.board ?? null };
  await recordAudit(db, { by: actor, action: 'tasks_exported', details, address });
  return {
    file: Readable.from(chunks, { objectMode: false }),
    type: exportTypes[order.format],
    name: taskExportName(order.board, order.format, calendarDate(new Date(), zoneOf(actor.timezone))),
  };
}
