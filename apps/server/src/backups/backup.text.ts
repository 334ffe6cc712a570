// Messages to the operator about backups.

export const backupText = {
  notABackup: (file: string) => `${file} is not a backup of Tasklane AI.`,
  unreadable: (file: string, reason: string) => `${file} cannot be read: ${reason}`,
  unwritable: (file: string, reason: string) => `The backup ${file} cannot be written: ${reason}`,
  exists: (file: string) => `${file} exists already. Name another file, or delete it first.`,
  otherFormat: (file: string, format: unknown) =>
    `${file} has the backup format ${format}, which this version does not know. Use the version that wrote it, or a newer one.`,
  newerSchema: (file: string, names: readonly string[]) =>
    `${file} was written by a newer version of Tasklane AI (${names.join(', ')}). Restore it with that version.`,
  keyMissing: (file: string) => `${file} is encrypted. Set BACKUP_KEY to the key it was written with.`,
  keyWrong: (file: string) =>
    `${file} cannot be decrypted: BACKUP_KEY is not the key it was written with, or the file is damaged.`,
  damaged: (file: string, where: string) => `${file} is damaged: ${where}. Nothing was changed; use another backup.`,
  cut: 'it ends too early',
  changed: 'its content does not match its checksum',
  notCompressed: 'its content cannot be decompressed',
  badLine: (line: number) => `line ${line} is not understood`,
  longLine: (line: number) => `line ${line} is too long`,
  bomb: 'it is compressed more than any backup is',
  afterEnd: 'there is something after its end',
  wrongCount: (table: string) => `the number of rows of ${table} is wrong`,
  unknownTable: (table: string) => `it has a table ${table} that its version did not have`,
  otherColumns: (table: string) => `the columns of ${table} are not those of its version`,
  badContent: (key: string) => `the content of the file ${key.slice(0, 100)} is not complete`,
  rowRefused: (table: string, reason: string) => `the database refuses rows of ${table} (${reason})`,
  reference: (table: string, reason: string) => `rows of ${table} refer to something that is missing (${reason})`,
  otherCount: (file: string, table: string, expected: number, found: number) =>
    `${file} has ${expected} rows of ${table}, but its restore has ${found}.`,
  noRoom: (folder: string, megabytes: number) => `Only ${megabytes} MB are free in ${folder}, which is too little to go on.`,
  newestIs: (file: string, at: string) =>
    `The newest backup is ${file} of ${at}: move the folder pg away and restore it (docs/OPERATING.md).`,
  noneIn: (folder: string) => `There is no backup in ${folder}; look for one elsewhere (docs/OPERATING.md).`,
  notEmpty:
    'The database is not empty. Restore into an empty one, or pass --replace --yes to delete everything in it first. Make a backup of it before.',
  serversRunning: (count: number) =>
    `${count} other ${count === 1 ? 'connection uses' : 'connections use'} the database. Stop every server of Tasklane AI before you restore.`,
};
