import { patience, processorTime } from '@app/contract/testing/growth.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frames } from '#db/pglite/frames.ts';

function message(letter: string, body: Uint8Array | number) {
  const content = typeof body === 'number' ? new Uint8Array(body) : body;
  const head = Buffer.alloc(letter.length + 4);
  head.write(letter);
  head.writeInt32BE(content.length + 4, letter.length);
  return Buffer.concat([head, content]);
}

const startup = message('', 12);

function pushAll(chunks: readonly Uint8Array[]) {
  const incoming = frames();
  const batches = chunks.map((chunk) => incoming.push(chunk)).filter((batch) => batch !== undefined);
  return { batches: batches.map((batch) => Buffer.from(batch)), ended: incoming.ended };
}

describe('the frames of a connection', () => {
  it('returns complete messages, up to the last one that needs an answer', () => {
    const parse = message('P', 20);
    const sync = message('S', 0);
    const { batches, ended } = pushAll([startup, Buffer.concat([parse, sync, parse]), sync, message('X', 0)]);
    expect(batches).toEqual([startup, Buffer.concat([parse, sync]), Buffer.concat([parse, sync])]);
    expect(ended).toBe(true);
  });

  it('returns the same bytes however they are cut', () => {
    const letters = fc.constantFrom('P', 'B', 'D', 'E', 'S', 'Q');
    const messages = fc.array(fc.tuple(letters, fc.uint8Array({ maxLength: 40 })), { maxLength: 20 });
    fc.assert(
      fc.property(messages, fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), (sent, sizes) => {
        const all = Buffer.concat([startup, ...sent.map(([letter, body]) => message(letter, body)), message('S', 0)]);
        const chunks: Uint8Array[] = [];
        for (let at = 0, n = 0; at < all.length; n++) {
          const size = sizes[n % sizes.length] ?? 1;
          chunks.push(all.subarray(at, at + size));
          at += size;
        }
        expect(Buffer.concat(pushAll(chunks).batches)).toEqual(all);
      }),
    );
  });

  it('takes a large message in small chunks in linear time, into one array of its own', async () => {
    const all = Buffer.concat([startup, message('Q', 32_000_000)]);
    const chunks = Array.from({ length: Math.ceil(all.length / 1_000) }, (_, n) => all.subarray(n * 1_000, (n + 1) * 1_000));
    // If each chunk copied all before it, half a terabyte would be copied.
    expect(processorTime(() => pushAll(chunks))).toBeLessThan(patience);
    const { batches } = pushAll(chunks);
    expect(batches.at(-1)?.length).toBe(32_000_005);
  });
});
