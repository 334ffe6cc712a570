// Removes people from this page and what the browser keeps of them.
import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { forgetAll, forgetShown } from '#lib/kept-copies.ts';

const [person] = currentUserQuery.queryKey;

/** Removes the data of the person who was signed in here, and typed text. */
export async function forgetPerson(client: QueryClient): Promise<void> {
  await forgetAll();
  // A late response must not bring the person back.
  await client.cancelQueries(currentUserQuery);
  client.setQueryData(currentUserQuery.queryKey, null);
}

/** Removes what the server has shown. What is on the screen stays in the page, which hides it. */
export async function forgetShownTo(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== person });
  await forgetShown();
}

/** Removes everything but the person from this page, whose screens are gone. */
export function forgetQueries(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== person });
}
