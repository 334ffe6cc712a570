// Messages to the operator about the secret key.

export const secretKeyText = {
  inDatabase:
    'SECRET_KEY is not set: the server keeps one in the database, where a backup holds it too. Setting SECRET_KEY or SECRET_KEY_FILE is safer.',
  unusable: (file: string, reason: string) =>
    `The secret key in ${file} cannot be used: ${reason}. Let this user read and write the folder, or set SECRET_KEY.`,
};
