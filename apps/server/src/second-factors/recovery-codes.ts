// Codes for the day on which the phone is lost: long enough that nobody can guess one, so a fast hash is enough.
import { randomInt } from 'node:crypto';
import { recoveryCodes } from '@app/contract/second-factors/second-factors.limits.ts';
import { tokenHashOf } from '#endpoints/token.ts';

/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns new codes as people read them, in groups. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes.count }, () => {
    const code = Array.from({ length: recoveryCodes.characters }, () => letters[randomInt(letters.length)]).join('');
    const groups = Array.from({ length: Math.ceil(code.length / recoveryCodes.group) }, (_, at) =>
      code.slice(at * recoveryCodes.group, (at + 1) * recoveryCodes.group),
    );
    return groups.join('-');
  });
}

/** Returns the hash of a code, however it was typed or pasted. */
export function recoveryHashOf(code: string): string {
  return tokenHashOf(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
