// Notices that the caller's session ends or is revoked while a model works for them.
import { modelLimits } from '@app/contract/models/models.limits.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { ApiError } from '#endpoints/errors.ts';

export interface CallerWatch {
  /** Aborts, with the error as its reason, when the session has ended. */
  signal: AbortSignal;
  /** Reads the caller again; a session that has ended aborts the signal, too. */
  caller: RequestContext['asAssistant'];
  end(): void;
}

/** Reads the caller again and again until `end` is called, or their session has ended. */
export function watchCaller(asAssistant: RequestContext['asAssistant']): CallerWatch {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  async function caller() {
    try {
      return await asAssistant();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) ending.abort(error);
      throw error;
    }
  }
  function wait(): void {
    timer = setTimeout(() => {
      // A database that fails for a moment ends nothing.
      const check = caller().catch(() => undefined);
      void check.then(() => timer && !ending.signal.aborted && wait());
    }, modelLimits.sessionCheck);
  }
  wait();
  return {
    ...{ signal: ending.signal, caller },
    end() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
