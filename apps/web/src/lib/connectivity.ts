// Whether the server answers, and when it did last. The frame shows a bar when it does not.
import { storageKeys } from '@app/contract/limits.ts';
import { readLocal, removeLocal, writeLocal } from '#lib/local-storage.ts';
import { onResponse } from '#lib/response-events.ts';
import { createStore, useStore } from '#lib/store.ts';

/** Whether the last call had a response of the server. */
export const serverReachable = createStore(true);

/** When the server last answered, in milliseconds; 0 where that is not known. */
export const lastContact = createStore(0);

/** A gateway says that no server is behind it. */
const withoutServer = [0, 502, 504];

/** Watches every call: a call without a response means that the server cannot be reached. */
export function watchConnectivity(): void {
  lastContact.set(readLocal(storageKeys.lastContact, 0));
  serverReachable.set(navigator.onLine);
  onResponse(({ status, ofGateway = false, unreadable = false }) => {
    if (unreadable && !ofGateway) return;
    const answers = !ofGateway && !withoutServer.includes(status);
    if (answers) lastContact.set(Date.now());
    serverReachable.set(answers);
  });
  addEventListener('offline', () => serverReachable.set(false));
  addEventListener('online', () => serverReachable.set(true));
  // The page may end without notice, and often it is hidden before.
  document.addEventListener('visibilitychange', storeLastContact);
  addEventListener('pagehide', storeLastContact);
}

/** Stores when the server last answered, for a start without it. */
export function storeLastContact(): void {
  if (lastContact.get() > 0) writeLocal(storageKeys.lastContact, lastContact.get());
}

/** Forgets it, with the person. */
export function forgetLastContact(): void {
  lastContact.set(0);
  removeLocal(storageKeys.lastContact);
}

/** Returns whether the last call had a response. */
export function useServerReachable(): boolean {
  return useStore(serverReachable);
}
