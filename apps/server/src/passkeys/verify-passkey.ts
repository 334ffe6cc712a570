// Checks what a browser answers to a challenge: that the passkey was made, or used, at this address, by the person who unlocked it, now.
import type { NewCredential, UsedCredential } from '@app/contract/passkeys/credentials.contract.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { tokenHashOf } from '#endpoints/token.ts';
import { expectedOrigin, passkeySite } from '#passkeys/passkey-site.ts';
import { findPasskey, markCopied, recordUse, type StoredPasskey, spendPasskeyChallenge } from '#passkeys/passkeys.sql.ts';
import { tellOfPasskey } from '#passkeys/tell-of-passkey.ts';

/** Signatures that are taken, in the order of preference: Ed25519, ECDSA with P-256, RSA, which Windows makes. */
export const algorithms: readonly number[] = [-8, -7, -257];

/**
 * `over`: the challenge is void, was answered before, or is that of another browser. `unknown`: nobody has this passkey, any more or
 * at this address. `wrong`: whose it is, but not what was asked for. `copied`: its counter went back.
 */
export type PasskeyOutcome =
  | { passkey: StoredPasskey }
  | { refused: 'over' | 'unknown' }
  | { refused: 'wrong' | 'copied'; userId: number };

interface Used {
  credential: UsedCredential;
  /** The browser that got the challenge: the hash of its cookie. */
  browser: string;
  /** Who has to be the owner; undefined for a sign-in without a name. */
  userId?: number | undefined;
}

/** Tries the use of a passkey, which uses up the challenge, whether it is right or not. */
export async function verifyPasskey(db: Db, config: Config, { credential, browser, userId }: Used): Promise<PasskeyOutcome> {
  const site = passkeySite(config);
  const client = clientDataOf(credential.response.clientDataJSON);
  const challenge = await spendPasskeyChallenge(db, { id: tokenHashOf(client.challenge), purpose: 'use', browser });
  if (!site || !challenge) return { refused: 'over' };
  const passkey = await findPasskey(db, site.id, credential.id);
  if (!passkey) return { refused: 'unknown' };
  const { userHandle } = credential.response;
  const asked = userId ?? challenge.userId;
  const isTheirs =
    (asked === null || asked === passkey.userId) &&
    (challenge.userId === null || challenge.userId === passkey.userId) &&
    // Without a name only the device says whose it is.
    (userHandle ? userHandle === passkey.userHandle : asked !== null);
  const counter = isTheirs
    ? await counterOf({
        ...{ credential, passkey, challenge: client.challenge },
        ...{ origin: expectedOrigin(site, client.origin), rpId: site.id },
      })
    : undefined;
  if (counter === undefined) return { refused: 'wrong', userId: passkey.userId };
  if (passkey.isCopied) return { refused: 'copied', userId: passkey.userId };
  if (await recordUse(db, passkey.id, counter)) return { passkey };
  const isNew = await db.transaction(async (tx) => {
    const marked = await markCopied(tx, passkey.id);
    if (marked) await tellOfPasskey(tx, passkey.userId, 'copied', passkey.name);
    return marked;
  });
  // Otherwise it was removed, or found out, meanwhile.
  return isNew ? { refused: 'copied', userId: passkey.userId } : { refused: 'unknown' };
}

interface Signed {
  credential: UsedCredential;
  passkey: StoredPasskey;
  challenge: string;
  origin: string;
  rpId: string;
}

/** Returns the counter of the device if all is signed as it has to be. */
async function counterOf({ credential, passkey, challenge, origin, rpId }: Signed): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { response, ...rest } = credential;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...rest,
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.clientDataJSON,
          authenticatorData: response.authenticatorData,
          signature: response.signature,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      // The stored counter is compared where it is stored, so that two instances see the same.
      credential: { id: credential.id, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

interface Made {
  credential: NewCredential;
  /** The browser that got the challenge: the hash of its session. */
  browser: string;
  userId: number;
}

interface MadePasskey {
  credentialId: string;
  publicKey: string;
  userHandle: string;
  site: string;
  counter: number;
  /** The kind of the device, or of the program that keeps the passkey. */
  aaguid: string;
}

/** Tries what a browser has made, which uses up the challenge. */
export async function verifyMade(
  db: Db,
  config: Config,
  { credential, browser, userId }: Made,
): Promise<MadePasskey | 'over' | 'wrong'> {
  const site = passkeySite(config);
  const client = clientDataOf(credential.response.clientDataJSON);
  const challenge = await spendPasskeyChallenge(db, { id: tokenHashOf(client.challenge), purpose: 'make', browser });
  if (!site || challenge?.userId !== userId || challenge.userHandle === null) return 'over';
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { id, rawId, type, response } = credential;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId, type, clientExtensionResults: {} },
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: await withoutStatement(response.attestationObject),
        },
      },
      expectedChallenge: client.challenge,
      expectedOrigin: expectedOrigin(site, client.origin),
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...algorithms],
    });
    if (!verified || registrationInfo.credential.id !== id) return 'wrong';
    const { publicKey, counter } = registrationInfo.credential;
    return {
      ...{ credentialId: id, counter, site: site.id, userHandle: challenge.userHandle, aaguid: registrationInfo.aaguid },
      publicKey: Buffer.from(publicKey).toString('base64url'),
    };
  } catch {
    return 'wrong';
  }
}

/**
 * Removes the statement about the maker of the device. It was not asked for, and whoever sends one nevertheless could have the server
 * fetch what its certificates name.
 */
async function withoutStatement(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoCBOR } = await import('@simplewebauthn/server/helpers');
  const authData = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url'))).get('authData');
  const parts = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ]);
  return Buffer.from(isoCBOR.encode(parts)).toString('base64url');
}

/** Reads what the browser says of itself; the library reads it again. */
function clientDataOf(encoded: string): { challenge: string; origin: unknown } {
  try {
    const said = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')) as {
      challenge?: unknown;
      origin?: unknown;
    } | null;
    return { challenge: typeof said?.challenge === 'string' ? said.challenge : '', origin: said?.origin };
  } catch {
    return { challenge: '', origin: undefined };
  }
}
