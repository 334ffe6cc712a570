// Imports of tasks: upload, preview, start, progress, undo, report.
import * as api from '@app/contract/api.ts';
import { importReportName } from '@app/contract/imports/import-report.rules.ts';
import type { Import, ImportMapping, ImportPreview } from '@app/contract/imports/imports.contract.ts';
import { keepPreviousData, mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { RequestError } from '#lib/request-error.ts';
import { saveFile } from '#lib/save-file.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { untilFailed } from '#lib/until-failed.ts';

/** The progress of a running import is asked for at this interval. In milliseconds. */
const progressInterval = 1_000;

/** Returns whether an import or its undo still goes on. */
export function isRunning({ state }: Import): boolean {
  return state === 'running' || state === 'undoing';
}

export const importsQuery = queryOptions({
  queryKey: ['imports', 'list'],
  queryFn: ({ signal }) => call(api.imports.list, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state: { data, error } }) => untilFailed(error, data?.some(isRunning) ? progressInterval : false),
});

export const uploadImport = mutationOptions({
  mutationKey: ['imports', 'upload'],
  gcTime: 0,
  mutationFn: (file: File) => call(api.imports.upload, { upload: file }),
});

/** What an import would do with another mapping; the last preview stays until the next has come. */
export function importPreviewQuery({ id }: Pick<ImportPreview, 'id'>, mapping: ImportMapping) {
  return queryOptions({
    queryKey: ['imports', 'preview', id, mapping],
    queryFn: ({ signal }) => call(api.imports.preview, { params: { importId: id }, body: mapping, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What was chosen for a file that is not imported yet; it survives a reload. */
export interface StoredImport {
  id: number;
  mapping: ImportMapping;
  isBoardChosen: boolean;
}

/** The preview of a file that was uploaded before a reload, as it was mapped. */
export function storedPreviewQuery(stored: StoredImport | null) {
  return queryOptions({
    queryKey: ['imports', 'kept', stored?.id ?? 0],
    queryFn: stored
      ? ({ signal }) => call(api.imports.preview, { params: { importId: stored.id }, body: stored.mapping, signal })
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Whether a kept file is no longer there, or was imported in another window. */
export function isGone(error: unknown): boolean {
  return error instanceof RequestError && (error.status === 404 || error.status === 409);
}

export const startImport = mutationOptions({
  mutationKey: ['imports', 'start'],
  mutationFn: ({ id, mapping }: { id: number; mapping: ImportMapping }) =>
    call(api.imports.start, { params: { importId: id }, body: mapping }),
  onSuccess: (_started, _given, _shown, { client }) => client.invalidateQueries(importsQuery),
});

export const undoImport = mutationOptions({
  mutationKey: ['imports', 'undo'],
  mutationFn: ({ id }: Import) => call(api.imports.undo, { params: { importId: id } }),
  onError: (error) => toast({ title: currentText().imports.undoFailed, text: reasonOf(error), kind: 'destructive' }),
  onSettled: (_done, _error, _import, _shown, { client }) => client.invalidateQueries(importsQuery),
});

/** Saves the rows that were not imported, with the reasons, as a file. */
export const saveProblems = mutationOptions({
  mutationKey: ['imports', 'problems'],
  mutationFn: async ({ id, fileName }: Import) => {
    const { report } = currentText().imports;
    const file = await call(api.imports.problems, { params: { importId: id } });
    saveFile(file, importReportName(fileName, report.file));
  },
  onError: (error) => toast({ title: currentText().imports.reportFailed, text: reasonOf(error), kind: 'destructive' }),
});
