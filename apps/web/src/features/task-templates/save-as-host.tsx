// 'Save as template' of an open task, for those who manage its board.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saveAsAsk } from '#features/task-templates/template-asks.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { lazyOverlay, useAfterFirstPaint } from '#lib/lazy.tsx';
import { useStore } from '#lib/store.ts';

const SaveAsDialog = lazyOverlay(
  () => import('#features/task-templates/save-as-dialog.tsx').then((m) => ({ default: m.SaveAsDialog })),
  { opens: 'field', name: 'save-as-template' },
);

export function SaveAs({ task }: { task: Task }) {
  const requestedId = useStore(saveAsAsk);
  const workspace = useQuery(workspacesQuery).data?.find(({ id }) => id === task.workspaceId);
  const close = () => saveAsAsk.set(undefined);
  const manages = workspace?.mayAddColumns === true;
  useAfterFirstPaint(() => manages && void SaveAsDialog.preload(), 'soon');
  // Who has left the task has left the dialog.
  useEffect(() => () => saveAsAsk.set(undefined), []);
  if (!manages || requestedId !== task.id) return null;
  return <SaveAsDialog task={task} department={workspace.department} onClose={close} onLoadError={close} />;
}
