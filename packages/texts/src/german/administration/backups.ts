// Texts of backups that the server says itself, in German.
import type { Catalogue } from '#catalogue.ts';

export const backupsText: Catalogue['backups'] = {
  running: 'Es wird bereits eine Sicherung erstellt.',
};
