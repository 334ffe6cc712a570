// The stream of a reply: sends its events, keeps the connection alive, and ends with the reply.
import type { Writable } from 'node:stream';
import type { ReplyEvent } from '@app/contract/conversations/conversations.contract.ts';
import { live } from '@app/contract/limits.ts';
import type { RequestContext, StreamAnswer } from '#endpoints/context.ts';

type Send = (event: ReplyEvent) => void;

/** Runs `reply` once the connection is ready. The signal aborts when the connection closes. */
export function replyStream(log: RequestContext['log'], reply: (send: Send, signal: AbortSignal) => Promise<void>): StreamAnswer {
  return {
    stream(out) {
      const closing = new AbortController();
      out.on('close', () => closing.abort()).on('error', () => {});
      // Whoever went before the reply began does not close again.
      if (out.destroyed) closing.abort();
      // A comment that clients ignore: proxies and this server close silent connections.
      const beat = setInterval(() => write(out, ':\n\n'), live.heartbeat);
      reply((event) => write(out, `data: ${JSON.stringify(event)}\n\n`), closing.signal)
        .catch((error: unknown) => log.warn({ err: error }, 'a reply of the assistant failed'))
        .finally(() => {
          clearInterval(beat);
          out.end();
        });
    },
  };
}

function write(out: Writable, text: string): void {
  if (out.writable) out.write(text);
}
