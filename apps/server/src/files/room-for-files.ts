// The room for files of all: nobody takes more than a share of it, removed files give way first, and administrators learn when it fills.
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { ApiError, conflictError } from '#endpoints/errors.ts';
import { claimFullWarning, filesOf, giveWay, removableBytes, storedBytes } from '#files/room-for-files.sql.ts';
import { administratorIds, insertNotifications } from '#notifications/notifications.sql.ts';

const megabyte = 1_000_000;
const hour = 3_600;

type Quota = Pick<Config, 'filesQuota'>;

/** Throws 507 if there is no room for so many bytes more, even if all removed files give way; before anything is stored. */
export async function assertRoom(db: Db, { filesQuota }: Quota, more: number): Promise<void> {
  if (filesQuota === 0) return;
  const bytes = (await storedBytes(db)) - (await removableBytes(db));
  if (bytes + more > filesQuota * megabyte) throw full();
}

/**
 * Makes room for so many bytes more: the files that were removed first are gone for good, as far as it takes. Throws 507 if it does not
 * suffice. The caller holds the lock of the files (`lockFiles`).
 */
export async function makeRoom(tx: Db, { filesQuota }: Quota, more: number): Promise<void> {
  if (filesQuota === 0) return;
  const room = filesQuota * megabyte;
  const missing = async () => (await storedBytes(tx)) + more - room;
  const before = await missing();
  if (before <= 0) return;
  await giveWay(tx, before);
  if ((await missing()) > 0) throw full();
}

/** Throws 409 and 429 if a person would have more than a share of the room with so many bytes more, or would take it within a day. */
export async function assertShare(db: Db, { filesQuota }: Quota, userId: number, more: number): Promise<void> {
  if (filesQuota === 0) return;
  const { least, ofAll, ofDay } = attachmentLimits.share;
  const shareOf = (part: number) => Math.max(least, filesQuota * megabyte * part);
  const own = await filesOf(db, userId);
  if (own.bytes + more > shareOf(ofAll)) throw conflictError('attachments.shareFull');
  if (own.today + more > shareOf(ofDay)) throw new ApiError(429, 'too_many', 'attachments.dayFull', {}, hour);
}

/** Tells the administrators, once each time that the room fills beyond the mark. */
export async function warnOfFilling(tx: Db, { filesQuota }: Quota): Promise<void> {
  if (filesQuota === 0) return;
  const part = (await storedBytes(tx)) / (filesQuota * megabyte);
  if (!(await claimFullWarning(tx, part >= attachmentLimits.warnAt))) return;
  const details = { percent: Math.min(100, Math.floor(part * 100)) };
  await insertNotifications(tx, await administratorIds(tx), { kind: 'files_filling', details });
}

function full(): ApiError {
  return new ApiError(507, 'storage_full', 'attachments.full', {}, hour);
}
