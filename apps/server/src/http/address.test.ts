// Which proxies are trusted: never the client's own claim, and never an invalid address.
import * as api from '@app/contract/api.ts';
import { rateLimits } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rows } from '#db/rows.ts';
import { proxyTrust, subscriberNetwork } from '#endpoints/networks.ts';
import { addressOf } from '#http/address.ts';
import { aUser } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';
import { validBodies } from '#testing/valid-bodies.ts';

/** With these, links for a new password are mailed. */
const mailed = { PUBLIC_URL: 'http://127.0.0.1:3000', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'tasks@example.com' };

describe('proxies', () => {
  const trusted = (proxies: Parameters<typeof proxyTrust>[0], ...way: string[]) =>
    way.filter((address, hop) => proxyTrust(proxies)(address, hop));

  it('are trusted by number', () => {
    expect(trusted(false, '127.0.0.1', '10.0.0.1')).toEqual([]);
    expect(trusted(1, '10.0.0.1', '10.0.0.2', '10.0.0.3')).toEqual(['10.0.0.1']);
    expect(trusted(2, '10.0.0.1', '10.0.0.2', '10.0.0.3')).toEqual(['10.0.0.1', '10.0.0.2']);
  });

  it('are trusted by their addresses, networks and names', () => {
    const way = ['127.0.0.1', '::ffff:10.1.2.3', '192.168.1.1', 'fd00::1', '203.0.113.9', '2001:db8::1', 'unknown', ''];
    expect(trusted(['loopback'], ...way)).toEqual(['127.0.0.1']);
    expect(trusted(['10.0.0.0/8', '2001:db8::/32'], ...way)).toEqual(['::ffff:10.1.2.3', '2001:db8::1']);
    expect(trusted(['uniquelocal', '203.0.113.9'], ...way)).toEqual(['::ffff:10.1.2.3', '192.168.1.1', 'fd00::1', '203.0.113.9']);
  });
});

describe('an address', () => {
  it.each([
    [['10.0.0.1', '203.0.113.9'], '203.0.113.9'],
    [['10.0.0.1', '203.0.113.9:4711'], '203.0.113.9'],
    [['10.0.0.1', '[2001:db8::1]:4711'], '2001:db8::1'],
    [['10.0.0.1', '::ffff:203.0.113.9'], '203.0.113.9'],
    [['10.0.0.1', 'fe80::1%eth0'], 'fe80::1'],
    [['10.0.0.1', 'unknown'], '10.0.0.1'],
    [['10.0.0.1', `fe80::1%${'x'.repeat(7_000)}`], '10.0.0.1'],
    [['10.0.0.1', "'; drop table attempts; --"], '10.0.0.1'],
    [['', 'x'], 'unknown'],
  ])('%j is %s', (ips, address) => {
    expect(addressOf({ ip: ips.at(-1) ?? '', ips })).toBe(address);
  });
});

describe('behind one proxy', () => {
  it('an X-Forwarded-For that the client wrote itself evades no limit, and no value of it fails', async () => {
    const app = await testApp({ env: { TRUST_PROXY: '1', RATE_LIMIT_LOGIN: '3' } });
    const { username } = await aUser(app);
    const wrong = (forwarded: string) =>
      app.raw({
        method: 'POST',
        url: api.auth.login.path,
        payload: { username, password: 'not the password' },
        headers: { 'x-forwarded-for': forwarded },
      });
    const answers: number[] = [];
    for (let count = 1; count <= 5; count++) answers.push((await wrong(`198.51.100.${count}, 203.0.113.9`)).status);
    expect(answers).toEqual([401, 401, 401, 429, 429]);
    for (const forwarded of [
      'x'.repeat(7_000),
      ','.repeat(500),
      '1.2.3.4'.repeat(900),
      '\u00ff\u00fe',
      '999.999.999.999',
      '::::',
    ]) {
      expect([401, 429], forwarded.slice(0, 20)).toContain((await wrong(forwarded)).status);
    }
    const keys = await rows<{ key: string }>(app.db, sql`select key from attempts where key like 'login:%'`);
    expect(Math.max(...keys.map(({ key }) => key.length))).toBeLessThan(120);
    await app.close();
  });

  it('the many addresses of one IPv6 subscriber are one for passwords, accounts and links', async () => {
    const env = { TRUST_PROXY: '1', RATE_LIMIT_LOGIN: '3', RATE_LIMIT_REGISTER: '3', REGISTRATION: 'open', ...mailed };
    const app = await testApp({ env });
    const { username } = await aUser(app);
    const statuses = async (count: number, url: string, payloadOf: () => unknown) => {
      const from = (host: number) => ({ 'x-forwarded-for': `2001:db8:1:2:${host}::${host}` });
      const calls = Array.from({ length: count }, (_, at) => ({ method: 'POST' as const, url, headers: from(at + 1) }));
      const answers = await Promise.all(calls.map((call) => app.raw({ ...call, payload: payloadOf() })));
      return answers.map(({ status }) => status).sort();
    };
    expect(await statuses(5, api.auth.login.path, () => ({ username, password: 'not the password' }))).toEqual([
      ...[401, 401, 401, 429, 429],
    ]);
    expect(await statuses(5, api.users.register.path, () => validBodies['users.register']?.())).toEqual([
      201, 201, 201, 429, 429,
    ]);
    const { perAddress } = rateLimits.requestPasswordReset;
    const asked = await statuses(perAddress + 2, api.passwordResets.request.path, () =>
      validBodies['passwordResets.request']?.(),
    );
    expect(asked.slice(-3)).toEqual([200, 429, 429]);
    await app.close();
  });
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:01:2::9', '2001:db8:1:2'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['1::2:3:4:5:6:7', '1:0:2:3'],
  ['unknown', 'unknown'],
])('the subscriber of %s is %s', (address, subscriber) => {
  expect(subscriberNetwork(address)).toBe(subscriber);
});
