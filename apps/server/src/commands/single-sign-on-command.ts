// The way back for an operator whose provider lets nobody in.
import type { DatabaseCommand } from '#commands/command.ts';
import { commandText } from '#commands/commands.text.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { storedEnforcement, storeEnforcement } from '#identity-providers/identity-providers.sql.ts';

/** Lets everybody sign in with a password again. */
export const allowPasswords: DatabaseCommand = async (_values, { database: { db } }) => {
  const changed = await db.transaction(async (tx) => {
    const stored = await storedEnforcement(tx);
    if (!stored.enforced) return false;
    await storeEnforcement(tx, { ...stored, enforced: false });
    const details = { enforced: 'false' };
    await recordAudit(tx, { by: undefined, via: 'system', action: 'single_sign_on_enforced', details, address: null });
    return true;
  });
  return { lines: [commandText.passwordsAllowed(changed)], data: { changed } };
};
