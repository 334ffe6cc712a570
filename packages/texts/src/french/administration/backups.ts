// Texts of backups that the server says itself, in French.
import type { Catalogue } from '#catalogue.ts';

export const backupsText: Catalogue['backups'] = {
  running: 'Une sauvegarde est déjà en cours.',
};
