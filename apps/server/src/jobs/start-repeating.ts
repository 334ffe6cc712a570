// The timer of every job that looks again and again whether something is due.

export interface Clock {
  log: { warn(line: object, message: string): void };
  /** Returns whether writes must wait; the next check tries again. */
  isPaused?: (() => boolean) | undefined;
  /** Returns the time, for tests. */
  now?: (() => Date) | undefined;
  /** Told how each check ended. */
  ended?: ((result: 'done' | 'failed') => void) | undefined;
  /** In milliseconds. */
  every?: number | undefined;
}

/** What a check gets: the time, and the signal after which it begins nothing more. */
export interface Check {
  now: Date;
  signal: AbortSignal;
}

export interface Repeating {
  /** Checks now, or once more after the check that runs. */
  wake(): void;
  /** Stops the timer and waits for what is being written. */
  stop(): Promise<void>;
}

/** Checks at once and then repeatedly; the next check retries what failed. */
export function startRepeating(
  check: (at: Check) => Promise<unknown>,
  { isPaused = () => false, now = () => new Date(), ended = () => {}, every }: Clock & { every: number },
  failed: (error: unknown) => void,
): Repeating {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isWoken = false;
  let running = look();

  async function look(): Promise<void> {
    isRunning = true;
    isWoken = false;
    if (!isPaused()) {
      const result = await check({ now: now(), signal }).then(
        () => 'done' as const,
        (error: unknown) => {
          failed(error);
          return 'failed' as const;
        },
      );
      ended(result);
    }
    isRunning = false;
    if (signal.aborted) return;
    timer = setTimeout(
      () => {
        running = look();
      },
      isWoken ? 0 : every,
    );
    timer.unref();
  }

  return {
    wake() {
      isWoken = true;
      if (isRunning || signal.aborted) return;
      clearTimeout(timer);
      running = look();
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
