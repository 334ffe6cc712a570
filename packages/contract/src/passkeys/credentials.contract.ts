// What a browser answers when a passkey was made or used: the JSON of the standard, as far as the server reads it.
import * as z from 'zod/mini';
import { text, textKey } from '#fields.ts';
import { credentialLimits } from '#passkeys/passkeys.limits.ts';

const encoded = (max: number) => text(max, 'errors.invalid').check(z.regex(/^[\w-]+$/, textKey('errors.invalid')));

const credential = {
  id: encoded(credentialLimits.id),
  rawId: encoded(credentialLimits.id),
  type: z.literal('public-key', 'errors.invalid'),
};

/** A passkey that was made. Who made the device does not matter, so the statement about it is not read. */
export const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(credentialLimits.clientData),
    attestationObject: encoded(credentialLimits.attestation),
    transports: z.optional(
      z
        .array(text(30, 'errors.invalid'), 'errors.invalid')
        .check(z.maxLength(credentialLimits.transports, textKey('errors.invalid'))),
    ),
  }),
});
export type NewCredential = z.output<typeof NewCredential>;

/** A passkey that was used. */
export const UsedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(credentialLimits.clientData),
    authenticatorData: encoded(credentialLimits.authenticatorData),
    signature: encoded(credentialLimits.signature),
    userHandle: z.optional(z.nullable(encoded(credentialLimits.userHandle))),
  }),
});
export type UsedCredential = z.output<typeof UsedCredential>;
