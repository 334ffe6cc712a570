// Runs endpoints for the command line in a process without a server.
import * as api from '@app/contract/api.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { type EndpointRunner, endpointRunner } from '#endpoints/run-endpoint.ts';
import { liveHub } from '#events/live-hub.ts';
import { newestEvents } from '#events/newest-events.ts';
import { fileStore } from '#files/open-store.ts';
import { watchedStore } from '#files/watched-store.ts';
import { handlers } from '#handlers.ts';
import { connectModel } from '#models/connect-model.ts';
import { boardCache } from '#tasks/board-cache.ts';

export interface CommandRunner {
  runner: EndpointRunner;
  /** Ends what goes on after an answer, such as an import, which any server continues. */
  stop(): Promise<void>;
}

/** Returns a runner on an open database. Servers on the same database hear of what it writes. */
export function commandRunner(config: Config, database: Database): CommandRunner {
  const log = { warn: (line: object, message: string) => void process.stderr.write(`${message}: ${reasonIn(line)}\n`) };
  const live = liveHub({ database, config, log });
  const stopping = new AbortController();
  const caches = { boards: boardCache(database.db), newest: newestEvents(database) };
  const runner = endpointRunner(api, handlers, {
    ...{
      config,
      database,
      files: watchedStore(fileStore(config)),
      live,
      log,
      connectModel,
      stopping: stopping.signal,
      history: () => [],
      jobs: () => [],
    },
    ...caches,
  });
  return {
    runner,
    async stop() {
      stopping.abort();
      await live.stop();
    },
  };
}

function reasonIn(line: object): string {
  const { err } = line as { err?: unknown };
  return err instanceof Error ? err.message : JSON.stringify(line);
}
