// Cuts what a PostgreSQL client writes into batches that the server can answer without waiting for more.

/** Messages after which the client waits for an answer: Query, Sync and FunctionCall (a COPY from the client is not spoken). */
const turns = new Set([...'QSF'].map(codeOf));
const terminate = codeOf('X');

export interface Frames {
  /** Takes bytes; returns the batch they complete, if any, in one array of its own. */
  push(chunk: Uint8Array): Uint8Array<ArrayBuffer> | undefined;
  /** The client has said goodbye. */
  readonly ended: boolean;
}

/** Follows one connection from its first message; every byte is looked at or copied once, however it comes. */
export function frames(): Frames {
  const waiting: Uint8Array[] = [];
  const header = new Uint8Array(5);
  // The startup message has no letter; a Query's stands for it, since it is answered too.
  header[0] = codeOf('Q');
  let known = 1;
  let missing = 0;
  let ended = false;

  /** The end of the last message in the chunk after which an answer is due, or 0. */
  function cutOf(chunk: Uint8Array) {
    let cut = 0;
    for (let at = 0; at < chunk.length; ) {
      if (known < header.length) {
        header[known++] = chunk[at++] ?? 0;
        if (known < header.length) continue;
        missing = new DataView(header.buffer).getInt32(1) - 4;
      }
      const step = Math.min(missing, chunk.length - at);
      at += step;
      missing -= step;
      if (missing > 0) break;
      known = 0;
      if (header[0] === terminate) ended = true;
      else if (turns.has(header[0] ?? 0)) cut = at;
    }
    return cut;
  }

  return {
    push(chunk) {
      const cut = cutOf(chunk);
      if (cut === 0) {
        waiting.push(chunk);
        return undefined;
      }
      const batch = joined([...waiting, chunk.subarray(0, cut)]);
      waiting.length = 0;
      if (cut < chunk.length) waiting.push(chunk.subarray(cut));
      return batch;
    },
    get ended() {
      return ended;
    },
  };
}

function joined(parts: readonly Uint8Array[]) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function codeOf(letter: string) {
  return letter.charCodeAt(0);
}
