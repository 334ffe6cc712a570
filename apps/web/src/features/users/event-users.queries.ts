// Applies events to the people in the cache: the list of everybody, and the rows of members, comments and the administration.

import type { CurrentUser } from '@app/contract/auth/auth.contract.ts';
import type { Comment } from '@app/contract/comments/comments.contract.ts';
import type { Event } from '@app/contract/events/events.contract.ts';
import type { AdminUser, UserCard } from '@app/contract/users/users.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { patchPeoplePages } from '#features/users/people-pages.ts';
import { adminUsersKey, currentUserQuery, patchUser, peopleKeys, usersQuery } from '#features/users/users.queries.ts';
import { compareTexts } from '#lib/collation.ts';
import { patchQuery } from '#lib/patch-query.ts';

/** A row that stands for a person: a member of a workspace or of a department. */
interface PersonRow {
  userId: number;
  user: UserCard;
}

/** Puts the people of events into every list that shows them, and returns the keys of what is still to be loaded. */
export function showUsers(client: QueryClient, events: readonly Event[]): (readonly unknown[])[] {
  const left: (readonly unknown[])[] = [];
  for (const { type, userId, user } of events) {
    if (type !== 'user_updated') continue;
    left.push(...(user === undefined || userId === null ? peopleKeys : showUser(client, userId, user)));
  }
  if (events.some(({ type }) => type === 'user_updated') && client.getQueryState(usersQuery.queryKey)?.fetchStatus === 'fetching')
    left.push(usersQuery.queryKey);
  return left;
}

function showUser(client: QueryClient, userId: number, user: UserCard | null): (readonly unknown[])[] {
  const before = client.getQueryData(usersQuery.queryKey)?.find(({ id }) => id === userId);
  patchQuery<UserCard[]>(client, usersQuery.queryKey, (users) => withUser(users, userId, user));
  patchPeoplePages<AdminUser>(client, adminUsersKey, (row) => (row.id === userId ? adminRow(row, user) : [row]));
  const shown = (row: PersonRow) => (row.userId !== userId ? [row] : user ? [{ ...row, user }] : []);
  patchPeoplePages(client, ['members'], shown);
  for (const { queryKey } of client.getQueryCache().findAll({ predicate: isOfDepartment }))
    patchQuery<PersonRow[]>(client, queryKey, (rows) => rows.flatMap(shown));
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: ['comments'] }))
    patchQuery<Comment[]>(client, queryKey, (comments) =>
      comments.map((each) => (each.userId === userId ? said(each, user) : each)),
    );
  const left = showCurrentUser(client, userId, user);
  // An event about somebody whose card is the same, or new, means that they belong to something else now.
  const isProfile = user !== null && before !== undefined && !isSame(before, user);
  if (!isProfile) left.push(['departments'], ['members'], adminUsersKey);
  // The name is in invitations, and that of a deleted person in more than their own rows.
  if (!isProfile || before.fullName !== user.fullName) left.push(['invitations']);
  // What happened names who did it.
  if (user === null || (before && before.fullName !== user.fullName)) left.push(['history'], ['trash']);
  if (user === null) left.push(['comments'], ['notifications']);
  return left;
}

/** The members of a department. */
function isOfDepartment({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] === 'departments' && queryKey[2] === 'users';
}

function adminRow(row: AdminUser, user: UserCard | null): AdminUser[] {
  return user ? [{ ...row, ...user, email: user.email ?? row.email }] : [];
}

function said(comment: Comment, user: UserCard | null): Comment {
  if (!user) return { ...comment, userId: null, user: null };
  const { email: _email, ...card } = user;
  return { ...comment, user: card };
}

/** The account of the signed-in person has more than the card: it is loaded where that may have changed. */
function showCurrentUser(client: QueryClient, userId: number, user: UserCard | null): (readonly unknown[])[] {
  const me = client.getQueryData<CurrentUser | null>(currentUserQuery.queryKey)?.user;
  if (me?.id !== userId) return [];
  const isWaiting = me.pendingEmail !== null || !me.emailConfirmed;
  if (!user || isWaiting || me.email !== user.email) return [currentUserQuery.queryKey];
  // With another role the person sees and may do something else.
  if (me.role !== user.role) return [currentUserQuery.queryKey, ['workspaces'], ['tasks']];
  patchUser(client, { ...user, email: me.email });
  return [];
}

function withUser(users: readonly UserCard[], userId: number, user: UserCard | null): UserCard[] {
  const others = users.filter(({ id }) => id !== userId);
  if (!user) return others;
  if (users.some(({ id, fullName }) => id === userId && fullName === user.fullName))
    return users.map((each) => (each.id === userId ? user : each));
  return [...others, user].sort((a, b) => compareTexts(a.fullName, b.fullName) || a.id - b.id);
}

function isSame(a: UserCard, b: UserCard): boolean {
  return (Object.keys(b) as (keyof UserCard)[]).every((field) => a[field] === b[field]);
}
