// The calls of tools for one message: bounded in number, and waited for, so that nothing happens behind a reply that has ended.
import { modelLimits } from '@app/contract/models/models.limits.ts';

/** A refusal that the model reads, so that it can say so or try something else. */
export class ToolRefusal extends Error {}

type Ended = 'done' | 'refused';

export interface ToolCalls {
  /** Counts a call; throws a refusal after too many. */
  count(): void;
  /** Remembers a call that runs. */
  keep(callId: string, running: Promise<unknown>): void;
  /** Waits for all calls, and returns how each ended. */
  ended(): Promise<ReadonlyMap<string, Ended>>;
}

export function toolCalls(): ToolCalls {
  const ends = new Map<string, Promise<Ended>>();
  let counted = 0;
  return {
    count() {
      counted++;
      if (counted > modelLimits.toolCalls) throw new ToolRefusal('Too many tools for one message. Answer with what you have.');
    },
    keep(callId, running) {
      ends.set(
        callId,
        running.then(
          (output): Ended => (isRefusal(output) ? 'refused' : 'done'),
          () => 'refused',
        ),
      );
    },
    async ended() {
      return new Map(await Promise.all([...ends].map(async ([callId, end]) => [callId, await end] as const)));
    },
  };
}

/** Whether a tool answered that it may not or cannot do what was asked. */
export function isRefusal(output: unknown): boolean {
  return typeof output === 'object' && output !== null && 'refused' in output;
}
