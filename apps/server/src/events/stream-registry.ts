// The open streams of an instance: how many there may be, and which of them may go on.
import { live } from '@app/contract/limits.ts';
import type { Db } from '#db/connect.ts';
import { ApiError } from '#endpoints/errors.ts';
import { hasRightsOf } from '#endpoints/principal.ts';
import type { Lifetime } from '#endpoints/sessions.sql.ts';
import { findStreamCredentials } from '#endpoints/stream-credentials.ts';
import type { LiveStream } from '#events/live-stream.ts';

export interface StreamRegistry {
  /** All open streams. */
  streams: Set<LiveStream>;
  /** Throws 503 and 429 if the instance or the person has too many streams. */
  assertRoomFor(personId: number): void;
  /** Returns those streams whose session or token is valid and whose reader still has the rights of the stream. */
  withRights(streams: readonly LiveStream[]): Promise<ReadonlySet<LiveStream>>;
  /** Ends the streams, of these people or of all, that have lost their rights. */
  endWithoutRights(people?: ReadonlySet<number>): Promise<void>;
  /** Ends the streams of these people or of all; their clients reconnect after that many milliseconds. */
  end(people: ReadonlySet<number> | undefined, retry: () => number): void;
  /** Sends a text to all. */
  send(text: string): void;
}

/** Returns the registry, empty. */
export function streamRegistry(db: Db, lifetime: Lifetime, limit: { perPerson: number; perInstance: number }): StreamRegistry {
  const streams = new Set<LiveStream>();

  function streamsOf(people: ReadonlySet<number> | undefined): LiveStream[] {
    return [...streams].filter(({ reader }) => !people || people.has(reader.id));
  }

  async function withRights(concerned: readonly LiveStream[]): Promise<ReadonlySet<LiveStream>> {
    const ids = [...new Set(concerned.map(({ sessionId }) => sessionId))];
    const sessions = new Map((await findStreamCredentials(db, lifetime, ids)).map((row) => [row.sessionId, row]));
    return new Set(
      concerned.filter(({ sessionId, reader }) => {
        const row = sessions.get(sessionId);
        return row && !row.expired && !row.gone && hasRightsOf(row, reader);
      }),
    );
  }

  return {
    streams,
    withRights,
    assertRoomFor(personId) {
      if (streams.size >= limit.perInstance) throw new ApiError(503, 'unavailable', 'errors.busy', {}, 2);
      if (streamsOf(new Set([personId])).length >= limit.perPerson)
        throw new ApiError(429, 'too_many', 'errors.tooManyStreams', {}, 30);
    },
    async endWithoutRights(people) {
      const concerned = streamsOf(people);
      if (concerned.length === 0) return;
      const current = await withRights(concerned);
      for (const stream of concerned) if (!current.has(stream)) stream.end(live.retry.changed);
    },
    end(people, retry) {
      for (const stream of streamsOf(people)) stream.end(retry());
    },
    send(text) {
      const bytes = Buffer.from(text);
      for (const stream of streams) stream.send(bytes);
    },
  };
}
