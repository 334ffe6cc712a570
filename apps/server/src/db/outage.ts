// Tells the log of an outage of the database: when it begins, every few seconds how much it has cost, and when it is over.
import { codeOf, type DatabaseFailure, databaseFailure, reasonOf } from '#db/failures.ts';

interface Log {
  warn(line: object, message: string): void;
  error(line: object, message: string): void;
}

export interface Outage {
  /** Counts a failure of the database, so that nobody else needs to log it; false where the error tells of none. */
  counted(error: unknown): boolean;
  /** A log for jobs: a line whose error is a failure of the database is only counted. */
  log: Pick<Log, 'warn'>;
  stop(): void;
}

const usualPace = { look: 1_000, again: 10_000 };

/** Watches for outages; `isBack` says whether the database serves again. */
export function watchOutages(isBack: () => Promise<boolean>, log: Log, pace = usualPace): Outage {
  let since = 0;
  let told = 0;
  let failures = 0;
  let latest = 0;
  let timer: NodeJS.Timeout | undefined;

  function begin(failure: DatabaseFailure, error: unknown): void {
    since = performance.now();
    told = since;
    failures = 0;
    log.error({ failure, code: codeOf(error), reason: reasonOf(error) }, 'the database fails');
    timer = setTimeout(() => void look(), pace.look).unref();
  }

  async function look(): Promise<void> {
    const now = performance.now();
    const seconds = Math.round((now - since) / 1000);
    // What fails while a short question is answered still belongs to it.
    if (now - latest >= pace.look && (await isBack())) {
      timer = undefined;
      log.warn({ seconds, failures }, 'the database serves again');
      return;
    }
    if (now - told >= pace.again) {
      told = now;
      log.error({ seconds, failures }, 'the database still fails');
    }
    if (timer) timer = setTimeout(() => void look(), pace.look).unref();
  }

  function counted(error: unknown): boolean {
    const failure = databaseFailure(error);
    if (failure === undefined) return false;
    latest = performance.now();
    if (!timer) begin(failure, error);
    failures++;
    return true;
  }

  return {
    counted,
    log: {
      warn(line, message) {
        if (!('err' in line && counted(line.err))) log.warn(line, message);
      },
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
