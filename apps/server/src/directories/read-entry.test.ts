// Tests what an entry of the directory means.
import { describe, expect, test } from 'vitest';
import { climb } from '#directories/find-groups.ts';
import { isTooMany } from '#directories/leaving.ts';
import { type Group, groupValues, idOf, nameOfDn, readEntry, sameDn } from '#directories/read-entry.ts';

const names = {
  ...{ usernameAttributes: 'sAMAccountName, mail', nameAttribute: 'displayName', emailAttribute: 'mail' },
  ...{ titleAttribute: 'title', confirmsEmails: true },
};

function read(attributes: Record<string, (string | Buffer)[]>, now?: Date) {
  const found = new Map(Object.entries(attributes).map(([name, values]) => [name.toLowerCase(), values]));
  return readEntry({ dn: 'cn=x', values: (name) => found.get(name.toLowerCase()) ?? [] }, names, now);
}

describe('an entry', () => {
  test('is named by what never changes, as bytes or as text', () => {
    const guid = Buffer.from('00ff10aa00ff10aa00ff10aa00ff10aa', 'hex');
    expect(read({ objectGUID: [guid] }).subject).toBe('objectGUID:00ff10aa00ff10aa00ff10aa00ff10aa');
    expect(idOf('objectGUID:00ff10aa00ff10aa00ff10aa00ff10aa')).toEqual({ attribute: 'objectGUID', value: guid });
    expect(read({ entryUUID: ['6F96'] }).subject).toBe('entryUUID:6f96');
    expect(read({ ipaUniqueID: ['a'], entryUUID: ['b'] }).subject).toBe('entryUUID:b');
    expect(read({}).subject).toBeUndefined();
    expect(read({ entryUUID: ['one', 'two'] }).subject).toBeUndefined();
    expect(read({ entryUUID: ['x'.repeat(500)] }).subject).toBeUndefined();
  });

  test.each([
    [{ userAccountControl: ['512'] }, true],
    [{ userAccountControl: ['514'] }, false],
    [{ accountExpires: ['0'] }, true],
    [{ accountExpires: ['9223372036854775807'] }, true],
    [{ accountExpires: ['133000000000000000'] }, false],
    [{ accountExpires: ['149000000000000000'] }, true],
    [{ nsAccountLock: ['TRUE'] }, false],
    [{ nsAccountLock: ['FALSE'] }, true],
    [{ pwdAccountLockedTime: ['000001010000Z'] }, false],
    [{ pwdAccountLockedTime: ['20260101000000Z'] }, true],
    [{ userAccountControl: ['nonsense'], accountExpires: ['-1'] }, true],
  ])('%j is open: %s', (attributes, isOpen) => {
    expect(read(attributes, new Date('2026-01-01')).isOpen).toBe(isOpen);
  });

  test('says what a provider would say', () => {
    const { claims } = read({ sAMAccountName: ['ana'], mail: ['ana@example.com'], displayName: ['Ana'], title: ['Boss'] });
    expect(claims).toMatchObject({
      preferred_username: 'ana',
      email: 'ana@example.com',
      email_verified: true,
      name: 'Ana',
      title: 'Boss',
    });
  });
});

describe('a group', () => {
  const group = (dn: string): Group => ({ dn, name: nameOfDn(dn) });

  test('is meant by its name or its DN, in any case and with any spaces', () => {
    const groups = [group('CN=Engineers,OU=Groups,DC=example,DC=com'), group('cn=other,dc=example,dc=com')];
    const departmentMap = [{ value: 'ENGINEERS', departmentId: 1 }];
    expect(groupValues(groups, { departmentMap, adminGroup: 'cn=engineers, ou=groups, dc=example, dc=com' })).toEqual([
      'ENGINEERS',
      'cn=engineers, ou=groups, dc=example, dc=com',
      'other',
    ]);
  });

  test('has the name that its DN begins with', () => {
    expect(nameOfDn('cn=R\\, D,ou=x')).toBe('R, D');
    expect(nameOfDn('cn=a\\2cb+uid=1,ou=x')).toBe('a,b');
    expect(nameOfDn('nothing')).toBe('nothing');
    expect(sameDn('CN=a\\, b , OU=X')).toBe(sameDn('cn=a\\, b,ou=x'));
    expect(sameDn('cn=a\\ ,ou=x')).not.toBe(sameDn('cn=a\\,ou=x'));
    expect(sameDn('cn=a\\ ,ou=x')).not.toBe(sameDn('cn=a,ou=x'));
  });

  test('in a circle is followed once, and too many are no answer', async () => {
    const parents: Record<string, string[]> = { 'cn=a': ['cn=b'], 'cn=b': ['cn=c', 'CN=A'], 'cn=c': ['cn=a', 'cn=c'] };
    const found = await climb([group('cn=a')], async ({ dn }) => (parents[dn] ?? []).map(group));
    expect(found.map(({ dn }) => dn)).toEqual(['cn=a', 'cn=b', 'cn=c']);
    let count = 0;
    const endless = climb([group('cn=a')], async () => Array.from({ length: 100 }, () => group(`cn=${count++}`)));
    await expect(endless).rejects.toMatchObject({ problem: 'groups_unread' });
  });
});

describe('people who leave', () => {
  test.each([
    [{ found: 100, leaving: 3, active: 100, allowed: 0 }, false],
    [{ found: 80, leaving: 20, active: 100, allowed: 0 }, false],
    [{ found: 79, leaving: 21, active: 100, allowed: 0 }, true],
    [{ found: 79, leaving: 21, active: 100, allowed: 21 }, false],
    [{ found: 70, leaving: 30, active: 100, allowed: 21 }, true],
    [{ found: 0, leaving: 1, active: 1, allowed: 5 }, true],
    [{ found: 5, leaving: 2, active: 2, allowed: 0 }, true],
    [{ found: 5, leaving: 1, active: 1, allowed: 0 }, false],
    [{ found: 0, leaving: 0, active: 0, allowed: 0 }, false],
  ])('%j are too many: %s', (counts, tooMany) => {
    expect(isTooMany(counts)).toBe(tooMany);
  });
});
