// Any other path: the not-found screen, inside the shell if somebody is signed in.
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { currentUserQuery, SignedIn } from '#features/users/users.queries.ts';
import { NotFoundScreen } from '#screens/not-found/not-found-screen.tsx';
import { PageLoading } from '#ui/page-loading.tsx';

/** The shell is a lazy component of its own: without a session it is not loaded. */
export function NotFoundRoute({ Shell }: { Shell: ComponentType<{ children: ReactNode }> }) {
  const { data, isPending } = useQuery(currentUserQuery);
  if (isPending) return <PageLoading />;
  if (!data) {
    return (
      <main id="content" className="min-h-dvh">
        <NotFoundScreen search={false} />
      </main>
    );
  }
  return (
    <SignedIn value={data}>
      <Shell>
        <NotFoundScreen />
      </Shell>
    </SignedIn>
  );
}
