// Says of an open task that it is in the archive, and brings it back to its board.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { actOnMany } from '#features/tasks/bulk-changes/act-on-many.ts';
import { cardOf } from '#features/tasks/data/patch-board.ts';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

export function ArchivedNote({ task }: { task: Task }) {
  const { archive } = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function restore() {
    setBusy(true);
    await actOnMany(client, { cards: [cardOf(task)], change: { archived: false }, text: task.title });
    await client.invalidateQueries(taskQuery(task.id));
    setBusy(false);
  }
  return (
    <div role="note" className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-hover px-3 py-2 text-13">
      <Archive aria-hidden="true" className="size-4 text-ink-2" />
      <p className="min-w-0 flex-1 basis-48">
        <strong className="font-semibold">{archive.isArchived}</strong>{' '}
        <span className="text-ink-2">{archive.isArchivedText}</span>
      </p>
      <Button busy={busy} onClick={() => void restore()}>
        {archive.restore}
      </Button>
    </div>
  );
}
