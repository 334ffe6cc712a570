// The lanes of a board in the address.
import { type LaneKey, laneKeys } from '@app/contract/swimlanes/swimlanes.rules.ts';

const parameter = 'lanes';

/** Parses the lanes of an address. */
export function lanesFrom(search: URLSearchParams): LaneKey | undefined {
  return laneKeys.find((key) => key === search.get(parameter));
}

/** Returns the address with these lanes. */
export function withLanes(search: URLSearchParams, by: LaneKey | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  if (by) next.set(parameter, by);
  else next.delete(parameter);
  return next;
}
