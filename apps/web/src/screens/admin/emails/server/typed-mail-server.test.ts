import type { MailServer } from '@app/contract/mail-server/mail-server.contract.ts';
import { expect, test } from 'vitest';
import { changeOf, isOtherAccount, typedOf, withSecurity } from '#screens/admin/emails/server/typed-mail-server.ts';

const saved: MailServer = {
  ...{ host: 'smtp.example.com', port: 587, security: 'starttls', user: 'tasks', hasPassword: true, passwordUnreadable: false },
  ...{ companyName: 'Example', senderEmail: 'tasks@example.com', address: null, version: 3 },
  fromEnvironment: { server: false, companyName: false, address: false },
};
const typed = typedOf(saved, 'https://tasks.example.com');

test('the address of the page is proposed for links, and a stored one stays', () => {
  expect(typed.address).toBe('https://tasks.example.com');
  expect(typedOf({ ...saved, address: 'https://own.example' }, 'https://x.example').address).toBe('https://own.example');
});

test('another encryption brings its usual port, and leaves a port of one’s own', () => {
  expect(withSecurity(typed, 'tls')).toEqual({ security: 'tls', port: '465' });
  expect(withSecurity({ ...typed, port: '2525' }, 'tls')).toEqual({ security: 'tls' });
});

test('a password is sent only if it is typed or removed', () => {
  expect(changeOf(typed, { kind: 'keep' }, 3)).not.toHaveProperty('password');
  expect(changeOf(typed, { kind: 'replace', value: '' }, 3)).not.toHaveProperty('password');
  expect(changeOf(typed, { kind: 'replace', value: ' a b ' }, 3).password).toBe(' a b ');
  expect(changeOf(typed, { kind: 'remove' }, 3).password).toBeNull();
});

test('an empty server is none, and a port that is no number is refused', () => {
  expect(changeOf({ ...typed, host: ' ' }, { kind: 'keep' }, 3).host).toBeNull();
  expect(changeOf({ ...typed, port: '58a' }, { kind: 'keep' }, 3).port).toBeNaN();
});

test('the stored password is for one account', () => {
  expect(isOtherAccount(saved, typed)).toBe(false);
  for (const change of [{ host: 'x' }, { port: '1' }, { user: 'y' }])
    expect(isOtherAccount(saved, { ...typed, ...change })).toBe(true);
});
