// Imports: upload with a preview, start, progress, undo, report of problems.
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { importReportName } from '@app/contract/imports/import-report.rules.ts';
import { importLimits } from '@app/contract/imports/imports.limits.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import type { Db } from '#db/connect.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { assertValid, conflictError, requireFound } from '#endpoints/errors.ts';
import { csvHeader, csvRows } from '#exports/csv.ts';
import {
  beginImport,
  findImport,
  findImportJob,
  type ImportJob,
  insertImport,
  latestImports,
  problemsOf,
  surroundingsOf,
} from '#imports/imports.sql.ts';
import { previewImport } from '#imports/preview-import.ts';
import { readFile } from '#imports/read-file.ts';
import { runImport } from '#imports/run-import.ts';
import { assertRoomForTask } from '#tasks/room-for-task.ts';

export const imports: Handlers<Api['imports']> = {
  async upload({ db, actor, address, upload, transaction }) {
    const file = await readFile(upload);
    const { total } = file;
    const fileName = (upload.fileName ?? '').replaceAll('\u0000', '').toWellFormed().slice(-importLimits.fileName).toWellFormed();
    const id = await transaction(async (tx) => {
      const importId = await insertImport(tx, { userId: actor.id, fileName, source: file.source, content: upload, total });
      const target = auditTarget('import', importId);
      await recordAudit(tx, { by: actor, action: 'import_uploaded', target, details: { tasks: total }, address });
      return importId;
    });
    // Outside of the transaction: nobody waits for the plan of 50,000 tasks.
    return previewImport(db, actor, { id, fileName }, file);
  },

  async preview({ db, actor, params, body }) {
    const job = await waitingImport(db, params.importId);
    return previewImport(db, actor, { id: job.id, fileName: job.fileName }, await readFile(job.content), body);
  },

  async start({ db, actor, address, params, body, transaction, log, stopping }) {
    const { id, source } = await waitingImport(db, params.importId);
    const { boards } = await surroundingsOf(db);
    const board = boards.find(({ id: workspaceId }) => workspaceId === body.workspaceId);
    assertValid(board !== undefined && board.columns.length > 0, 'workspaceId', 'workspaces.notFound');
    await assertRoomForTask(db, board.id);
    const started = await transaction(async (tx) => {
      const begun = await beginImport(tx, id, { from: ['previewed'], to: 'running', mapping: body, userId: actor.id });
      if (!begun) throw conflictError('imports.startedAlready');
      const details = { source, board: board.name };
      await recordAudit(tx, { by: actor, action: 'import_started', target: auditTarget('import', id), details, address });
      return requireFound(await findImport(tx, id), 'imports.notFound');
    });
    void runImport(id, { db, log, signal: stopping });
    return started;
  },

  list: ({ db }) => latestImports(db),

  get: async ({ db, params }) => requireFound(await findImport(db, params.importId), 'imports.notFound'),

  async problems({ db, actor, params }) {
    const { fileName } = requireFound(await findImport(db, params.importId), 'imports.notFound');
    const words = catalogues[actor.language].imports;
    const columns = [words.report.row, words.report.title, words.report.problem];
    const rows = (await problemsOf(db, params.importId)).map(({ row, title, problem }) => ({
      [words.report.row]: row,
      [words.report.title]: title,
      [words.report.problem]: words.problems[problem],
    }));
    const file = Buffer.from(csvHeader(columns) + csvRows(columns, rows));
    return { file, name: importReportName(fileName, words.report.file) };
  },

  async undo({ db, actor, address, params, transaction, log, stopping }) {
    const { id } = requireFound(await findImport(db, params.importId), 'imports.notFound');
    const undone = await transaction(async (tx) => {
      const begun = await beginImport(tx, id, { from: ['done', 'failed'], to: 'undoing' });
      if (!begun) throw conflictError('imports.notFinished');
      await recordAudit(tx, { by: actor, action: 'import_undone', target: auditTarget('import', id), address });
      return requireFound(await findImport(tx, id), 'imports.notFound');
    });
    void runImport(id, { db, log, signal: stopping });
    return undone;
  },
};

/** Returns an import that was not started yet, with its file; throws 404 for another. */
async function waitingImport(db: Db, importId: number): Promise<ImportJob & { content: Buffer }> {
  const job = requireFound(await findImportJob(db, importId), 'imports.notFound');
  if (job.state !== 'previewed' || !job.content) throw conflictError('imports.startedAlready');
  return { ...job, content: job.content };
}
