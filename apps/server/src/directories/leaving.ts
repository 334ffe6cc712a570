// Whether so many people leave at once that the answer of the directory is more likely to be wrong than they are gone.
import { leavingAtOnce } from '@app/contract/directories/directories.limits.ts';

interface Leaving {
  /** People in the answer. */
  found: number;
  leaving: number;
  /** Active accounts that are linked with the directory. */
  active: number;
  /** How many an administrator has allowed. */
  allowed: number;
}

/** An answer without anybody is never believed. */
export function isTooMany({ found, leaving, active, allowed }: Leaving): boolean {
  if (leaving === 0) return false;
  if (found === 0) return true;
  if (leaving <= allowed) return false;
  if (leaving === active && active > 1) return true;
  return leaving > Math.max(leavingAtOnce.few, Math.floor(active * leavingAtOnce.share));
}
