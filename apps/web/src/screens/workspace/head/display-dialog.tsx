// 'Display' on a phone, which has it under "…".
import { useText } from '#lib/text.ts';
import { DisplayPanel } from '#screens/workspace/head/display-panel.tsx';
import { Dialog } from '#ui/dialog.tsx';

export function DisplayDialog({ workspaceId, onClose }: { workspaceId: number; onClose: () => void }) {
  const { workspaces } = useText();
  return (
    <Dialog open title={workspaces.display} onOpenChange={(open) => open || onClose()}>
      <div className="display-parts">
        <DisplayPanel workspaceId={workspaceId} onClose={onClose} />
      </div>
    </Dialog>
  );
}
