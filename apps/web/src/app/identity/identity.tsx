// What the product asks of the person at an open session: who is there, and that a required second step is set up in time.
import { Reauthentication } from '#app/identity/reauthentication.tsx';
import { SecondFactorReminder } from '#app/identity/second-factor-reminder.tsx';

export function Identity() {
  return (
    <>
      <Reauthentication />
      <SecondFactorReminder />
    </>
  );
}
