// The grammar of quick add as a chunk of its own: a field for new tasks loads it when it opens, and takes text before it is there.
import { lazyModule } from '#lib/lazy-module.ts';

export const grammar = lazyModule(() => import('#lib/read-line.ts'));
