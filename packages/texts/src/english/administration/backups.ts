// Texts of backups that the server says itself.

export const backupsText = {
  running: 'A backup is being made already.',
};
