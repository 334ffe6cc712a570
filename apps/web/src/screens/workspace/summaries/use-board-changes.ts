// Reads what others have changed on a board since the last visit; while the board is seen, it reports the visit to the server.

import { summaryLimits } from '@app/contract/hints/hints.limits.ts';
import { companyWorkspaceId, timing } from '@app/contract/limits.ts';
import type { BoardChanges } from '@app/contract/summaries/summaries.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { boardChangesQuery, reportVisit } from '#features/summaries/summaries.queries.ts';
import { useServerReachable } from '#lib/connectivity.ts';
import { useDates, useToday } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';

export function useBoardChanges(workspaceId: number): BoardChanges | undefined {
  const isReachable = useServerReachable();
  const [wasReachable, setReachable] = useState(isReachable);
  if (isReachable && !wasReachable) setReachable(true);
  // The company view has no visits. Without a server there is nothing to ask, and a failure later is shown.
  const isCounted = wasReachable && workspaceId !== companyWorkspaceId;
  useEffect(() => (isCounted ? reportVisits(workspaceId) : undefined), [isCounted, workspaceId]);
  return useQuery({ ...boardChangesQuery(workspaceId), enabled: isCounted }).data;
}

/** Reports while the page is visible, and when it becomes visible again. */
function reportVisits(workspaceId: number): () => void {
  const report = () => void (document.visibilityState === 'visible' && reportVisit(workspaceId));
  report();
  const timer = setInterval(report, summaryLimits.visitInterval);
  document.addEventListener('visibilitychange', report);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', report);
  };
}

/** Returns how many changes there are since when, such as '12 changes since yesterday 17:40'; undefined without any. */
export function useChangesText(changes: BoardChanges | undefined): string | undefined {
  const { summaries } = useText();
  const { dayOfInstant, formatClock, formatTime } = useDates();
  const today = useToday();
  if (!changes || changes.since === null || changes.count === 0) return undefined;
  const { since, count } = changes;
  const day = dayOfInstant(since);
  const days = Math.round((Date.parse(today) - Date.parse(day)) / timing.day);
  const moment = Date.parse(since);
  const when = days === 1 ? summaries.yesterdayAt(formatClock(moment)) : formatTime(moment);
  return summaries.changesSince(count, count >= summaryLimits.changed, when);
}
