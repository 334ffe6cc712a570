// Two instances on one PostgreSQL server make each attempt once and keep the order; the embedded database always has one instance.
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { startWebhooks } from '#jobs/deliver-webhooks.ts';
import { workerDatabase } from '#testing/database.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { until } from '#testing/mail-server.ts';
import { aReceiver } from '#testing/receiver.ts';
import { testApp } from '#testing/test-app.ts';

describe.runIf(process.env['TEST_DATABASE_URL'])('two instances on one PostgreSQL', () => {
  test('send each delivery once, in order, one at a time for each webhook', async () => {
    const app = await testApp({ env: { WEBHOOKS_ALLOWED_HOSTS: '127.0.0.1' } });
    const receiver = await aReceiver();
    const admin = await aUser(app, { role: 'admin', department: null });
    const person = await aUser(app);
    const { pool } = await workerDatabase();
    const instances = await Promise.all(
      [1, 2].map(async () => {
        const database = await openDatabase({ databaseUrl: String(pool.options.connectionString), poolMax: 6 });
        const pace = { poll: { embedded: 3_600_000, postgres: 3_600_000 }, shutdownTimeout: 500 };
        const worker = startWebhooks({ config: app.config, database, log: { warn: () => {} }, pace });
        return { worker, database };
      }),
    );
    let [running, most] = [0, 0];
    receiver.answer((response) => {
      most = Math.max(most, ++running);
      setTimeout(() => {
        running--;
        response.end();
      }, 5);
    });
    try {
      const events = ['task.created', 'task.updated'] as const;
      const body = { name: 'One', url: receiver.url, events: [...events], departmentIds: [] };
      await app.as(admin)(api.webhooks.create, { body });
      const tasks = await Promise.all([1, 2, 3, 4].map(() => aTask(app)));
      for (let round = 1; round <= 8; round++)
        await Promise.all(
          tasks.map(({ id: taskId }) =>
            app.as(person)(api.tasks.update, { params: { taskId }, body: { title: `Round ${round}` } }),
          ),
        );
      await receiver.wait(36);
      await until(
        async () => (await firstRow(app.db, sql`select id from webhook_deliveries where state <> 'delivered'`)) === undefined,
        'deliveries',
      );
      expect(receiver.received).toHaveLength(36);
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(36);
      expect(most).toBe(1);
      for (const { id } of tasks) {
        const versions = receiver.received
          .map(({ event }) => event.data['task'] as { id: number; version: number })
          .flatMap((task) => (task.id === id ? [task.version] : []));
        expect(versions).toEqual(versions.toSorted((one, other) => one - other));
        expect(versions).toHaveLength(9);
      }
    } finally {
      for (const { worker, database } of instances) {
        await worker.stop();
        await database.close();
      }
      await app.close();
      await receiver.stop();
    }
  });
});
