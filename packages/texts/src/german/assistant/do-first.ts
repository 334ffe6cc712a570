// Texts of what to do first, on top of My work. They come with that screen.

import type { DoFirstText } from '#english/assistant/do-first.ts';

export const doFirstText: DoFirstText = {
  title: 'Zuerst',
  failed: 'Was zuerst zu tun ist, konnte nicht geladen werden.',
  tomorrow: (title) => `Morgen: ${title}`,
  plan: 'Meinen Tag planen',
  planTitle: 'Planen',
  planFailed: 'Der Plan konnte nicht erstellt werden.',
};
