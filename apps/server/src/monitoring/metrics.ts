// The metrics of this process in the OpenMetrics format. The library is imported only where metrics are switched on.
import type { OpenMetricsContentType } from 'prom-client';
import type { Database } from '#db/connect.ts';
import { databaseMetrics } from '#monitoring/database-metrics.ts';
import type { Measurements } from '#monitoring/measurements.ts';
import { countMeasurements } from '#monitoring/metric-counters.ts';

export interface Metrics {
  contentType: string;
  /** Returns the text of all metrics. */
  text(): Promise<string>;
}

interface Options {
  database: Database;
  backupSchedule: string | undefined;
  measurements: Measurements;
  /** Returns the number of open event streams. */
  streams(): number;
}

/** Starts to count, and returns what a collector reads. */
export async function startMetrics({ database, backupSchedule, measurements, streams }: Options): Promise<Metrics> {
  const library = await import('prom-client');
  const registry = new library.Registry<OpenMetricsContentType>();
  registry.setContentType(library.Registry.OPENMETRICS_CONTENT_TYPE);
  library.collectDefaultMetrics({ register: registry });
  countMeasurements(library, registry, measurements);
  const gauge = (name: string, help: string, read: () => number) =>
    new library.Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('app_events_clients', 'Open event streams of this process.', streams);
  gauge('app_database_connections', 'Open connections of the pool.', () => database.pool.totalCount);
  gauge('app_database_connections_idle', 'Idle connections of the pool.', () => database.pool.idleCount);
  gauge('app_database_waiting', 'Requests that wait for a connection.', database.waiting);
  const readDatabase = databaseMetrics(library, registry, { database, backupSchedule });
  return {
    contentType: registry.contentType,
    async text() {
      await readDatabase();
      return registry.metrics();
    },
  };
}
