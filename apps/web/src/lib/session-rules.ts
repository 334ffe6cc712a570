// The rules of the session (specification part 1, sections 4, 8 and 9), pure: problems, their notices and the rhythm of checks.
import { thresholds, timing } from '@app/contract';

/** What the check of the current user was answered; `code` is undefined where a 401 could not be read. */
export interface CheckAnswer {
  status: number;
  code?: string | undefined;
}

export type SessionNotice = 'error' | 'warning' | 'trouble';

/** The wait before the next check: 15 seconds after each of the first three, then 5 minutes. */
export function checkDelay(checks: number): number {
  return checks <= timing.currentUserFirstChecks ? timing.currentUserFirstEvery : timing.currentUserThenEvery;
}

/** Counts session problems of the current-user check and says which toast is due; none on the auth page. */
export function afterCheck(
  problems: number,
  answer: CheckAnswer,
  onAuthPage: boolean,
): { problems: number; notice?: SessionNotice } {
  if (answer.status >= 200 && answer.status < 300) return { problems: 0 };
  if (answer.status !== 401) return { problems };
  const counted = problems + 1;
  if (answer.code === 'session_missing') return { problems: Math.max(1, counted - 1) };
  if (onAuthPage) return { problems: counted };
  if (answer.code === 'user_missing') {
    return counted === thresholds.sessionErrorToast ? { problems: counted, notice: 'error' } : { problems: counted };
  }
  if (counted !== thresholds.sessionWarningToast) return { problems: counted };
  return { problems: counted, notice: answer.code === undefined ? 'trouble' : 'warning' };
}

/** Counts refusals of any call in a row; the third warns on the console. */
export function afterAnswer(refusals: number, status: number): { refusals: number; warn: boolean } {
  if (status !== 401) return { refusals: 0, warn: false };
  return { refusals: refusals + 1, warn: refusals + 1 === thresholds.consoleWarning };
}
