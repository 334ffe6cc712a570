// How many answers of the model one person waits for at the same time, in this process.
import { modelLimits } from '@app/contract/models/models.limits.ts';
import { ApiError } from '#endpoints/errors.ts';

const running = new Map<number, number>();

/** Counts an answer, and returns the function that ends it; throws 429 if the person waits for too many. */
export function takeSlot(userId: number): () => void {
  const others = running.get(userId) ?? 0;
  if (others >= modelLimits.replies) throw new ApiError(429, 'too_many', 'errors.tooManyAttempts', {}, 10);
  running.set(userId, others + 1);
  return () => {
    const left = (running.get(userId) ?? 1) - 1;
    if (left > 0) running.set(userId, left);
    else running.delete(userId);
  };
}
