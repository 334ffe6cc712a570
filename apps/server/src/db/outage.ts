// Logs a database outage: when it begins, its cost every few seconds, and when it ends.
import { codeOf, type DatabaseFailure, databaseFailure, reasonOf } from '#db/failures.ts';

interface Log {
  warn(line: object, message: string): void;
  error(line: object, message: string): void;
}

export interface Outage {
  /** Counts a database failure, so that no other code needs to log it; returns false for other errors. */
  countFailure(error: unknown): boolean;
  /** A log for jobs: it only counts a line whose error is a database failure. */
  log: Pick<Log, 'warn'>;
  stop(): void;
}

const usualPace = { look: 1_000, again: 10_000 };

/** Watches for outages; `isBack` returns whether the database serves again. */
export function watchOutages(isBack: () => Promise<boolean>, log: Log, pace = usualPace): Outage {
  let since = 0;
  let loggedAt = 0;
  let failures = 0;
  let latest = 0;
  let timer: NodeJS.Timeout | undefined;

  function begin(failure: DatabaseFailure, error: unknown): void {
    since = performance.now();
    loggedAt = since;
    failures = 0;
    log.error({ failure, code: codeOf(error), reason: reasonOf(error) }, 'database outage began');
    timer = setTimeout(() => void look(), pace.look).unref();
  }

  async function look(): Promise<void> {
    const now = performance.now();
    const seconds = Math.round((now - since) / 1000);
    // A failure during the short probe still belongs to the outage.
    if (now - latest >= pace.look && (await isBack())) {
      timer = undefined;
      log.warn({ seconds, failures }, 'database outage ended');
      return;
    }
    if (now - loggedAt >= pace.again) {
      loggedAt = now;
      log.error({ seconds, failures }, 'database outage continues');
    }
    if (timer) timer = setTimeout(() => void look(), pace.look).unref();
  }

  function countFailure(error: unknown): boolean {
    const failure = databaseFailure(error);
    if (failure === undefined) return false;
    latest = performance.now();
    if (!timer) begin(failure, error);
    failures++;
    return true;
  }

  return {
    countFailure,
    log: {
      warn(line, message) {
        if (!('err' in line && countFailure(line.err))) log.warn(line, message);
      },
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
