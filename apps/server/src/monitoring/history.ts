// The last hours of this process in memory, one point per minute, for the charts of administrators (docs/decisions/041-monitoring.md).

import { monitoringHistory } from '@app/contract/limits.ts';
import type { MonitoringPoint } from '@app/contract/monitoring/monitoring.contract.ts';
import type { Measurements } from '#monitoring/measurements.ts';

interface Options {
  measurements: Measurements;
  streams(): number;
  /** Returns the number of waiting mails. */
  mails(): Promise<number>;
  now?: () => number;
}

export interface History {
  /** Returns the finished minutes, oldest first. */
  points(): MonitoringPoint[];
  /** Finishes the current minute; a timer calls it. */
  finish(): Promise<void>;
  stop(): void;
}

/** Bounds of the duration of requests, in milliseconds, each 1.5 times the one before: exact enough for a chart. */
const bounds = Array.from({ length: 26 }, (_, index) => Math.round(1.5 ** index * 10) / 10);

/** Starts to record. Memory is bounded: a point has seven numbers, and the oldest is dropped. */
export function startHistory({ measurements, streams, mails, now = Date.now }: Options): History {
  const points: MonitoringPoint[] = [];
  let current = emptyMinute();
  measurements.listen({
    answered({ status, seconds, isStream }) {
      current.requests++;
      if (status >= 500) current.errors++;
      if (!isStream) {
        const bucket = bucketOf(seconds * 1000);
        current.durations[bucket] = (current.durations[bucket] ?? 0) + 1;
      }
    },
  });

  async function finish(): Promise<void> {
    const minute = current;
    current = emptyMinute();
    const waiting = await mails().catch(() => null);
    points.push({
      at: new Date(now()).toISOString(),
      requests: minute.requests,
      errors: minute.errors,
      p95: percentile(minute.durations, 0.95),
      streams: streams(),
      mails: waiting,
      memory: process.memoryUsage.rss(),
    });
    if (points.length > monitoringHistory.points) points.shift();
  }

  const timer = setInterval(() => void finish(), monitoringHistory.interval);
  timer.unref();
  return { points: () => [...points], finish, stop: () => clearInterval(timer) };
}

function emptyMinute() {
  return { requests: 0, errors: 0, durations: new Array<number>(bounds.length + 1).fill(0) };
}

function bucketOf(milliseconds: number): number {
  const found = bounds.findIndex((bound) => milliseconds <= bound);
  return found === -1 ? bounds.length : found;
}

/** Returns the bound below which this share of the requests ended; null without requests. */
function percentile(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let seen = 0;
  const index = counts.findIndex((count) => {
    seen += count;
    return seen >= total * share;
  });
  return bounds[index] ?? bounds.at(-1) ?? null;
}
