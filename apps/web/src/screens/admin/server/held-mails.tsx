// Says that mails are held since a restore, and ends that.

import { Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { endMailHold } from '#features/monitoring/monitoring.queries.ts';
import { useServerStateText } from '#features/monitoring/server-state-text.ts';
import { useNumbers } from '#lib/numbers.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Verdict } from '#screens/admin/verdict.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';

type Way = 'release' | 'discard';

export function HeldMails({ waiting }: { waiting: number }) {
  const words = useServerStateText();
  const { imports } = useText();
  const { formatCount } = useNumbers();
  const [confirming, setConfirming] = useState<Way>();
  const end = useMutation(endMailHold);
  const run = (way: Way) =>
    end.mutate(way === 'discard', {
      onSuccess: () => toast({ title: way === 'discard' ? words.discarded : words.released }),
      onError: (error) => toast({ title: words.endFailed, text: reasonOf(error), kind: 'destructive' }),
    });
  const way = confirming ?? 'discard';
  return (
    <div className="rounded-xl bg-surface p-4 shadow-card md:p-5">
      <Verdict tone="warning" title={words.held} text={words.heldText(formatCount(waiting))} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon={<Trash2 />} busy={end.isPending} busyLabel={words.ending} onClick={() => setConfirming('discard')}>
          {words.discard}
        </Button>
        <Button icon={<Send />} disabled={end.isPending} onClick={() => setConfirming('release')}>
          {words.release}
        </Button>
      </div>
      <Confirm
        danger={way === 'discard'}
        open={confirming !== undefined}
        onOpenChange={(open) => open || setConfirming(undefined)}
        title={words.endConfirm[way]}
        text={words.endText[way]}
        confirmLabel={words[way]}
        cancelLabel={imports.cancel}
        onConfirm={() => run(way)}
      />
    </div>
  );
}
