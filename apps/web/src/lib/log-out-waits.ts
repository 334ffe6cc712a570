// A log out that no server has answered: nobody is signed in here until the server has ended the session, because its cookie stays.
import * as api from '@app/contract/api.ts';
import { storageKeys } from '@app/contract/limits.ts';
import { call } from '#lib/call.ts';
import { readLocal, removeLocal, writeLocal } from '#lib/local-storage.ts';

let ending: Promise<boolean> | undefined;

/** Whether somebody has logged out without an answer. */
export function logOutWaits(): boolean {
  return readLocal(storageKeys.logOutWaits, false);
}

/** Whether a log out waits or is on its way: one that arrives later would end a new session. */
export function isLoggingOut(): boolean {
  return ending !== undefined || logOutWaits();
}

/** Notes a log out before the server hears of it. */
export function noteLogOut(): void {
  writeLocal(storageKeys.logOutWaits, true);
}

/** Forgets it: the server has ended the session, or the browser has a new one. */
export function forgetLogOut(): void {
  removeLocal(storageKeys.logOutWaits);
}

/** Ends the session of whoever has logged out without an answer. Returns whether the server has done so. */
export function finishLogOut(): Promise<boolean> {
  ending ??= call(api.auth.logout, {})
    .then(
      () => {
        forgetLogOut();
        return true;
      },
      () => false,
    )
    .finally(() => {
      ending = undefined;
    });
  return ending;
}
