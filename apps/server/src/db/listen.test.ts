// Channels share one connection, and each subscriber gets the notifications of its own channel.
import { afterEach, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#db/connect.ts';
import { instanceName, instancePrefix } from '#db/instance-name.ts';
import { listen } from '#db/listen.ts';
import { workerDatabase } from '#testing/database.ts';
import { networkTo } from '#testing/network/network.ts';

const given = process.env['TEST_DATABASE_URL'] || undefined;

const log = { warn: vi.fn() };
const open: { stop(): Promise<void> }[] = [];

afterEach(async () => {
  for (const listening of open.splice(0)) await listening.stop();
  vi.restoreAllMocks();
});

function listenerOn(database: Database, channel: string) {
  const heard = vi.fn();
  const listening = listen(database, channel, heard, log);
  open.push(listening);
  return { heard, ...listening };
}

/** Notifies until a notification arrives: the subscription starts a moment later. */
async function notifyUntilHeard(database: Database, channel: string, heard: ReturnType<typeof vi.fn>) {
  const before = heard.mock.calls.length;
  await vi.waitFor(
    async () => {
      await database.pool.query(`notify ${channel}`);
      expect(heard.mock.calls.length).toBeGreaterThan(before);
    },
    { timeout: 10_000 },
  );
}

test('two channels and two subscribers of one of them need one connection', async () => {
  const database = await workerDatabase();
  const dedicatedClient = vi.spyOn(database, 'dedicatedClient');
  const [one, other] = [listenerOn(database, 'test_one'), listenerOn(database, 'test_other')];
  await notifyUntilHeard(database, 'test_one', one.heard);
  await notifyUntilHeard(database, 'test_other', other.heard);
  const third = listenerOn(database, 'test_other');
  await notifyUntilHeard(database, 'test_other', third.heard);
  expect(dedicatedClient).toHaveBeenCalledTimes(database.kind === 'postgres' ? 1 : 0);
  const quiet = one.heard.mock.calls.length;
  await notifyUntilHeard(database, 'test_other', other.heard);
  expect(one.heard).toHaveBeenCalledTimes(quiet);
});

test('a subscriber that stops gets nothing more, the others go on, and a channel can be subscribed again', async () => {
  const database = await workerDatabase();
  const [one, other] = [listenerOn(database, 'test_one'), listenerOn(database, 'test_other')];
  await notifyUntilHeard(database, 'test_one', one.heard);
  await notifyUntilHeard(database, 'test_other', other.heard);
  await one.stop();
  const quiet = one.heard.mock.calls.length;
  await database.pool.query('notify test_one');
  await notifyUntilHeard(database, 'test_other', other.heard);
  expect(one.heard).toHaveBeenCalledTimes(quiet);
  const again = listenerOn(database, 'test_one');
  await notifyUntilHeard(database, 'test_one', again.heard);
  await again.stop();
  await other.stop();
  const afterAll = listenerOn(database, 'test_one');
  await notifyUntilHeard(database, 'test_one', afterAll.heard);
});

test.runIf(given)('a new connection whose first query is lost is opened again, and nothing is left unhandled', async () => {
  const network = await networkTo(given ?? '');
  const database = await openDatabase({ databaseUrl: network.url });
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  try {
    const heard = vi.fn();
    const listening = listen(database, 'test_lost', heard, log, { again: 50, beat: 500 });
    open.push(listening);
    await notifyUntilHeard(database, 'test_lost', heard);
    for (const how of ['cut', 'swallow', 'cut', 'swallow'] as const) {
      const lost = network.loseQuery('set_config', how);
      await database.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
        `${instancePrefix}${instanceName}`,
      ]);
      await lost;
      await notifyUntilHeard(database, 'test_lost', heard);
    }
    expect(unhandled).not.toHaveBeenCalled();
  } finally {
    process.off('unhandledRejection', unhandled);
    for (const listening of open.splice(0)) await listening.stop();
    await database.close();
    await network.close();
  }
});
