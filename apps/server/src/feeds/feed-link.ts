// The addresses of feeds. The token is in the path, as calendar programs can send nothing else.
import { api, type FeedKind } from '@app/contract';

/** Returns the path of a feed. */
export function feedLink(kind: FeedKind, token: string): string {
  return api.feeds[kind].path.replace(':token', token);
}
