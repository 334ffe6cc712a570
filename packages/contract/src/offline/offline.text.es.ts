// Texts of working without a server: a new version, in Spanish.
import type { Catalogue } from '#text.ts';

export const offlineText: Catalogue['offline'] = {
  newVersion: 'Hay una versión nueva lista.',
  reload: 'Recargar',
  later: 'Más tarde',
};
