// Tests that the wait for a mail server ends, also if the database fails meanwhile.
import { expect, test, vi } from 'vitest';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { mailServerProbe } from '#jobs/probe-mail-server.ts';

test('a database that fails at the beginning of the wait does not keep the mails queued', async () => {
  const execute = vi.fn(async () => ({ rows: [] }));
  execute.mockRejectedValueOnce(new Error('the connection was lost'));
  const onBack = vi.fn();
  const probe = mailServerProbe({
    // Without a mail server none can be unavailable: the first probe finds it back.
    config: { mail: {} } as Config,
    db: { execute } as unknown as Db,
    log: { warn: () => {} },
    pace: { first: 1, max: 1 },
    onBack,
  });
  await expect(probe.begin({ code: 'unreachable', next: 'away' })).rejects.toThrow('the connection was lost');
  expect(probe.isAway()).toBe(true);
  await vi.waitFor(() => expect(onBack).toHaveBeenCalled());
  expect(probe.isAway()).toBe(false);
});
