// The geometry of a chart: its line and its table, without drawing.

export interface ChartPoint {
  /** Milliseconds. */
  at: number;
  /** Null for a minute without a value: the line has a gap. */
  value: number | null;
}

/** The size of the drawing in its own units. */
export const chartSize = { width: 600, height: 120 } as const;

const minute = 60_000;
/** Points further apart than this are not connected: the server did not run, or another one answered. */
const gap = 3 * minute;

/** Returns the path of the line between `from` and `to`; `most` is at the top. A lone point is a short line, so that it is seen. */
export function linePath(points: readonly ChartPoint[], { from, to, most }: { from: number; to: number; most: number }): string {
  const { width, height } = chartSize;
  const x = (at: number) => (((at - from) / Math.max(1, to - from)) * width).toFixed(1);
  const y = (value: number) => (height - (value / Math.max(most, Number.MIN_VALUE)) * height).toFixed(1);
  let before: ChartPoint | undefined;
  let path = '';
  for (const point of points) {
    if (point.value === null) before = undefined;
    else {
      const isConnected = before !== undefined && point.at - before.at <= gap;
      path += `${isConnected ? 'L' : 'M'}${x(point.at)} ${y(point.value)}`;
      if (!isConnected) path += 'h0.1';
      before = point;
    }
  }
  return path;
}

/** Returns a round number that is not below a value, for the top of the chart. */
export function roundAbove(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? value;
}

/** Returns the highest value of each step of time that has one, the newest first: a table of minutes would be too long. */
export function rowsOf(points: readonly ChartPoint[], step: number): { at: number; value: number }[] {
  const rows = new Map<number, number>();
  for (const { at, value } of points) {
    if (value === null) continue;
    const begin = Math.floor(at / step) * step;
    rows.set(begin, Math.max(rows.get(begin) ?? 0, value));
  }
  return [...rows].map(([at, value]) => ({ at, value })).toSorted((a, b) => b.at - a.at);
}
