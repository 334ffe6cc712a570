// Keeps the stream of events open while somebody is signed in, and says where events are asked for every few seconds instead.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pausePolling, receiveEvents, resumePolling } from '#features/events/events.queries.ts';
import { joinStream } from '#features/events/live-tabs.ts';
import { currentUserQuery, useCurrentUser } from '#features/users/users.queries.ts';
import { useServerReachable } from '#lib/connectivity.ts';
import { isLive } from '#lib/live-state.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';

/** A short break is not worth a word. In milliseconds. */
const patience = 10_000;

export function LiveUpdates() {
  const client = useQueryClient();
  const { id } = useCurrentUser();
  useEffect(() => {
    const leave = joinStream(id, {
      onOpen: (missed) => pausePolling(client, missed),
      onEvents: (events) => receiveEvents(client, events),
      onLost: () => resumePolling(client),
      // It does not say why: the session may be over.
      onRefused: () => void client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined),
    });
    return () => {
      leave();
      resumePolling(client);
    };
  }, [client, id]);
  return <PollingNotice />;
}

function PollingNotice() {
  const { polling } = useText().shell;
  const live = useStore(isLive);
  const reachable = useServerReachable();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (live) return;
    const timer = setTimeout(() => setLong(true), patience);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [live]);
  if (live || !isLong || !reachable) return null;
  return (
    <p role="status" className="px-(--page-pad) py-0.5 text-center text-12 text-ink-2">
      {polling}
    </p>
  );
}
