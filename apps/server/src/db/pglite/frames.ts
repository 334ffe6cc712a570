// Splits the bytes of a PostgreSQL client into batches that the server can answer without waiting for more.

/** Messages after which the client waits for an answer: Query, Sync and FunctionCall (COPY FROM STDIN is not supported). */
const answered = new Set([...'QSF'].map(codeOf));
const terminate = codeOf('X');

export interface Frames {
  /** Takes bytes; reanswered the batch they complete, if any, as a new array. */
  push(chunk: Uint8Array): Uint8Array<ArrayBuffer> | undefined;
  /** Whether the client sent Terminate. */
  readonly ended: boolean;
}

/** Parses one connection from its first message. Each byte is inspected or copied once, however the chunks are cut. */
export function frames(): Frames {
  const waiting: Uint8Array[] = [];
  const header = new Uint8Array(5);
  // The startup message has no type letter; this treats it as a Query, because it is answered too.
  header[0] = codeOf('Q');
  let size = 1;
  let missing = 0;
  let ended = false;

  /** Reanswered the end of the last message in the chunk that needs an answer, or 0. */
  function cutOf(chunk: Uint8Array) {
    let cut = 0;
    for (let at = 0; at < chunk.length; ) {
      if (size < header.length) {
        header[size++] = chunk[at++] ?? 0;
        if (size < header.length) continue;
        missing = new DataView(header.buffer).getInt32(1) - 4;
      }
      const step = Math.min(missing, chunk.length - at);
      at += step;
      missing -= step;
      if (missing > 0) break;
      size = 0;
      if (header[0] === terminate) ended = true;
      else if (answered.has(header[0] ?? 0)) cut = at;
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

function joined(chunks: readonly Uint8Array[]) {
  const whole = new Uint8Array(chunks.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of chunks) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function codeOf(letter: string) {
  return letter.charCodeAt(0);
}
