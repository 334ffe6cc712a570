// Signing in with a passkey.
import * as api from '@app/contract/api.ts';
import type { UsedCredential } from '@app/contract/passkeys/credentials.contract.ts';
import { mutationOptions } from '@tanstack/react-query';
import { enter } from '#features/auth/auth.queries.ts';
import { askForPasskey, forgetPasskey } from '#features/auth/passkeys/ask-device.ts';
import { call } from '#lib/call.ts';
import { finishLogOut, forgetLogOut, isLoggingOut } from '#lib/log-out-waits.ts';
import { RequestError } from '#lib/request-error.ts';
import { renewSession } from '#lib/session.ts';

/** What the person chose among what the browser offered; without it the device is asked now. */
interface Chosen {
  credential?: UsedCredential;
}

/** Returns what to ask the device for. */
export const passkeyOptions = (challenge?: string) =>
  call(api.passkeys.signInOptions, { body: challenge === undefined ? {} : { challenge } });

/** Signs in and stores the person. */
export const signInWithPasskey = mutationOptions({
  mutationKey: ['auth', 'passkey'],
  gcTime: 0,
  mutationFn: async ({ credential: chosen }: Chosen) => {
    // A log out that is sent later would end the new session.
    if (isLoggingOut()) await finishLogOut();
    const credential = chosen ?? (await askForPasskey(await passkeyOptions()));
    try {
      const answer = await call(api.passkeys.signIn, { body: { credential } });
      forgetLogOut();
      return answer;
    } catch (error) {
      // The device may offer it no longer.
      if (error instanceof RequestError && error.body.error === 'passkey_unknown')
        void forgetPasskey(location.hostname, credential.id);
      throw error;
    }
  },
  onSuccess: (answer, _chosen, _shown, { client }) => enter(client, answer),
});

/** Shows once more who the signed-in person is. */
export const reauthenticateWithPasskey = mutationOptions({
  mutationKey: ['auth', 'reauthenticate', 'passkey'],
  gcTime: 0,
  mutationFn: async () => {
    const credential = await askForPasskey(await passkeyOptions());
    return renewSession(() => call(api.auth.reauthenticate, { body: { credential }, once: true }));
  },
});

/** Takes the second step of a sign-in with a passkey. */
export const takePasskeyStep = mutationOptions({
  mutationKey: ['auth', 'passkey-step'],
  gcTime: 0,
  mutationFn: async ({ challenge, trust }: { challenge: string; trust: boolean }) => {
    const credential = await askForPasskey(await passkeyOptions(challenge));
    return call(api.auth.secondFactor, { body: { challenge, method: 'passkey', credential, trust } });
  },
  onSuccess: (answer, _asked, _shown, { client }) => enter(client, answer),
});
