// Texts of what to do first, on top of My work. They come with that screen.

import type { Widened } from '#catalogue.ts';

export const doFirstText = {
  title: 'Do first',
  failed: 'What to do first could not be loaded.',
  tomorrow: (title: string) => `Tomorrow: ${title}`,
  plan: 'Plan my day',
  planTitle: 'Plan',
  planFailed: 'The plan could not be made.',
};

/** The shape of the texts in every language. */
export type DoFirstText = Widened<typeof doFirstText>;
