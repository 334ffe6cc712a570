// Where a toast stands while a dialog, sheet or menu is open: where it covers none of their buttons.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Obstacle extends Box {
  /** What it costs to cover it: the buttons that close a dialog more than all others. */
  cost: number;
}

export interface ToastPosition {
  side: 'left' | 'right';
  top: number;
  /** Less than the toast is high where no gap is large enough; the rest is scrolled to. */
  height: number;
}

const gap = 8;
/** What is nearer counts as covered: a finger would hit both. */
const near = 4;
/** A toast with less room than this shows no whole line and its buttons. */
const leastHeight = 44;

/** Returns whether two boxes have a common area. */
export function isOver(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Returns the best place for a toast of a size in a window: at the bottom if it can, then as low as it can. */
export function toastPlace(size: { width: number; height: number }, within: Box, obstacles: readonly Obstacle[]): ToastPosition {
  const room = within.bottom - within.top - 2 * gap;
  const wide = within.right - within.left > 2 * size.width + 4 * gap;
  let best: { position: ToastPosition; cost: number } | undefined;
  for (const height of heights(Math.min(size.height, room))) {
    for (const top of tops(height, within, obstacles)) {
      for (const side of wide ? (['right', 'left'] as const) : (['right'] as const)) {
        const left = side === 'right' ? within.right - gap - size.width : within.left + gap;
        const box = { left, top: top - near, right: left + size.width, bottom: top + height + near };
        const cost = obstacles.reduce((sum, one) => sum + (isOver(box, one) ? one.cost : 0), 0);
        if (!best || cost < best.cost) best = { position: { side, top, height }, cost };
      }
    }
    // A lower toast is harder to read, so it is only for what must stay free.
    if (best && best.cost < mustStayFree) break;
  }
  return best?.position ?? { side: 'right', top: within.top + gap, height: size.height };
}

/** The cost of a button that must not be covered; everything else together costs less. */
export const mustStayFree = 10_000;

function heights(full: number): number[] {
  const parts = [1, 0.8, 0.6, 0.4].map((part) => Math.max(Math.round(full * part), Math.min(full, leastHeight)));
  return [...new Set(parts)];
}

/** The edges of the window, and above and below each obstacle, from the lowest to the highest. */
function tops(height: number, within: Box, obstacles: readonly Obstacle[]): number[] {
  const [first, last] = [within.top + gap, within.bottom - gap - height];
  const beside = obstacles.flatMap(({ top, bottom }) => [top - gap - height, bottom + gap]);
  const inside = beside.filter((top) => top > first && top < last);
  return [...new Set([last, ...inside.sort((one, other) => other - one), first])];
}
