import type { MailServer } from '@app/contract/mail-server/mail-server.contract.ts';
import { expect, test } from 'vitest';
import { changeOf, companyOf, isOtherAccount, typedOf, withSecurity } from '#screens/admin/emails/server/typed-mail-server.ts';

const saved: MailServer = {
  ...{ host: 'smtp.example.com', port: 587, security: 'starttls', user: 'tasks', hasPassword: true, passwordUnreadable: false },
  ...{ companyName: 'Example', senderEmail: 'tasks@example.com', address: null, version: 3 },
  fromEnvironment: { server: false, companyName: false, address: false },
};
const typed = typedOf(saved);
const stored = { ...companyOf(saved, 'https://tasks.example.com'), version: 3 };

test('links begin with the address of the page until one is set; name and address are not those of a draft', () => {
  expect(changeOf(typed, { kind: 'keep' }, stored)).toMatchObject({
    companyName: 'Example',
    address: 'https://tasks.example.com',
  });
  expect(companyOf({ ...saved, address: 'https://own.example' }, 'https://x.example').address).toBe('https://own.example');
});

test('another encryption brings its usual port, and leaves a port of one’s own', () => {
  expect(withSecurity(typed, 'tls')).toEqual({ security: 'tls', port: '465' });
  expect(withSecurity({ ...typed, port: '2525' }, 'tls')).toEqual({ security: 'tls' });
});

test('a password is sent only if it is typed or removed', () => {
  expect(changeOf(typed, { kind: 'keep' }, stored)).not.toHaveProperty('password');
  expect(changeOf(typed, { kind: 'replace', value: '' }, stored)).not.toHaveProperty('password');
  expect(changeOf(typed, { kind: 'replace', value: ' a b ' }, stored).password).toBe(' a b ');
  expect(changeOf(typed, { kind: 'remove' }, stored).password).toBeNull();
});

test('an empty server is none, and a port that is no number is refused', () => {
  expect(changeOf({ ...typed, host: ' ' }, { kind: 'keep' }, stored).host).toBeNull();
  expect(changeOf({ ...typed, port: '58a' }, { kind: 'keep' }, stored).port).toBeNaN();
});

test('the stored password is for one account', () => {
  expect(isOtherAccount(saved, typed)).toBe(false);
  for (const change of [{ host: 'x' }, { port: '1' }, { user: 'y' }])
    expect(isOtherAccount(saved, { ...typed, ...change })).toBe(true);
});
