// Why nobody was signed in with a passkey, as a sentence.
import type { PasskeysText } from '@app/texts/english/account/passkeys.ts';
import { DeviceError } from '#features/auth/passkeys/ask-device.ts';
import { serverMessage } from '#features/auth/server-message.ts';
import { RequestError } from '#lib/request-error.ts';

/** Returns undefined where nothing is to be said, because something else took its place. */
export function passkeyProblem(error: Error, words: PasskeysText['signIn']): string | undefined {
  if (error instanceof DeviceError) {
    if (error.problem === 'given up') return undefined;
    return error.problem === 'cancelled' ? words.cancelled : words.unable;
  }
  const code = error instanceof RequestError ? error.body.error : undefined;
  if (code === 'passkey_unknown') return words.unknown;
  return code === 'passkey_copied' ? words.copied : (serverMessage(error) ?? words.unable);
}
