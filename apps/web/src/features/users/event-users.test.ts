// Tests that events change the people in the cache, and what is left to load.

import type { CurrentUser } from '@app/contract/auth/auth.contract.ts';
import type { Comment } from '@app/contract/comments/comments.contract.ts';
import type { Event } from '@app/contract/events/events.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { showUsers } from '#features/users/event-users.queries.ts';
import { currentUserQuery, usersQuery } from '#features/users/users.queries.ts';

let client: QueryClient;

function person(id: number, given: Partial<UserCard> = {}): UserCard {
  const look = { avatarInitials: null, avatarColor: null, profilePicture: null, active: true };
  return { id, fullName: `Person ${id}`, email: null, title: null, role: 'user', ...look, ...given };
}
const withMail = (card: UserCard) => ({ ...card, email: `${card.id}@example.com` });
function event(userId: number, user: UserCard | null): Event {
  return { id: 1, type: 'user_updated', taskId: null, workspaceId: null, userId, timestamp: 1, user };
}
type Pages<Row> = { pages: { rows: Row[] }[] };
const pagesOf = <Row>(...rows: Row[]) => ({ pages: rows.map((row) => ({ rows: [row], next: null })), pageParams: [] });
const rowsOf = <Row>(...key: unknown[]) => client.getQueryData<Pages<Row>>(key)?.pages.flatMap(({ rows }) => rows);
const members = () => rowsOf<{ user: UserCard }>('members', 1, '')?.map(({ user }) => user);
const administered = () => rowsOf<UserCard>('users', 'admin', {});
const comments = () => client.getQueryData<Comment[]>(['comments', 1])?.map(({ user }) => user?.fullName);

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(usersQuery.queryKey, [person(1), person(2)]);
  client.setQueryData(
    ['members', 1, ''],
    pagesOf({ id: 11, userId: 1, user: person(1) }, { id: 12, userId: 2, user: person(2) }),
  );
  client.setQueryData(['users', 'admin', {}], pagesOf(withMail(person(1)), withMail(person(2))));
  client.setQueryData(['departments', 3, 'users'], [{ id: 11, userId: 1, user: person(1) }]);
  client.setQueryData(['comments', 1], [{ id: 1, taskId: 1, userId: 2, content: 'Hello', user: person(2) }]);
});

test('another title or role is shown in every row of the person, and nothing is loaded', () => {
  const changed = person(2, { title: 'Designer', role: 'admin' });
  expect(showUsers(client, [event(2, changed)])).toEqual([]);
  expect(client.getQueryData(usersQuery.queryKey)).toEqual([person(1), changed]);
  expect(members()).toEqual([person(1), changed]);
  expect(administered()).toEqual([withMail(person(1)), withMail(changed)]);
  const named = [['invitations'], ['history'], ['trash']];
  expect(showUsers(client, [event(2, person(2, { ...changed, fullName: 'Another name' }))])).toEqual(named);
  expect(comments()).toEqual(['Another name']);
});

test('of somebody new, or whose card is the same, the lists of members are loaded', () => {
  const lists = [['departments'], ['members'], ['users', 'admin'], ['invitations']];
  expect(showUsers(client, [event(3, person(3))])).toEqual(lists);
  expect(showUsers(client, [event(2, person(2))])).toEqual(lists);
});

test('a deleted person leaves every list, and is nobody in comments', () => {
  expect(showUsers(client, [event(2, null)])).toContainEqual(['members']);
  expect(client.getQueryData(usersQuery.queryKey)).toEqual([person(1)]);
  expect(members()).toEqual([person(1)]);
  expect(administered()).toEqual([withMail(person(1))]);
  expect(comments()).toEqual([undefined]);
});

test('the own account is loaded with another role or address, and else takes the card', () => {
  const account = { user: { ...person(1), email: 'me@example.com', emailConfirmed: true, pendingEmail: null } } as CurrentUser;
  client.setQueryData(currentUserQuery.queryKey, account);
  const card = person(1, { email: 'me@example.com', title: 'Designer' });
  expect(showUsers(client, [event(1, card)])).toEqual([]);
  expect(client.getQueryData(currentUserQuery.queryKey)).toMatchObject({ user: { title: 'Designer', emailConfirmed: true } });
  expect(showUsers(client, [event(1, { ...card, role: 'admin' })])).toEqual([['current-user'], ['workspaces'], ['tasks']]);
  expect(showUsers(client, [event(1, { ...card, role: 'admin', email: 'other@example.com' })])).toContainEqual(['current-user']);
});
