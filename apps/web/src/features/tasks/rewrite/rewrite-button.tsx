// The button that lets a language model rewrite a description; there is none without a model.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { useMaySuggest } from '#features/suggestions/suggestions.queries.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';

const RewriteDialog = lazyOverlay(
  () => import('#features/tasks/rewrite/rewrite-dialog.tsx').then((m) => ({ default: m.RewriteDialog })),
  { opens: 'layer' },
);

export function RewriteButton({ task }: { task: Task }) {
  const { suggestions } = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!useMaySuggest('propose') || !task.description) return null;
  return (
    <>
      <IconButton small label={suggestions.rewrite} icon={<WandSparkles />} className="-my-1" onClick={() => setOpen(true)} />
      {open ? <RewriteDialog task={task} onClose={close} onLoadError={close} /> : null}
    </>
  );
}
