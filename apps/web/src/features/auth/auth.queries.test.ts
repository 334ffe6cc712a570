// The request of a registration (specification part 1, section 3), and the messages of a rejected form.
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { register } from '#features/auth/auth.queries.ts';
import { serverMessage } from '#features/auth/server-message.ts';
import { RequestError } from '#lib/request-error.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => vi.unstubAllGlobals());

const person = {
  id: 1,
  fullName: 'Ada',
  email: 'a@example.com',
  title: null,
  role: 'user',
  active: true,
  avatarInitials: 'A',
  avatarColor: null,
  profilePicture: null,
};
const form = {
  username: 'ada',
  password: 'good enough',
  confirmPassword: 'good enough',
  fullName: 'ada king lovelace',
  email: 'ada@example.com',
  title: '',
  departmentId: '3',
};

describe('a registration', () => {
  it('sends a number for the department, initials and one of the eight colours, and never the repeated password', async () => {
    fetched.mockImplementation(async () => Response.json(person, { status: 201 }));
    const client = new QueryClient();
    for (let n = 0; n < 20; n++) await client.getMutationCache().build(client, register).execute(form);
    const bodies = fetched.mock.calls.map(([, request]) => JSON.parse(String(request?.body)));
    const palette = ['#0066FF', '#F59E0B', '#10B981', '#EF4444', '#8B5CF6', '#EC4899', '#14B8A6', '#F97316'];
    for (const { avatarColor, ...body } of bodies) {
      expect(palette).toContain(avatarColor);
      const { confirmPassword: _, ...sent } = { ...form, title: null, departmentId: 3, role: 'user', avatarInitials: 'AK' };
      expect(body).toEqual(sent);
    }
  });
});

describe('what a refused form says', () => {
  const refusal = (status: number, body: { message?: string }, reason = body.message ?? 'Reason') =>
    serverMessage(new RequestError({ method: 'POST', path: '/', status, body, reason, message: '' }));

  it('is the message of the server', () => {
    expect(refusal(409, { message: 'Username already exists' })).toBe('Username already exists');
    expect(refusal(503, { message: 'Busy' })).toBe('Busy');
  });
  it('is left to the form where the server refused without a word', () => {
    expect(refusal(401, {}, 'Unauthorized')).toBeUndefined();
    expect(serverMessage(new Error('Something else'))).toBeUndefined();
  });
  it('never blames the person for what the server or the line did', () => {
    expect(refusal(0, {}, 'The server cannot be reached.')).toBe('The server cannot be reached.');
    expect(refusal(502, {})).toBe('Something went wrong on the server. Please try again.');
  });
});
