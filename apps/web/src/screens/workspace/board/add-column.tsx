// 'Add column' above a board, for people who may; its dialog loads after the first paint.
import { BetweenVerticalEnd } from 'lucide-react';
import { useState } from 'react';
import { lazyOverlay, useAfterFirstPaint } from '#lib/lazy.tsx';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';

const ColumnDialog = lazyOverlay(
  () => import('#screens/workspace/board/column-dialog.tsx').then((m) => ({ default: m.ColumnDialog })),
  {
    opens: 'field',
    name: 'column',
  },
);

export function AddColumn({ workspaceId }: { workspaceId: number }) {
  'use no memo';
  const { columns } = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useAfterFirstPaint(() => void ColumnDialog.preload());
  return (
    <>
      <IconButton label={columns.addColumn} icon={<BetweenVerticalEnd />} onClick={() => setOpen(true)} />
      {open ? <ColumnDialog workspaceId={workspaceId} onClose={close} onLoadError={close} /> : null}
    </>
  );
}
