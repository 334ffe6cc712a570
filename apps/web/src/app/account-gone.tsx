// The account was deleted or deactivated while its person was signed in: shows nothing of it any more and does not ask for a new sign-in.
import { useQueryClient } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useEffect } from 'react';
import { forgetPerson, forgetQueries } from '#features/users/forget-person.queries.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { dispatchSession } from '#lib/session.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

export function AccountGone({ why }: { why: 'gone' | 'inactive' }) {
  const { auth, users } = useText();
  const { gone } = auth;
  const title = why === 'gone' ? gone.title : users.deactivated;
  const client = useQueryClient();
  useScreenTitle(title);
  useEffect(() => forgetQueries(client), [client]);
  function leave(): void {
    dispatchSession({ type: 'leaving' });
    void forgetPerson(client);
  }
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-4">
      <div
        role="alert"
        className="flex w-full max-w-100 flex-col items-center rounded-2xl bg-surface p-8 text-center shadow-card"
      >
        <UserX aria-hidden="true" className="mb-3 size-10 stroke-[1.25] text-ink-3" />
        <h1 className="text-20 font-semibold tracking-[-.017em]">{title}</h1>
        <p className="mt-1 mb-5 text-14 text-pretty text-ink-2">{why === 'gone' ? gone.text : auth.inactive}</p>
        <Button variant="primary" onClick={leave}>
          {gone.leave}
        </Button>
      </div>
    </main>
  );
}
