// Asks the device to make or to use a passkey. The library for it loads when somebody does so.
import type { NewCredential, UsedCredential } from '@app/contract/passkeys/credentials.contract.ts';
import type { RegistrationOptions, SignInOptions } from '@app/contract/passkeys/passkeys.contract.ts';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/**
 * `cancelled`: the person did not unlock the device, or not in time; browsers do not say which. `known`: the device has a passkey of
 * this account. `given up`: something else took its place.
 */
type DeviceProblem = 'cancelled' | 'known' | 'unable' | 'given up';

/** Why a device has made or used no passkey. */
export class DeviceError extends Error {
  readonly problem: DeviceProblem;

  constructor(problem: DeviceProblem, cause: unknown) {
    super(problem, { cause });
    // What the person has ended is no failure that anybody looks for in the console.
    this.name = problem === 'unable' ? 'DeviceError' : 'AbortError';
    this.problem = problem;
  }
}

const problems: Readonly<Record<string, DeviceProblem>> = {
  NotAllowedError: 'cancelled',
  InvalidStateError: 'known',
  AbortError: 'given up',
};

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new DeviceError((error instanceof Error && problems[error.name]) || 'unable', error);
  }
}

/** Lets the device make a passkey. */
export function makePasskey(options: RegistrationOptions): Promise<NewCredential> {
  return asked(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
  });
}

/** Lets the device use a passkey: at once, or with `whenChosen` once the person chooses it among what the browser offers in the field. */
export function askForPasskey(options: SignInOptions, { whenChosen = false } = {}): Promise<UsedCredential> {
  return asked(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    return startAuthentication({ optionsJSON, useBrowserAutofill: whenChosen });
  });
}

/** Whether the browser offers passkeys in the field of a name. */
export async function offersPasskeys(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
  return browserSupportsWebAuthnAutofill();
}

/** Ends what the device was asked for. */
export async function giveUpPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** Lets the device, if it can, no longer offer a passkey that opens nothing. */
export async function forgetPasskey(rpId: string, credentialId: string): Promise<void> {
  const { signalUnknownCredential } = PublicKeyCredential as unknown as {
    signalUnknownCredential?: (unknown: { rpId: string; credentialId: string }) => Promise<void>;
  };
  // Nobody waits for it, and a device that refuses goes on offering it.
  await signalUnknownCredential?.call(PublicKeyCredential, { rpId, credentialId }).catch(() => undefined);
}
