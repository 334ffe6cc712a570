// Whether events come by themselves, so that a write need not load what it has changed.
import { createStore } from '#lib/store.ts';

/** True while the stream of events is open. */
export const isLive = createStore(false);
