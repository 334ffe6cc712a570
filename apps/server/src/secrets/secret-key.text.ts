// Messages to the operator about the secret key and what it protects.

/** What is encrypted, in words. */
const secretNames = {
  mailPassword: 'the password of the mail server',
  directoryPassword: 'the password of the directory',
  modelKey: 'the key of the model',
  secondFactors: 'secrets of second steps',
  webhooks: 'secrets of webhooks',
  oldWebhooks: 'former secrets of webhooks',
  providers: 'secrets of single sign-on',
  providerSessions: 'logouts at providers',
} as const;
export type SecretName = keyof typeof secretNames;

type Counts = Readonly<Partial<Record<SecretName, number>>>;

export const secretKeyText = {
  inDatabase:
    'SECRET_KEY is not set: the server keeps one in the database, where a backup holds it too. Setting SECRET_KEY or SECRET_KEY_FILE is safer.',
  unusable: (file: string, reason: string) =>
    `The secret key in ${file} cannot be used: ${reason}. Let this user read and write the folder, or set SECRET_KEY.`,
  current: (count: number) => `All ${count} stored secrets are encrypted with the present SECRET_KEY.`,
  old: (old: number, count: number) => `${old} of ${count} stored secrets still need the previous secret key.`,
  oldRemedy:
    'Keep the previous key (SECRET_KEY_PREVIOUS) on every server. When all of them have the new SECRET_KEY too, run secrets renew.',
  lost: (counts: Counts) => `No key opens these stored secrets: ${listOf(counts)}.`,
  lostRemedy:
    'Set the key that encrypted them as SECRET_KEY_PREVIOUS and run secrets renew; or set them anew. A person whose second step cannot be read uses a recovery code, or user remove-second-factor.',
  unneeded: 'No stored secret needs the previous secret key any more.',
  unneededRemedy:
    'Links in mails that were sent with it work for as long as it is kept. After 60 days remove SECRET_KEY_PREVIOUS, and run secrets forget if the key was one that the server had generated.',
  renewed: (count: number) => `${count} stored secrets were encrypted anew with the present SECRET_KEY.`,
  notRenewed: (reason: string) => `The stored secrets could not be encrypted anew: ${reason}. The previous key still reads them.`,
  forgotten: 'The generated secret key was deleted. Links in mails that were sent with it work no longer.',
  nothingToForget: 'There is no generated secret key.',
  keyInUse: 'SECRET_KEY is not set, so the generated key is the one in use.',
  keyNeeded: (count: number) => `${count} stored secrets still need the generated key. Run secrets renew first.`,
};

function listOf(counts: Counts): string {
  return Object.entries(counts)
    .map(([name, count]) => `${secretNames[name as SecretName]} (${count})`)
    .join(', ');
}
