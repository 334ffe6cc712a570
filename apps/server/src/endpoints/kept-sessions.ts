// Sessions as they were read last. A session is not read again while nothing has been written anywhere: the embedded database knows
// that by itself, PostgreSQL says so by its snapshot, which simultaneous requests ask for together.
import type { Database } from '#db/connect.ts';
import { sharedRead } from '#db/shared-read.ts';
import type { Principal } from '#endpoints/principal.ts';
import { findSnapshot } from '#endpoints/sessions.sql.ts';

/** Milliseconds in which a session is not read again; one that ends by its time is refused so much later. */
const keptFor = 1_000;
/** Milliseconds in which no snapshot is asked for after one that had changed: others are writing. */
const busyFor = 50;
const most = 5_000;

/** The state before a read. */
interface Mark {
  commits: number | undefined;
  at: number;
}

interface KeptSession extends Mark {
  principal: Principal;
  /** The snapshot in which it was read. */
  snapshot: string;
}

export interface KeptSessions {
  /** Returns the session as it was read last, which may be old: only for a caller that is confirmed before anything is done. */
  last(sessionId: string): KeptSession | undefined;
  /** Returns the session if it is still as it was read. */
  current(sessionId: string): Promise<KeptSession | undefined>;
  /** Call it before the session is read. */
  mark(): Mark;
  keep(sessionId: string, session: KeptSession): void;
  forget(sessionId: string): void;
  /** Notes a write of this process: no session is still as it was read. */
  wrote(): void;
}

/** Returns the sessions of one database. */
export function keptSessions({ db, commits, connectedAt }: Pick<Database, 'db' | 'commits' | 'connectedAt'>): KeptSessions {
  const sessions = new Map<string, KeptSession>();
  /** The newest snapshot that is known: a session of an older one is surely no longer current. */
  let newest: string | undefined;
  let changedAt = Number.NEGATIVE_INFINITY;
  const readSnapshot = sharedRead(async () => (newest = await findSnapshot(db)));

  async function isCurrent(session: KeptSession): Promise<boolean> {
    if (Math.abs(Date.now() - session.at) >= keptFor) return false;
    const now = commits();
    if (now !== undefined) return now === session.commits;
    if (session.snapshot !== newest || Date.now() - changedAt < busyFor) return false;
    if (session.snapshot !== (await readSnapshot())) {
      changedAt = Date.now();
      return false;
    }
    // Another server may have the same snapshot and other sessions.
    return session.at > connectedAt();
  }

  return {
    last: (sessionId) => sessions.get(sessionId),
    async current(sessionId) {
      const session = sessions.get(sessionId);
      return session && (await isCurrent(session)) ? session : undefined;
    },
    mark: () => ({ commits: commits(), at: Date.now() }),
    keep(sessionId, session) {
      newest = session.snapshot;
      // A map keeps its order: the session that was read longest ago goes.
      sessions.delete(sessionId);
      sessions.set(sessionId, session);
      if (sessions.size > most) for (const oldest of sessions.keys()) return void sessions.delete(oldest);
    },
    forget: (sessionId) => void sessions.delete(sessionId),
    wrote() {
      newest = undefined;
    },
  };
}
