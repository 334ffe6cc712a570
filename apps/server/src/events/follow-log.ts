// Reads the log as it grows, one read after the other, each from where the last one ended.
import { setTimeout as sleep } from 'node:timers/promises';
import { live, thresholds } from '@app/contract/limits.ts';
import type { Db } from '#db/connect.ts';
import type { LogPosition } from '#events/events.sql.ts';
import { findLogPosition, type LogRead, readLogAfter } from '#events/live.sql.ts';

interface Options {
  db: Db;
  /** Whether anybody waits for events. */
  isNeeded(): boolean;
  /** Called with new events. */
  onEvents(read: LogRead): Promise<void>;
  /** Called instead if the log began again, or if the new events are more than one read holds. */
  onGap(position: LogPosition): Promise<void>;
  warn(error: unknown): void;
}

export interface LogFollower {
  /** Returns the position up to which the log is read; undefined while it is not followed. */
  position(): LogPosition | undefined;
  /** Begins at the present end of the log. */
  begin(): Promise<void>;
  /** Reads what is new; concurrent calls share one further read after the present one. */
  wake(): void;
  /** Follows no further; a read that is under way is dropped. */
  end(): void;
  /** Waits for the read that is under way. */
  idle(): Promise<void>;
}

/** Returns the follower of the log for an instance. It reads only between `begin` and `end`. */
export function followLog({ db, isNeeded, onEvents, onGap, warn }: Options): LogFollower {
  let position: LogPosition | undefined;
  let reading: Promise<void> | undefined;
  let readAgain = false;

  async function readUntilCurrent(): Promise<void> {
    while (readAgain && position && isNeeded()) {
      readAgain = false;
      await readFrom(position);
      if (readAgain) await sleep(live.readPause);
    }
  }

  async function readFrom(from: LogPosition): Promise<void> {
    const read = await readLogAfter(db, from.snapshot);
    if (position !== from) return;
    const { epoch, snapshot, events } = read;
    position = { epoch, snapshot };
    if (epoch !== from.epoch || events.length > thresholds.eventsPerResponse) await onGap(position);
    else if (events.length > 0) await onEvents(read);
  }

  return {
    position: () => position,
    async begin() {
      position = await findLogPosition(db);
    },
    wake() {
      readAgain = true;
      reading ??= readUntilCurrent()
        .catch(warn)
        .finally(() => {
          reading = undefined;
        });
    },
    end() {
      position = undefined;
    },
    async idle() {
      await reading;
    },
  };
}
