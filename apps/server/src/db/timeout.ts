// A timeout that counts only the time in which an answer could have been read.
import { failureError, ownCodes } from '#db/failures.ts';

const step = 50;

/**
 * Settles as the work does, or rejects after the timeout. While the event loop is blocked, by loading modules or by another
 * process on the only core, an answer that arrived cannot be read: such a period counts as one step, however long it is.
 */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    let left = milliseconds;
    timer = setInterval(() => {
      left -= step;
      if (left <= 0) reject(failureError(ownCodes.unanswered, `no answer within ${milliseconds / 1000} seconds`));
    }, step);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearInterval(timer);
  }
}
