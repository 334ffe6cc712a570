// One open stream: messages wait until its connection is ready, and a client that does not read is disconnected.
import type { Writable } from 'node:stream';
import type { Actor } from '@app/contract/access.ts';
import { live } from '@app/contract/limits.ts';

export interface LiveStream {
  /** The reader, with their rights when the stream was opened. */
  reader: Actor;
  sessionId: string;
  /** The same for readers with the same rights. */
  rights: string;
  /** A text that many streams get is best given as bytes, which are the same for all. */
  send(text: string | Buffer): void;
  /** Sends the first message and all messages since on the connection, and continues there. */
  attach(out: Writable, first: string): void;
  /** Closes the stream; the client reconnects after that many milliseconds. */
  end(retry: number): void;
}

/** Opens a stream; `onClose` is called once its connection is closed by either side. */
export function openStream(reader: Actor, sessionId: string, onClose: (stream: LiveStream) => void): LiveStream {
  let out: Writable | undefined;
  let waiting: (string | Buffer)[] = [];
  let unreadSince = 0;
  // The events since the position of a client may be more than the limit: a client that is disconnected for them gets them again.
  let firstBytes = 0;
  let finalRetry: number | undefined;

  const stream: LiveStream = {
    reader,
    sessionId,
    rights: JSON.stringify([reader.role, reader.departmentKeys, reader.workspaceIds, reader.adminWorkspaceIds]),
    send(text) {
      if (finalRetry !== undefined) return;
      if (!out) {
        waiting.push(text);
        return;
      }
      if (out.writableLength === 0) [unreadSince, firstBytes] = [0, 0];
      const isStalled = unreadSince > 0 && Date.now() - unreadSince > live.unread.time;
      // A disconnected client reconnects with its position in the log and misses nothing.
      if (isStalled || out.writableLength > firstBytes + live.unread.bytes) out.destroy();
      else if (!out.write(text)) unreadSince ||= Date.now();
    },
    attach(to, first) {
      const since = waiting;
      waiting = [];
      if (to.destroyed) return onClose(stream);
      to.on('close', () => onClose(stream)).on('error', () => {});
      out = to;
      if (finalRetry !== undefined) return finish(to, finalRetry);
      stream.send(`retry: ${live.retry.usual}\n${first}`);
      firstBytes = to.writableLength;
      for (const text of since) stream.send(text);
    },
    end(retry) {
      if (finalRetry !== undefined) return;
      finalRetry = retry;
      if (out) finish(out, retry);
    },
  };
  return stream;
}

function finish(out: Writable, retry: number): void {
  out.end(`retry: ${retry}\n\n`);
}
