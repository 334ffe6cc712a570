// Where the focus goes from one of the things that stand in lanes, from left to right, each from top to bottom. Pure.

export type Direction = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';

type LanesOf<T> = readonly (readonly T[])[];

/** Returns the one in a direction. Sideways it skips empty lanes and stays as near to the same height as possible. */
export function neighbour<T>(lanes: LanesOf<T>, from: T, to: Direction): T | undefined {
  const at = lanes.findIndex((lane) => lane.includes(from));
  const lane = lanes[at];
  if (!lane) return undefined;
  const index = lane.indexOf(from);
  if (to === 'first') return lane[0];
  if (to === 'last') return lane.at(-1);
  if (to === 'up') return lane[index - 1];
  if (to === 'down') return lane[index + 1];
  const beside = to === 'left' ? lanes.slice(0, at).toReversed() : lanes.slice(at + 1);
  const found = beside.find(({ length }) => length > 0);
  return found?.[Math.min(index, found.length - 1)];
}

/** Returns the one that takes the focus when this one disappears: the one below, else the one above. */
export function nextTo<T>(lanes: LanesOf<T>, from: T): T | undefined {
  return neighbour(lanes, from, 'down') ?? neighbour(lanes, from, 'up');
}

/** Returns the one that takes the focus after this one has disappeared: one of its lane that is still there, else one beside it. */
export function afterLoss<T>(before: LanesOf<T>, now: LanesOf<T>, from: T): T | undefined {
  const still = new Set(now.flat()).add(from);
  const rest = before.map((lane) => lane.filter((one) => still.has(one)));
  return nextTo(rest, from) ?? neighbour(rest, from, 'right') ?? neighbour(rest, from, 'left');
}
