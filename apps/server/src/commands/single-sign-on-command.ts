// The way back for an operator whose provider or directory lets nobody in.
import type { DatabaseCommand } from '#commands/command.ts';
import { commandText } from '#commands/commands.text.ts';
import { storeDirectory, storedDirectory } from '#directories/directory.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { storedEnforcement, storeEnforcement } from '#identity-providers/identity-providers.sql.ts';

/** Lets everybody sign in with a password of this server again. */
export const allowPasswords: DatabaseCommand = async (_values, { database: { db } }) => {
  const changed = await db.transaction(async (tx) => {
    const stored = await storedEnforcement(tx);
    const directory = await storedDirectory(tx);
    const operator = { by: undefined, via: 'system', address: null } as const;
    if (stored.enforced) {
      await storeEnforcement(tx, { ...stored, enforced: false });
      await recordAudit(tx, { ...operator, action: 'single_sign_on_enforced', details: { enforced: 'false' } });
    }
    if (directory?.enabled) {
      await storeDirectory(tx, { ...directory, enabled: false });
      await recordAudit(tx, { ...operator, action: 'directory_changed', details: { enabled: 'false' } });
    }
    return stored.enforced || directory?.enabled === true;
  });
  return { lines: [commandText.passwordsAllowed(changed)], data: { changed } };
};
