// Tests the error messages of sign-in and change of password (specification part 1, section 5).
import { describe, expect, it } from 'vitest';
import { Credentials, PasswordChange } from '#auth/auth.contract.ts';
import { refusals } from '#testing/refusals.ts';

describe('Credentials', () => {
  it('need a username', () => {
    for (const username of ['', undefined, null, 5, {}, []]) {
      expect(refusals(Credentials, { username, password: 'x' })).toEqual({ username: 'Username is required' });
    }
  });

  it('need a password', () => {
    for (const password of ['', undefined, null, 5]) {
      expect(refusals(Credentials, { username: 'ada', password })).toEqual({ password: 'Password is required' });
    }
  });

  it('are only compared: a short password is a wrong one, not a malformed one', () => {
    expect(refusals(Credentials, { username: 'a', password: 'b' })).toEqual({});
  });
});

describe('PasswordChange', () => {
  it('needs a new password of 8 characters', () => {
    for (const newPassword of ['', '1234567', undefined, null, 12_345_678]) {
      expect(refusals(PasswordChange, { currentPassword: 'x', newPassword })).toEqual({
        newPassword: 'New password must be at least 8 characters',
      });
    }
    expect(refusals(PasswordChange, { currentPassword: 'x', newPassword: '12345678' })).toEqual({});
    expect(refusals(PasswordChange, { currentPassword: 'x', newPassword: 'a'.repeat(128) })).toEqual({});
    expect(refusals(PasswordChange, { currentPassword: 'x', newPassword: 'a'.repeat(129) })).toHaveProperty('newPassword');
  });

  it('takes no password that cannot be stored', () => {
    expect(refusals(PasswordChange, { currentPassword: 'x', newPassword: 'abcdefgh\u0000' })).toHaveProperty('newPassword');
  });
});
