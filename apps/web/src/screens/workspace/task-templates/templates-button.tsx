// 'Task templates' above a board, and the dialog that it and the command menu open.
import type { TaskTemplate } from '@app/contract';
import { LayoutTemplate } from 'lucide-react';
import { useEffect } from 'react';
import { rememberTemplate, templatesAsk } from '#features/task-templates/template-asks.ts';
import { runShortcut } from '#lib/hotkey.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useBelow } from '#lib/media.ts';
import { afterOverlays } from '#lib/overlays.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';

export const TemplatesDialog = lazyOverlay(
  () => import('#screens/workspace/task-templates/templates-dialog.tsx').then((m) => ({ default: m.TemplatesDialog })),
  { opens: 'layer' },
);

export function TemplatesButton({ workspaceId, manages }: { workspaceId: number; manages: boolean }) {
  const { taskTemplates: words } = useText();
  const isOpen = useStore(templatesAsk);
  // On a phone the dialog of a new task leads here, and the command menu.
  const narrow = useBelow('md');
  const close = () => templatesAsk.set(false);
  // Who has left the board has left the dialog.
  useEffect(() => () => templatesAsk.set(false), []);
  function use(template: TaskTemplate) {
    rememberTemplate(template);
    close();
    afterOverlays(() => runShortcut('create'));
  }
  return (
    <>
      {manages && !narrow ? (
        <IconButton label={words.title} icon={<LayoutTemplate />} aria-haspopup="dialog" onClick={() => templatesAsk.set(true)} />
      ) : null}
      {isOpen ? <TemplatesDialog workspaceId={workspaceId} onUse={use} onClose={close} onLoadError={close} /> : null}
    </>
  );
}
