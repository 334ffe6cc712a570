// Tests which addresses are public: whatever leads to this machine, to a private network or nowhere is not.
import { expect, test } from 'vitest';
import { isForbidden, isPublicAddress } from '#webhooks/receiver-address.ts';

test.each([
  ...[
    '0.0.0.0',
    '0.1.2.3',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
  ],
  ...['192.0.0.1', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1'],
  ...['224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255'],
  ...[
    '::',
    '::1',
    '::127.0.0.1',
    '::7f00:1',
    '::10.0.0.1',
    '::8.8.8.8',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:0:127.0.0.1',
  ],
  ...['64:ff9b::7f00:1', '64:ff9b:1::7f00:1', '100::1', '100:0:0:1::1', '2001::1', '2001:2::1', '2001:10::1', '2001:20::1'],
  ...['2001:db8::1', '2002:7f00:1::', '3fff::1', '5f00::1', 'fc00::1', 'fd12::1', 'fe80::1', 'fec0::1', 'ff02::1', '4000::1'],
  ...['', 'x', '1.2.3', 'localhost', '8.8.8.8.8'],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e', '2001:4860:4860::8888'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each(['https://[::127.0.0.1]/', 'https://[::7f00:1]/', 'http://0x7f.1/', 'http://2130706433/', 'http://localhost./'])(
  '%s is forbidden',
  (url) => {
    expect(isForbidden(new URL(url), [])).toBe(true);
    expect(isForbidden(new URL('https://[::127.0.0.1]/'), ['::7f00:1'])).toBe(false);
  },
);
