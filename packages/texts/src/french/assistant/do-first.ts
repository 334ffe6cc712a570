// Texts of what to do first, on top of My work. They come with that screen.

import type { DoFirstText } from '#english/assistant/do-first.ts';

export const doFirstText: DoFirstText = {
  title: 'À faire d’abord',
  failed: 'Ce qu’il faut faire d’abord n’a pas pu être chargé.',
  tomorrow: (title) => `Demain\u202f: ${title}`,
  plan: 'Planifier ma journée',
  planTitle: 'Planifier',
  planFailed: 'Le plan n’a pas pu être établi.',
};
