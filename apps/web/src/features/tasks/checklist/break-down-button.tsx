// The button that lets a language model suggest checklist items; there is none without a model.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { useMaySuggest } from '#features/suggestions/suggestions.queries.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

const BreakDownDialog = lazyOverlay(
  () => import('#features/tasks/checklist/break-down-dialog.tsx').then((m) => ({ default: m.BreakDownDialog })),
  { opens: 'layer' },
);

export function BreakDownButton({ task }: { task: Task }) {
  const { suggestions } = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!useMaySuggest('propose')) return null;
  return (
    <>
      <Button variant="ghost" icon={<WandSparkles />} onClick={() => setOpen(true)}>
        {suggestions.breakDown}
      </Button>
      {open ? <BreakDownDialog task={task} onClose={close} onLoadError={close} /> : null}
    </>
  );
}
