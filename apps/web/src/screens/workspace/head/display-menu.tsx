// 'Display' above a board, and the dialog of a saved view that it opens.
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { lazyOverlay, useAfterFirstPaint } from '#lib/lazy.tsx';
import { useBelow } from '#lib/media.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { viewDialog } from '#screens/workspace/saved-views/view-dialog-state.ts';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';

const DisplayPanel = lazyOverlay(() =>
  import('#screens/workspace/head/display-panel.tsx').then((m) => ({ default: m.DisplayPanel })),
);
const ViewDialog = lazyOverlay(
  () => import('#screens/workspace/saved-views/view-dialog.tsx').then((m) => ({ default: m.ViewDialog })),
  { opens: 'field', name: 'view' },
);

export function DisplayMenu({ workspaceId, name }: { workspaceId: number; name: string }) {
  const { workspaces } = useText();
  const [isOpen, setOpen] = useState(false);
  // A phone has it under "…".
  const isPhone = useBelow('sm');
  const view = useStore(viewDialog);
  useAfterFirstPaint(() => void DisplayPanel.preload());
  const closeView = () => viewDialog.set(undefined);
  return (
    <>
      {isPhone ? null : (
        <Popover
          label={workspaces.display}
          align="end"
          open={isOpen}
          onOpenChange={setOpen}
          className="display-panel"
          trigger={<Button icon={<SlidersHorizontal />}>{workspaces.display}</Button>}
        >
          <DisplayPanel workspaceId={workspaceId} onClose={() => setOpen(false)} onLoadError={() => setOpen(false)} />
        </Popover>
      )}
      {view === undefined ? null : (
        <ViewDialog workspaceId={workspaceId} board={name} view={view} onClose={closeView} onLoadError={closeView} />
      )}
    </>
  );
}
