// Tests what a directory that is slow, dead, hostile or in somebody else's hands can do: nothing but be told so.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { provePerson } from '#directories/ask-directory.ts';
import { withDirectory } from '#directories/directory-client.ts';
import { DirectoryFailure } from '#directories/directory-failure.ts';
import type { UsableDirectory } from '#directories/directory-settings.ts';
import { directorySettings } from '#testing/directories/directory-settings.ts';
import {
  encrypt,
  entry,
  type HostileDirectory,
  hostileDirectory,
  ldapMessage,
  listen,
  obliging,
  result,
  tags,
} from '#testing/directories/hostile-directory.ts';

const pem = readFileSync(new URL('../testing/mail-server.pem', import.meta.url), 'utf8');
const certificate = pem.split('-----BEGIN PRIVATE')[0] ?? '';

let hostile: HostileDirectory;
let directory: UsableDirectory;

beforeEach(async () => {
  hostile = await hostileDirectory();
  const { password: _, version: __, ...choices } = directorySettings;
  directory = {
    ...choices,
    ...{ url: hostile.url, bindDn: 'cn=service,dc=example,dc=com', password: 'secret of the service', certificate },
    ...{ passwordUnreadable: false, allowsPlain: false, fromEnvironment: false, enabled: true },
  };
});
afterEach(() => hostile.stop());

const prove = (password = 'secret of eve', change: Partial<UsableDirectory> = {}) =>
  provePerson({ ...directory, ...change }, { username: 'eve' }, password, { withGroups: false });

async function problemOf(work: Promise<unknown>): Promise<string | undefined> {
  const error = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  return error instanceof DirectoryFailure ? error.problem : String(error);
}

const bytes = 1_000_000;
const search = (change: Partial<UsableDirectory> = {}, time = 30_000) =>
  withDirectory({ ...directory, ...change }, { time, bytes }, async (connection) => {
    await connection.bind('cn=service,dc=example,dc=com', 'secret of the service');
    const filter = connection.ldap.FilterParser.parseString('(objectClass=*)');
    return connection.search('dc=example,dc=com', { filter, attributes: ['cn'] });
  });

describe('a password', () => {
  test('that is empty is never sent, although the directory would say that all is well', async () => {
    expect(await prove('')).toBeUndefined();
    expect(hostile.connections()).toBe(0);
    expect((await prove())?.dn).toBe('uid=eve,dc=example,dc=com');
  });

  test('goes nowhere without encryption, but to this machine or where the operator allows it', async () => {
    const elsewhere = 'ldap://directory.invalid';
    expect(await problemOf(prove('x', { url: elsewhere }))).toBe('plain_refused');
    expect(await problemOf(prove('x', { url: elsewhere, allowsPlain: true }))).toBe('unreachable');
  });

  test('of the account that searches is needed where there is one', async () => {
    expect(await problemOf(prove('x', { password: undefined }))).toBe('password_missing');
    expect(await problemOf(prove('x', { password: undefined, passwordUnreadable: true }))).toBe('secret_unreadable');
  });
});

describe('StartTLS', () => {
  test('is used before any password, and no further connection is made without it', async () => {
    hostile.answers((message, socket) => {
      if (message.tag !== tags.extended) return obliging(message, socket);
      socket.write(ldapMessage(message.id, 0x78, result(0)), () => {
        // Encrypts, and interrupts the connection as soon as something comes.
        const secure = encrypt(socket, pem);
        secure.on('error', () => {});
        listen(secure, () => () => secure.destroy());
      });
    });
    expect(await problemOf(search({ startTls: true }))).toBe('unreachable');
    expect(hostile.connections()).toBe(1);
    expect(hostile.plain()).not.toContain('secret of the service');
  });

  test('that is refused ends everything', async () => {
    hostile.answers((message, socket) => socket.write(ldapMessage(message.id, 0x78, result(2, 'no'))));
    expect(await problemOf(search({ startTls: true }))).toBe('no_tls');
    expect(hostile.plain()).not.toContain('secret');
  });

  test('takes nothing that was put in front of the encrypted answer', async () => {
    hostile.answers((message, socket) => {
      // The beginning of an answer to the bind that follows, to be completed by what is encrypted.
      const forged = ldapMessage(2, 0x61, result(0)).subarray(0, -1);
      socket.write(Buffer.concat([ldapMessage(message.id, 0x78, result(0)), forged]));
    });
    expect(await problemOf(search({ startTls: true }))).toBe('not_a_directory');
  });

  test('needs a certificate that is known and of this name', async () => {
    hostile.answers((message, socket) => {
      socket.write(ldapMessage(message.id, 0x78, result(0)), () => void encrypt(socket, pem).on('error', () => {}));
    });
    expect(await problemOf(search({ startTls: true, certificate: '' }))).toBe('certificate');
    const otherName = hostile.url.replace('localhost', '127.0.0.2');
    expect(await problemOf(search({ startTls: true, url: otherName }))).toMatch(/certificate|unreachable/);
  });
});

describe('an answer', () => {
  test('that never comes, or never ends, is given up', async () => {
    hostile.answers(() => {});
    expect(await problemOf(search({}, 500))).toBe('slow');
    hostile.answers((message, socket) => {
      if (message.tag !== tags.search) return obliging(message, socket);
      const one = entry(message.id, 'cn=x', { cn: ['x'.repeat(1_000)] });
      const more = () => socket.destroyed || socket.write(one, () => setImmediate(more));
      more();
    });
    expect(await problemOf(search())).toBe('too_much');
  });

  test.each([
    [
      'of many small messages in one piece',
      () => Buffer.concat(Array.from({ length: 30_000 }, () => ldapMessage(99, 0x65, result(0)))),
      'too_much',
    ],
    ['that claims to be huge', () => Buffer.from('3084ffffffff', 'hex'), 'too_much'],
    ['of another protocol', () => Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n'), 'not_a_directory'],
    ['without a length', () => Buffer.from('308000', 'hex'), 'not_a_directory'],
    ['with nothing in it', () => Buffer.from('3000', 'hex'), 'not_a_directory'],
    ['of an operation that nobody knows', () => ldapMessage(3, 0x7f, result(0)), /./],
  ])('%s harms nobody', async (_, bytes, problem) => {
    hostile.answers((message, socket) => (message.tag === tags.search ? void socket.write(bytes()) : obliging(message, socket)));
    expect(await problemOf(search())).toMatch(problem);
    hostile.answers(obliging);
    expect(await search()).toHaveLength(1);
  });

  test('that refers elsewhere is not followed', async () => {
    hostile.answers((message, socket) => {
      if (message.tag !== tags.search) return obliging(message, socket);
      const reference = ldapMessage(message.id, 0x73, Buffer.from([0x04, 0x10, ...Buffer.from('ldap://127.0.0.1')]));
      socket.write(Buffer.concat([reference, ldapMessage(message.id, 0x65, result(0))]));
    });
    expect(await search()).toEqual([]);
    hostile.answers((message, socket) =>
      message.tag === tags.search ? void socket.write(ldapMessage(message.id, 0x65, result(10))) : obliging(message, socket),
    );
    expect(await problemOf(search())).toBe('referral');
    expect(hostile.connections()).toBe(2);
  });

  test('of a directory that is gone says so', async () => {
    await hostile.stop();
    expect(await problemOf(search())).toBe('unreachable');
    hostile = await hostileDirectory();
  });
});
