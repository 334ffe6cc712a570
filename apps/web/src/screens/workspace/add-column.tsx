// 'Add column' above a board, for those who may; the dialog behind it comes after the first screen.
import { BetweenVerticalEnd } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLater } from '#lib/later.ts';
import { part } from '#lib/part.tsx';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';

const loadDialog = () => import('#screens/workspace/column-dialog.tsx').then((m) => ({ default: m.ColumnDialog }));
const ColumnDialog = part(loadDialog);

export function AddColumn({ workspaceId }: { workspaceId: number }) {
  const { workspaces } = useText();
  const [open, setOpen] = useState(false);
  useLater(() => void ColumnDialog.load());
  return (
    <>
      <IconButton label={workspaces.addColumn} icon={<BetweenVerticalEnd />} onClick={() => setOpen(true)} />
      <Suspense>{open ? <ColumnDialog workspaceId={workspaceId} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
