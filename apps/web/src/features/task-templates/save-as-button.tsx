// 'Save as template' of an open task, for those who manage its board.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate } from 'lucide-react';
import { useEffect } from 'react';
import { saveAsAsk } from '#features/task-templates/template-asks.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { lazyOverlay, useAfterFirstPaint } from '#lib/lazy.tsx';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';

const SaveAsDialog = lazyOverlay(
  () => import('#features/task-templates/save-as-dialog.tsx').then((m) => ({ default: m.SaveAsDialog })),
  { opens: 'field', name: 'save-as-template' },
);

export function SaveAsButton({ task }: { task: Task }) {
  const { taskTemplates: words } = useText();
  const asked = useStore(saveAsAsk);
  const workspace = useQuery(workspacesQuery).data?.find(({ id }) => id === task.workspaceId);
  const close = () => saveAsAsk.set(undefined);
  const manages = workspace?.mayAddColumns === true;
  useAfterFirstPaint(() => manages && void SaveAsDialog.preload(), 'soon');
  // Who has left the task has left the dialog.
  useEffect(() => () => saveAsAsk.set(undefined), []);
  if (!manages) return null;
  return (
    <>
      <IconButton label={words.saveAs} icon={<LayoutTemplate />} aria-haspopup="dialog" onClick={() => saveAsAsk.set(task.id)} />
      {asked === task.id ? (
        <SaveAsDialog task={task} department={workspace.department} onClose={close} onLoadError={close} />
      ) : null}
    </>
  );
}
