// Texts of working without a server: a new version, in German.
import type { Catalogue } from '#text.ts';

export const offlineText: Catalogue['offline'] = {
  newVersion: 'Eine neue Version ist bereit.',
  reload: 'Neu laden',
  later: 'Später',
};
