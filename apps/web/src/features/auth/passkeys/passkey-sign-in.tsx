// Signing in with a passkey: by a button, or chosen among what the browser offers in the field of the name.
import type { UsedCredential } from '@app/contract/passkeys/credentials.contract.ts';
import { Fingerprint } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { askForPasskey, giveUpPasskey, offersPasskeys } from '#features/auth/passkeys/ask-device.ts';
import { passkeyProblem } from '#features/auth/passkeys/passkey-problem.ts';
import { passkeyOptions, signInWithPasskey } from '#features/auth/passkeys/passkey-sign-in.queries.ts';
import { usePasskeysText } from '#features/auth/passkeys/passkeys-text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';

/** A challenge lasts five minutes; an offer that nobody has taken is made anew before. */
const offerAgainAfter = 240_000;

interface PasskeySignInProps {
  /** Called when the person asks for it in the place of the form. */
  onAsk: () => void;
  onDone: () => void;
}

export function PasskeySignIn({ onAsk, onDone }: PasskeySignInProps) {
  const { signIn: words } = usePasskeysText();
  const { mutate, isPending, error, variables } = useMutation(signInWithPasskey);
  const signIn = (credential?: UsedCredential) => mutate(credential ? { credential } : {}, { onSuccess: onDone });
  useOffer(!isPending, signIn);
  const problem = error && !isPending ? passkeyProblem(error, words) : undefined;
  return (
    <>
      <Button
        size="lg"
        className="mt-3 w-full"
        icon={<Fingerprint />}
        busy={isPending && variables.credential === undefined}
        busyLabel={words.busy}
        // The field keeps the focus, which would else ask for a name that is not needed.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          onAsk();
          signIn();
        }}
      >
        {words.button}
      </Button>
      <div className={problem === undefined ? undefined : 'mt-3'}>
        <FormError text={problem} />
      </div>
    </>
  );
}

/** Lets the browser offer passkeys in the field of the name. What else is asked of the device takes the place of the offer. */
function useOffer(isFree: boolean, onChosen: (credential: UsedCredential) => void): void {
  const [round, setRound] = useState(0);
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!isFree) return;
    let isOver = false;
    async function offer(): Promise<void> {
      if (!(await offersPasskeys()) || isOver) return;
      const options = await passkeyOptions();
      if (isOver) return;
      const credential = await askForPasskey(options, { whenChosen: true });
      if (!isOver) choose(credential);
    }
    // Nobody has asked for the offer, so nobody misses it; the button says what is wrong.
    offer().catch(() => undefined);
    const timer = setTimeout(() => setRound(round + 1), offerAgainAfter);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isFree, round]);
  useEffect(() => () => void giveUpPasskey(), []);
}
