// Texts of working without a server: a new version, in French.
import type { Catalogue } from '#text.ts';

export const offlineText: Catalogue['offline'] = {
  newVersion: 'Une nouvelle version est prête.',
  reload: 'Recharger',
  later: 'Plus tard',
};
