// For tests: a device that makes and uses passkeys (ES256), without a browser around it, so that each part of its answers can be wrong.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewCredential, UsedCredential } from '@app/contract/passkeys/credentials.contract.ts';
import type { RegistrationOptions, SignInOptions } from '@app/contract/passkeys/passkeys.contract.ts';

interface Ceremony {
  origin?: string;
  /** Another name than the one that was asked for. */
  rpId?: string;
  /** Whether the person has unlocked the device. */
  isUnlocked?: boolean;
  challenge?: string;
  type?: string;
  counter?: number;
  /** What the device tells of the person; null for nothing. */
  userHandle?: string | null;
}

interface Making extends Ceremony {
  /** The kind of the device, in hex. */
  aaguid?: string;
  /** The format of the statement about its maker, which names a certificate. */
  statement?: string;
}

export interface SoftDevice {
  id: string;
  make(options: RegistrationOptions, change?: Making): NewCredential;
  use(options: SignInOptions, change?: Ceremony): UsedCredential;
}

/** Returns a device with one key. One that does not count says 0 each time. */
export function softDevice(origin: string, { counts = true } = {}): SoftDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  const key = map([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  let counter = 0;
  let handle = '';

  const next = (given: number | undefined) => given ?? (counts ? ++counter : 0);
  const head = (rpId: string, flags: number, count: number) => {
    const counted = Buffer.alloc(5);
    counted.writeUInt8(flags);
    counted.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(rpId), counted]);
  };
  const said = (type: string, challenge: string, { origin: named = origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: named, crossOrigin: false }));

  return {
    id,
    make(options, change = {}) {
      const {
        rpId = options.rp.id,
        isUnlocked = true,
        aaguid = '00'.repeat(16),
        statement,
        challenge = options.challenge,
      } = change;
      handle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const authData = Buffer.concat([
        head(rpId, 0x41 | (isUnlocked ? 4 : 0), change.counter ?? 0),
        ...[Buffer.from(aaguid, 'hex'), length, rawId, key],
      ]);
      const attestationObject = map([
        ['fmt', statement ?? 'none'],
        ['attStmt', statement ? map([['x5c', Buffer.from('no certificate')]]) : map([])],
        ['authData', authData],
      ]);
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: said(change.type ?? 'webauthn.create', challenge, change).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    use(options, change = {}) {
      const { rpId = options.rpId, isUnlocked = true, userHandle = handle, challenge = options.challenge } = change;
      const authData = head(rpId, 1 | (isUnlocked ? 4 : 0), next(change.counter));
      const clientData = said(change.type ?? 'webauthn.get', challenge, change);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(userHandle !== null && { userHandle }),
        },
      };
    },
  };
}

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest();

/** Writes a map of CBOR, which may be a value of another one. */
function map(entries: readonly (readonly [string | number, string | number | Buffer])[]): Buffer {
  const parts = entries.flatMap(([name, value]) => [encode(name), encode(value)]);
  return Object.assign(Buffer.concat([start(5, entries.length), ...parts]), { isEncoded: true });
}

function encode(value: string | number | Buffer): Buffer {
  if (typeof value === 'number') return value < 0 ? start(1, -1 - value) : start(0, value);
  if (typeof value === 'string') return Buffer.concat([start(3, Buffer.byteLength(value)), Buffer.from(value)]);
  return 'isEncoded' in value ? value : Buffer.concat([start(2, value.length), value]);
}

function start(type: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(type << 5) | size]);
  return size < 256 ? Buffer.from([(type << 5) | 24, size]) : Buffer.from([(type << 5) | 25, size >> 8, size & 255]);
}
