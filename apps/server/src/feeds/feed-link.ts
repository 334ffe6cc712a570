// The addresses of feeds. The token is in the path, as calendar programs can send nothing else.
import * as api from '@app/contract/api.ts';
import type { FeedKind } from '@app/contract/feeds/feeds.limits.ts';

/** Returns the path of a feed. */
export function feedLink(kind: FeedKind, token: string): string {
  return api.feeds[kind].path.replace(':token', token);
}
