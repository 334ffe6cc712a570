// Tells the server what this tab shows, as long as it is visible, used and live, and the person shares it.
import * as api from '@app/contract/api.ts';
import { presenceTiming } from '@app/contract/limits.ts';
import { type PlaceInput, type PresenceField, presenceFields } from '@app/contract/presence/presence.contract.ts';
import { screenId, screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { matchPath, useLocation } from 'react-router';
import { presentPeople } from '#features/presence/present-people.ts';
import { boardQuery, taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { call, RequestError } from '#lib/call.ts';
import { isLive } from '#lib/live-state.ts';
import { session } from '#lib/session.ts';
import { useStore } from '#lib/store.ts';

/** Returns the place that a URL shows; null if it shows neither a board nor a task. */
export function placeOf({ pathname, search }: { pathname: string; search: string }): PlaceInput | null {
  const page = screenId(matchPath(screens.task.pattern, pathname)?.params.taskId);
  if (page) return { workspaceId: null, taskId: page };
  const workspaceId = screenId(matchPath(screens.workspace.pattern, pathname)?.params.workspaceId);
  if (workspaceId === undefined) return null;
  return { workspaceId, taskId: screenId(new URLSearchParams(search).get('task') ?? undefined) || null };
}

/** Returns the field of a task that has the focus and a text. */
function editedField(): PresenceField | null {
  const field = document.activeElement;
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text');
  if (!isText || field.value.trim() === '') return null;
  const name = field.closest<HTMLElement>('[data-edits]')?.dataset['edits'];
  return presenceFields.find((one) => one === name) ?? null;
}

const tab = randomId();

export function ReportPlace() {
  const { sharePresence } = useCurrentUser();
  const live = useStore(isLive);
  const { pathname, search } = useLocation();
  const isOn = sharePresence && live;
  const place = useLoaded(placeOf({ pathname, search }));
  const current = useEffectEvent(() => place);
  const reports = useRef<Reports>(undefined);
  useEffect(() => {
    if (!sharePresence) presentPeople.set([]);
    if (!isOn) return;
    const started = reportWhileShown(() => current());
    reports.current = started;
    return started.stop;
  }, [isOn, sharePresence]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the place changes
  useEffect(() => reports.current?.soon(), [place?.workspaceId, place?.taskId]);
  return null;
}

/** Returns what of a place has loaded: before, it is not known whether the person sees it. */
function useLoaded(place: PlaceInput | null): PlaceInput | null {
  const { workspaceId = null, taskId = null } = place ?? {};
  const board = useQuery({ ...boardQuery(workspaceId ?? 0), enabled: false, select: isPresent });
  const task = useQuery({ ...taskQuery(taskId ?? 0), enabled: false, select: isPresent });
  const loaded = {
    workspaceId: workspaceId !== null && board.data ? workspaceId : null,
    taskId: taskId !== null && task.data ? taskId : null,
  };
  return loaded.workspaceId === null && loaded.taskId === null ? null : loaded;
}

function isPresent(data: unknown): boolean {
  return data !== undefined;
}

interface Reports {
  /** Reports the place in a moment, if it is another one by then. */
  soon(): void;
  stop(): void;
}

/** Reports the place after each change and at intervals, until it is stopped. */
function reportWhileShown(placeNow: () => PlaceInput | null): Reports {
  const ending = new AbortController();
  const { signal } = ending;
  let sent = 'null';
  /** A place that was refused is not reported again until it is another one. */
  let refused = '';
  let usedAt = Date.now();
  let settling: ReturnType<typeof setTimeout> | undefined;

  function send(place: PlaceInput | null): void {
    const text = JSON.stringify(place);
    sent = text;
    // Nobody misses a report: the next one follows soon.
    call(api.presence.report, { body: { tab, place } }).catch((error: unknown) => {
      if (error instanceof RequestError && [403, 404].includes(error.status)) refused = text;
    });
  }
  function shown(): PlaceInput | null {
    if (document.hidden || session.get().phase !== 'alive' || Date.now() - usedAt > presenceTiming.idle) return null;
    const place = placeNow();
    return place?.taskId ? { ...place, editing: editedField() } : place;
  }
  function reportChange(): void {
    clearTimeout(settling);
    const place = shown();
    if (JSON.stringify(place) !== sent) send(place);
  }
  function soon(): void {
    clearTimeout(settling);
    settling = setTimeout(reportChange, presenceTiming.settle);
  }
  function use(): void {
    const wasAway = Date.now() - usedAt > presenceTiming.idle;
    usedAt = Date.now();
    if (wasAway) soon();
  }
  function leave(): void {
    clearTimeout(settling);
    if (sent !== 'null') send(null);
  }

  for (const type of ['focusin', 'focusout', 'input']) document.addEventListener(type, soon, { signal });
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'wheel'])
    document.addEventListener(type, use, { signal, passive: true, capture: true });
  document.addEventListener('visibilitychange', reportChange, { signal });
  addEventListener('pagehide', leave, { signal });
  addEventListener('pageshow', soon, { signal });
  const endSession = session.subscribe(() => session.get().phase === 'leaving' && leave());
  const beat = setInterval(() => {
    const place = shown();
    if ((place || sent !== 'null') && JSON.stringify(place) !== refused) send(place);
  }, presenceTiming.beat);
  soon();
  return {
    soon,
    stop() {
      ending.abort();
      endSession();
      clearInterval(beat);
      if (session.get().phase === 'alive') leave();
      else clearTimeout(settling);
    },
  };
}

/** Without HTTPS there is no `crypto.randomUUID`. */
function randomId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
