// Whether the company's cards in the cache are only those that have been loaded so far (`features/company`).
import { createStore } from '#lib/store.ts';

export const partialCompany = createStore(false);
