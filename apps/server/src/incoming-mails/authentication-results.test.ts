// Tests which results of a mail server verify a sender.
import { describe, expect, it } from 'vitest';
import { isAuthenticated, isRefuted } from '#incoming-mails/authentication-results.ts';

const verifies = (value: string, sender = 'ines@example.com') => isAuthenticated([value], { server: 'mx.example.com', sender });

describe('the results of the trusted server', () => {
  it.each([
    'mx.example.com; dmarc=pass header.from=example.com',
    'mx.example.com 1; spf=fail; dmarc=pass (p=reject dis=none) header.from=EXAMPLE.com',
    'MX.example.com; dkim=pass header.d=example.com header.s=x',
    'mx.example.com; dkim=pass header.i=@example.com',
    'mx.example.com; spf=pass smtp.mailfrom=bounce@example.com',
    'mx.example.com; auth=pass smtp.auth=ines@example.com',
    '(by the gateway) mx.example.com; dmarc = pass header.from=example.com',
  ])('%s verifies', (value) => expect(verifies(value)).toBe(true));

  it.each([
    'mx.example.com; none',
    'mx.example.com; dmarc=pass',
    'mx.example.com; dmarc=fail header.from=example.com',
    'mx.example.com; dmarc=pass header.from=example.com.evil.example',
    'mx.example.com; dmarc=none (dmarc=pass header.from=example.com)',
    'mx.example.com; dmarc=none reason="; dmarc=pass header.from=example.com"',
    'mx.example.com; dmarc=none reason="a\\"; dmarc=pass header.from=example.com"',
    'mx.example.com; dkim=pass header.d=evil.example',
    'mx.example.com; dkim=pass header.d=com',
    'mx.example.com; spf=pass smtp.mailfrom=sub.example.com',
    'mx.example.com; spf=softfail smtp.mailfrom=example.com',
    'mx.example.com; dkim-adsp=pass header.d=example.com',
    'evil.example; dmarc=pass header.from=example.com',
    'mx.example.com.evil.example; dmarc=pass header.from=example.com',
    'dmarc=pass header.from=example.com; mx.example.com',
    '',
    '('.repeat(10_000),
    `mx.example.com; ${'dmarc='.repeat(5_000)}`,
  ])('%.80s does not', (value) => expect(verifies(value)).toBe(false));

  it('count only from its newest header', () => {
    const headers = ['mx.example.com; dmarc=fail header.from=example.com', 'mx.example.com; dmarc=pass header.from=example.com'];
    expect(isAuthenticated(headers, { server: 'mx.example.com', sender: 'ines@example.com' })).toBe(false);
    expect(
      isAuthenticated(['other.example; dmarc=pass', headers[1] ?? ''], { server: 'mx.example.com', sender: 'i@example.com' }),
    ).toBe(true);
  });
});

describe('without a trusted server', () => {
  const refutes = (...values: string[]) => isRefuted(values, 'ines@example.com');

  it.each([
    'mx.anything.example; dmarc=fail header.from=example.com',
    'mx.anything.example 1; spf=pass smtp.mailfrom=evil.example; dmarc=fail (p=NONE sp=NONE dis=NONE) header.from=Example.com',
    'mx.anything.example; dmarc=fail',
  ])('%s speaks against the sender, as nobody makes that up', (value) => expect(refutes(value)).toBe(true));

  it.each([
    'mx.anything.example; dmarc=pass header.from=example.com',
    'mx.anything.example; dmarc=none header.from=example.com; spf=fail smtp.mailfrom=example.com',
    'mx.anything.example; dmarc=fail header.from=other.example',
    'mx.anything.example; dmarc=pass (dmarc=fail header.from=example.com) header.from=example.com',
    'mx.anything.example; none',
    '',
  ])('%s does not', (value) => expect(refutes(value)).toBe(false));

  it('the newest header counts: what an earlier server found, another one may have mended', () => {
    const values = ['new.example; dmarc=pass header.from=example.com', 'old.example; dmarc=fail header.from=example.com'];
    expect(refutes(...values)).toBe(false);
    expect(refutes(...values.toReversed())).toBe(true);
    expect(refutes()).toBe(false);
  });
});
