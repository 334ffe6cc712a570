// Texts of backups that the server says itself, in Spanish.
import type { Catalogue } from '#catalogue.ts';

export const backupsText: Catalogue['backups'] = {
  running: 'Ya se está haciendo una copia de seguridad.',
};
