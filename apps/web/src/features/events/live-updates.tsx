// Keeps the stream of events open while somebody is signed in, and says when events are polled every few seconds instead.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pausePolling, receiveEvents, resumePolling } from '#features/events/events.queries.ts';
import { joinStream } from '#features/events/live-tabs.ts';
import { ReportPlace } from '#features/presence/report-place.ts';
import { showPresent } from '#features/presence/show-present.ts';
import { currentUserQuery, useCurrentUser } from '#features/users/users.queries.ts';
import { useServerReachable } from '#lib/connectivity.ts';
import { isLive } from '#lib/live-state.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';

/** The notice of polling appears after a break of this length, in milliseconds. */
const noticeDelay = 10_000;

export function LiveUpdates() {
  const client = useQueryClient();
  const { id } = useCurrentUser();
  useEffect(() => {
    const leave = joinStream(id, {
      onOpen: (missed) => pausePolling(client, missed),
      onEvents: (events) => receiveEvents(client, events),
      onPresent: showPresent,
      onLost: () => resumePolling(client),
      // EventSource does not give the status: the session may have ended.
      onRefused: () => void client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined),
    });
    return () => {
      leave();
      showPresent([]);
      resumePolling(client);
    };
  }, [client, id]);
  return (
    <>
      <ReportPlace />
      <PollingNotice />
    </>
  );
}

function PollingNotice() {
  const { polling } = useText().shell;
  const live = useStore(isLive);
  const reachable = useServerReachable();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (live) return;
    const timer = setTimeout(() => setLong(true), noticeDelay);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [live]);
  const isShown = !live && isLong && reachable;
  // The live region exists before its text, so that screen readers announce the text.
  return (
    <p role="status" className={isShown ? 'px-(--page-pad) py-0.5 text-center text-12 text-ink-2' : 'sr-only'}>
      {isShown ? polling : null}
    </p>
  );
}
