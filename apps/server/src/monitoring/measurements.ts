// Emits the measurements of this process to their counters: the metrics of operators and the charts of administrators.
import type { JobName } from '@app/contract/monitoring/jobs.limits.ts';
import type { AnsweredRequest } from '#endpoints/context.ts';

/** Receives what happens. */
interface Listener {
  answered?(request: AnsweredRequest): void;
  mail?(result: string): void;
  /** An attempt to deliver a webhook: `delivered`, or the code of its failure. */
  webhook?(result: string): void;
  /** A mail that came in, by what became of it. */
  received?(result: string): void;
  job?(name: JobName, result: JobResult): void;
}

/** How a run of a job ended. */
type JobResult = 'done' | 'failed';

export interface Measurements extends Required<Listener> {
  listen(listener: Listener): void;
}

/** Returns measurements without listeners. */
export function measurements(): Measurements {
  const listeners: Listener[] = [];
  return {
    listen: (listener) => void listeners.push(listener),
    answered: (request) => {
      for (const listener of listeners) listener.answered?.(request);
    },
    mail: (result) => {
      for (const listener of listeners) listener.mail?.(result);
    },
    webhook: (result) => {
      for (const listener of listeners) listener.webhook?.(result);
    },
    received: (result) => {
      for (const listener of listeners) listener.received?.(result);
    },
    job: (name, result) => {
      for (const listener of listeners) listener.job?.(name, result);
    },
  };
}
