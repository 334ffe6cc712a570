// Texts of the company view, which loads its tasks in pages.

export const companyText = {
  loadRest: (left: string) => `Load more tasks (${left} left)`,
  moreFailed: 'More tasks could not be loaded.',
  moreLoaded: (count: number) => (count === 1 ? '1 more task loaded.' : `${count} more tasks loaded.`),
};
