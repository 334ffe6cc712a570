// Texts of the company view, which loads its tasks in pages.
import { numberOf } from '#number.ts';

const number = numberOf('en');

export const companyText = {
  loadRest: (left: string) => `Load more tasks (${left} left)`,
  moreFailed: 'More tasks could not be loaded.',
  moreLoaded: (count: number) => (count === 1 ? '1 more task loaded.' : `${number(count)} more tasks loaded.`),
};
