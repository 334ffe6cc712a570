// Two instances on one PostgreSQL server send each mail once; the embedded database always has one instance.
import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/connect.ts';
import { queueMail } from '#email/queue-mail.ts';
import { type Delivery, startDelivery } from '#jobs/deliver-mails.ts';
import { workerDatabase } from '#testing/database.ts';
import { aUser } from '#testing/factories.ts';
import { mailServer, type TestMailServer } from '#testing/mail-server.ts';
import { allSettled, outboxOf } from '#testing/outbox.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

describe.runIf(process.env['TEST_DATABASE_URL'])('two instances on one PostgreSQL', () => {
  let app: TestApp;
  let server: TestMailServer;
  let person: Person;
  const instances: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    server = await mailServer();
    const env = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'tasks@example.com' };
    app = await testApp({ env });
    person = await aUser(app);
    for (let n = 0; n < 2; n++) instances.push(await instance());
    return async () => {
      for (const stop of instances) await stop();
      await app.close();
      await server.stop();
    };
  });

  /** Connections and a worker of its own, as another process would have. */
  async function instance(): Promise<() => Promise<void>> {
    const { pool } = await workerDatabase();
    const database = await openDatabase({ databaseUrl: String(pool.options.connectionString), poolMax: 4 });
    const pace = { poll: { embedded: 3_600_000, postgres: 3_600_000 }, shutdownTimeout: 500 };
    const delivery: Delivery = startDelivery({ config: app.config, database, log: { warn: () => {} }, pace });
    return async () => {
      await delivery.stop();
      await database.close();
    };
  }

  test("send each mail once, woken by any instance's commit", async () => {
    for (let n = 0; n < 60; n++) await queueMail(app.db, { kind: 'password_updated', dedupeKey: `n${n}`, userId: person.id });
    await allSettled(app.db);
    expect(server.mails).toHaveLength(60);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(60);
    expect((await outboxOf(app.db)).every(({ attempts, state }) => attempts === 1 && state === 'sent')).toBe(true);
  });
});
