// 'Add column' above a board, for those who may; the dialog behind it comes after the first screen.
import { BetweenVerticalEnd } from 'lucide-react';
import { useState } from 'react';
import { late } from '#lib/late.tsx';
import { useLater } from '#lib/later.ts';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';

const ColumnDialog = late(() => import('#screens/workspace/board/column-dialog.tsx').then((m) => ({ default: m.ColumnDialog })), {
  opens: 'field',
  what: 'column',
});

export function AddColumn({ workspaceId }: { workspaceId: number }) {
  const { workspaces } = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useLater(() => void ColumnDialog.load());
  return (
    <>
      <IconButton label={workspaces.addColumn} icon={<BetweenVerticalEnd />} onClick={() => setOpen(true)} />
      {open ? <ColumnDialog workspaceId={workspaceId} onClose={close} onUnloaded={close} /> : null}
    </>
  );
}
