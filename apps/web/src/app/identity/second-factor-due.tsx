// The time to set up a second step of the sign-in is over: nothing else is open before it is done.
import { useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Reauthentication } from '#app/identity/reauthentication.tsx';
import { logOut } from '#app/log-out.ts';
import { useSecondFactorsText } from '#features/auth/second-factors-text.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { PhoneDialog } from '#screens/profile/security/phone-dialog.tsx';
import { RecoveryCodesDialog } from '#screens/profile/security/recovery-codes-dialog.tsx';
import { Button } from '#ui/button.tsx';

export function SecondFactorDue() {
  const { due, setting } = useSecondFactorsText();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  useScreenTitle(due.title);
  function goOn(): void {
    // What was refused meanwhile is asked for anew.
    void client.resetQueries({ predicate: ({ state }) => state.status === 'error' });
    void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  }
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-4">
      <div className="flex w-full max-w-110 flex-col items-center rounded-2xl bg-surface p-8 text-center shadow-card">
        <Smartphone aria-hidden="true" className="mb-3 size-10 stroke-[1.25] text-ink-3" />
        <h1 className="text-20 font-semibold tracking-[-.017em] text-balance">{due.title}</h1>
        <p className="mt-1 mb-5 text-14 text-pretty text-ink-2">{due.text}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="ghost" onClick={() => void logOut(client)}>
            {due.logOut}
          </Button>
          <Button variant="primary" onClick={() => setOpen(true)}>
            {setting.setUp}
          </Button>
        </div>
      </div>
      {isOpen ? (
        <PhoneDialog
          onClose={() => setOpen(false)}
          onCodes={(made) => {
            setOpen(false);
            setCodes(made);
          }}
        />
      ) : null}
      {codes ? <RecoveryCodesDialog codes={codes} onClose={goOn} /> : null}
      {/* The shell, which else asks, is not there. */}
      <Reauthentication />
    </main>
  );
}
