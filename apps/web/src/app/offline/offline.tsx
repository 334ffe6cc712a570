// Loads after the first screen: keeps what is seen and done without a server, starts the service worker, and warns of what is
// finished although it is blocked.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepSeen } from '#app/offline/keep-seen.ts';
import { openQueue } from '#app/offline/queue.ts';
import { startWorker, waitingVersion } from '#app/offline/register-worker.ts';
import { restoreUnanswered } from '#app/offline/restore-unanswered.ts';
import { useCreatedTasks } from '#app/offline/use-created-tasks.ts';
import { WaitingBar } from '#app/offline/waiting-bar.tsx';
import { warnOfBlocked } from '#features/tasks/relations/warn-blocked.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

export function Offline() {
  const client = useQueryClient();
  const { id } = useCurrentUser();
  useEffect(() => void startWorker(), []);
  useEffect(() => keepSeen(client, id), [client, id]);
  useEffect(() => restoreUnanswered(client, id), [client, id]);
  useEffect(() => openQueue(id), [id]);
  useEffect(() => warnOfBlocked(client), [client]);
  useCreatedTasks();
  return (
    <>
      <WaitingBar />
      <NewVersion />
    </>
  );
}

function NewVersion() {
  const { offline } = useText();
  const version = useStore(waitingVersion);
  const [dismissed, dismiss] = useState<typeof version>();
  if (!version || version === dismissed) return null;
  return (
    <div
      role="status"
      className="flex min-h-8 w-full flex-wrap items-center justify-center gap-x-2 bg-sunken px-(--page-pad) py-0.5 text-13 text-ink-2"
    >
      <p>{offline.newVersion}</p>
      <Button variant="ghost" onClick={version.start}>
        {offline.reload}
      </Button>
      <Button variant="ghost" onClick={() => dismiss(version)}>
        {offline.later}
      </Button>
    </div>
  );
}
