import type { CurrentUser } from '@app/contract/auth/auth.contract.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { currentUserQuery, SignedIn, useCurrentUser } from '#features/users/users.queries.ts';

function Name() {
  return useCurrentUser().fullName;
}

it('What is drawn between the end of a session and the sign-in page still knows the person', () => {
  const client = new QueryClient();
  client.setQueryData(currentUserQuery.queryKey, null);
  const drawn = renderToString(
    <QueryClientProvider client={client}>
      <SignedIn value={{ user: { fullName: 'Ana' } } as unknown as CurrentUser}>
        <Name />
      </SignedIn>
    </QueryClientProvider>,
  );
  expect(drawn).toBe('Ana');
});
