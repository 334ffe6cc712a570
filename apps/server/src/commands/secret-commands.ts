// Commands about the secret key: what it protects, a new one, and the end of a generated one.
import { CommandError, type DatabaseCommand, exitCodes } from '#commands/command.ts';
import { renewSecrets, type SecretState, stateOfSecrets } from '#secrets/renew-secrets.ts';
import { secretKeyText } from '#secrets/secret-key.text.ts';
import { deleteGeneratedKey, generatedKey } from '#secrets/secret-key.ts';

/** Tells which stored secrets need a previous key, and which no key opens. */
export const secretStatus: DatabaseCommand = async (_values, { config, database: { db } }) =>
  resultOf(await stateOfSecrets(config, db));

/** Encrypts the stored secrets anew with the present key. */
export const renewStoredSecrets: DatabaseCommand = async (_values, { config, database }) => {
  const state = await renewSecrets(config, database);
  const { lines, ...result } = resultOf(state);
  return { ...result, lines: [secretKeyText.renewed(state.renewed), ...lines] };
};

/** Deletes the generated key that SECRET_KEY has replaced. */
export const forgetGeneratedKey: DatabaseCommand = async (_values, { config, database }) => {
  const generated = await generatedKey(config, database);
  if (generated === undefined) throw new CommandError(secretKeyText.nothingToForget);
  if (generated === config.secretKey) throw new CommandError(secretKeyText.keyInUse);
  const { old } = await stateOfSecrets(config, database.db);
  if (old > 0) throw new CommandError(secretKeyText.keyNeeded(old));
  await deleteGeneratedKey(config, database);
  return { lines: [secretKeyText.forgotten], data: {} };
};

function resultOf({ count, old, lost, renewed }: SecretState) {
  const isLost = Object.keys(lost).length > 0;
  const lines = [
    ...(old > 0 ? [secretKeyText.old(old, count), secretKeyText.oldRemedy] : []),
    ...(isLost ? [secretKeyText.lost(lost), secretKeyText.lostRemedy] : []),
  ];
  return {
    lines: lines.length > 0 ? lines : [secretKeyText.current(count)],
    data: { count, old, lost, renewed },
    exit: lines.length > 0 ? exitCodes.found : exitCodes.done,
  };
}
