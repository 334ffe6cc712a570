// Tests the error messages of registration, profile and settings (specification part 1, section 5), and that other fields are dropped.

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { refusals } from '#testing/refusals.ts';
import { ProfileChange, Registration, RegistrationForm, SettingsChange, User, UserCard } from '#users/users.contract.ts';

const ada = { username: 'ada', password: 'correct horse', fullName: 'Ada Lovelace', email: 'ada@example.com', departmentId: 3 };

describe('Registration', () => {
  it('takes a whole person, with and without a job title', () => {
    expect(refusals(Registration, ada)).toEqual({});
    expect(refusals(Registration, { ...ada, title: 'Analyst' })).toEqual({});
    expect(refusals(Registration, { ...ada, title: '' })).toEqual({});
    expect(refusals(Registration, { ...ada, title: null, avatarInitials: 'AL', avatarColor: '#0066FF', role: 'user' })).toEqual(
      {},
    );
  });

  it.each([
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', '  ab  ', 'Username must be at least 3 characters'],
    ['username', '', 'Username must be at least 3 characters'],
    ['username', undefined, 'Username must be at least 3 characters'],
    ['password', '1234567', 'Password must be at least 8 characters'],
    ['password', undefined, 'Password must be at least 8 characters'],
    ['fullName', '', 'Full name is required'],
    ['fullName', '   ', 'Full name is required'],
    ['fullName', undefined, 'Full name is required'],
    ['email', '', 'Invalid email address'],
    ['email', 'ada', 'Invalid email address'],
    ['email', 'ada@', 'Invalid email address'],
    ['email', 'ada@example', 'Invalid email address'],
    ['email', 'ada@example.com, b@example.com', 'Invalid email address'],
    ['email', 'ada@example.com\nBcc: b@example.com', 'Invalid email address'],
    ['email', undefined, 'Invalid email address'],
    ['departmentId', 0, 'Please select a department'],
    ['departmentId', -1, 'Please select a department'],
    ['departmentId', '3', 'Department selection is required'],
    ['departmentId', 'HR', 'Department selection is required'],
    ['departmentId', null, 'Department selection is required'],
    ['departmentId', 1.5, 'Department selection is required'],
    ['departmentId', {}, 'Department selection is required'],
  ])('refuses %s %j: %s', (field, value, message) => {
    expect(refusals(Registration, { ...ada, [field]: value })).toEqual({ [field]: message });
  });

  it('keeps the space in a password and trims the rest', () => {
    const taken = z.parse(Registration, {
      ...ada,
      username: ' ada ',
      password: '  spaces ',
      fullName: ' Ada  ',
      email: ' ada@example.com ',
    });
    expect(taken).toMatchObject({ username: 'ada', password: '  spaces ', fullName: 'Ada', email: 'ada@example.com' });
  });

  it('drops a role and whatever else is sent', () => {
    const sent = {
      ...ada,
      role: 'admin',
      Role: 'admin',
      isAdmin: true,
      id: 1,
      permissions: { isAdmin: true },
      confirmPassword: 'x',
    };
    expect(Object.keys(z.parse(Registration, sent)).sort()).toEqual(Object.keys(ada).sort());
  });

  it('takes passwords of 8 to 128 characters', () => {
    expect(refusals(Registration, { ...ada, password: 'a'.repeat(128) })).toEqual({});
    expect(Object.keys(refusals(Registration, { ...ada, password: 'a'.repeat(129) }))).toEqual(['password']);
  });
});

describe('RegistrationForm', () => {
  const form = { ...ada, departmentId: '3', confirmPassword: ada.password };
  it('takes the form', () => {
    expect(refusals(RegistrationForm, form)).toEqual({});
  });

  it('asks for the confirmation, and for the same password', () => {
    expect(refusals(RegistrationForm, { ...form, confirmPassword: '' })['confirmPassword']).toBe('Please confirm your password');
    expect(refusals(RegistrationForm, { ...form, confirmPassword: 'another one' })).toEqual({
      confirmPassword: "Passwords don't match",
    });
  });

  it('asks for a department', () => {
    expect(refusals(RegistrationForm, { ...form, departmentId: '' })).toEqual({ departmentId: 'Please select a department' });
  });
});

describe('ProfileChange', () => {
  it.each([
    ['fullName', 'A', 'Full name must be at least 2 characters'],
    ['fullName', ' A ', 'Full name must be at least 2 characters'],
    ['fullName', null, 'Full name must be at least 2 characters'],
    ['email', 'ada', 'Please enter a valid email address'],
    ['email', '', 'Please enter a valid email address'],
    ['email', null, 'Please enter a valid email address'],
  ])('refuses %s %j: %s', (field, value, message) => {
    expect(refusals(ProfileChange, { [field]: value })).toEqual({ [field]: message });
  });

  it('takes each field alone', () => {
    for (const change of [{}, { fullName: 'Al' }, { email: 'a@example.com' }, { title: '' }, { title: null }]) {
      expect(refusals(ProfileChange, change)).toEqual({});
    }
  });

  it('drops what is not the profile', () => {
    expect(z.parse(ProfileChange, { fullName: 'Ada', role: 'admin', password: 'x', username: 'root', departmentId: 1 })).toEqual({
      fullName: 'Ada',
    });
  });
});

describe('SettingsChange', () => {
  it.each([
    ['theme', ['light', 'dark', 'system']],
    ['language', ['english', 'spanish', 'french', 'german']],
    ['timezone', ['UTC', 'EST', 'CST', 'MST', 'PST']],
    ['dateFormat', ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD']],
    ['weekStart', ['region', 'monday', 'saturday', 'sunday']],
    ['startScreen', ['board', 'my-work']],
  ])('takes the options of %s and no other', (setting, options) => {
    for (const option of options) expect(refusals(SettingsChange, { [setting]: option })).toEqual({});
    for (const option of ['', 'other', '../../etc/passwd', null, 1]) {
      expect(Object.keys(refusals(SettingsChange, { [setting]: option }))).toEqual([setting]);
    }
  });

  it('takes zones that exist, and regions', () => {
    for (const zone of ['Asia/Tokyo', 'Europe/Lisbon', 'Etc/UTC', 'America/Argentina/Buenos_Aires'])
      expect(refusals(SettingsChange, { timezone: zone, browserTimezone: zone })).toEqual({});
    for (const zone of ['Mars/Olympus', "UTC'; drop table users", 'x'.repeat(10_000)])
      expect(Object.keys(refusals(SettingsChange, { timezone: zone, browserTimezone: zone }))).toEqual([
        'timezone',
        'browserTimezone',
      ]);
    for (const region of ['GB', '419', null]) expect(refusals(SettingsChange, { region })).toEqual({});
    for (const region of ['', 'gb', 'GBR', '../', 1])
      expect(Object.keys(refusals(SettingsChange, { region }))).toEqual(['region']);
  });

  it.each([
    'emailNotifications',
    'dailyDigest',
    'taskAssignmentNotifications',
    'taskReminders',
    'departmentTaskNotifications',
    'commentNotifications',
    'pushNotifications',
    'compactView',
    'showScores',
    'motion',
    'singleKeyShortcuts',
    'sharePresence',
    'useModel',
  ])('takes %s on and off', (toggle) => {
    expect(z.parse(SettingsChange, { [toggle]: true })).toEqual({ [toggle]: true });
    expect(z.parse(SettingsChange, { [toggle]: false })).toEqual({ [toggle]: false });
    for (const value of ['true', 1, null]) expect(Object.keys(refusals(SettingsChange, { [toggle]: value }))).toEqual([toggle]);
  });
});

describe('answers', () => {
  it('never name a password', () => {
    for (const schema of [User, UserCard]) expect(Object.keys(schema.shape)).not.toContain('password');
  });

  it('show others no more than a card', () => {
    expect(Object.keys(UserCard.shape).sort()).toEqual(
      ['id', 'fullName', 'email', 'title', 'role', 'avatarInitials', 'avatarColor', 'profilePicture', 'active'].sort(),
    );
  });
});
