// Tests the URLs of the specification's route table (part 1, section 2).
import { describe, expect, it } from 'vitest';
import { isAuthPath, screenId, screens } from '#screens.ts';

describe('screens', () => {
  it('have the addresses of the specification', () => {
    expect(screens.auth.href()).toBe('/auth');
    expect(screens.invitation.href('abc')).toBe('/auth/invitation#abc');
    expect(screens.passwordReset.href('abc')).toBe('/auth/reset#abc');
    expect(screens.home.href()).toBe('/');
    expect(screens.workspace.href(3)).toBe('/workspace/3');
    expect(screens.workspace.href(0)).toBe('/workspace/0');
    expect(screens.listView.href()).toBe('/list-view');
    expect(screens.members.href()).toBe('/members');
    expect(screens.admin.href()).toBe('/admin');
    expect(screens.profile.href()).toBe('/profile');
    expect(screens.settings.href()).toBe('/settings');
    expect(screens.task.href(7)).toBe('/task/7');
    expect(screens.notifications.href()).toBe('/notifications');
  });

  it('fit their own patterns', () => {
    expect(screens.workspace.pattern.replace(':workspaceId', '3')).toBe(screens.workspace.href(3));
    expect(screens.task.pattern.replace(':taskId', '7')).toBe(screens.task.href(7));
  });
});

describe('screenId', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    ['42', 42],
    ['-1', undefined],
    ['01', undefined],
    ['1.0', undefined],
    ['1e3', undefined],
    ['abc', undefined],
    ['', undefined],
    ['1.5', undefined],
    ['2147483647', 2_147_483_647],
    ['2147483648', undefined],
    ['999999999999', undefined],
    ['12345678901', undefined],
    [undefined, undefined],
  ])('of %j is %j', (value, id) => {
    expect(screenId(value)).toBe(id);
  });
});

describe('the sign-in page', () => {
  it.each([
    ['/auth', true],
    ['/auth/callback', true],
    ['/somewhere/auth', true],
    ['/authors', true],
    ['/', false],
    ['/workspace/1', false],
    ['/oauth', false],
  ])('%s: %s', (pathname, is) => {
    expect(isAuthPath(pathname)).toBe(is);
  });
});
