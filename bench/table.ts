// The table of figures with limits and targets.

export interface Row {
  figure: string;
  ours: string;
  limit?: string;
  ratio?: number;
  target?: string;
  ok?: boolean;
}

const columns = ['figure', 'ours', 'limit', 'ratio', 'target', 'ok?'] as const;

/** A duration of at most `factor` times the limit; without a limit (undefined or NaN) it is only shown. */
export function durationRow(figure: string, ours: number, limit: number | undefined, factor: number): Row {
  const row = { figure, ours: milliseconds(ours), target: `≤ ${factor} × limit` };
  if (!limit) return row;
  return { ...row, limit: milliseconds(limit), ratio: ours / limit, ok: ours / limit <= factor };
}

/** A rate that must reach a share of the limit. */
export function rateRow(figure: string, ours: number, limit: number | undefined, share: number): Row {
  const row = { figure, ours: perSecond(ours), target: `≥ ${share} × limit` };
  if (!limit) return row;
  return { ...row, limit: perSecond(limit), ratio: ours / limit, ok: ours / limit >= share };
}

/** Returns the row without its target. */
export function withoutTarget({ target: _target, ok: _ok, ...row }: Row): Row {
  return row;
}

/** A figure with an absolute maximum; a limit is shown for comparison. */
export function maximumRow(figure: string, ours: number, most: number, unit: string, limit?: number): Row {
  const shown = limit === undefined ? {} : { limit: amount(limit, unit), ratio: ours / limit };
  return { figure, ours: amount(ours, unit), ...shown, target: `≤ ${amount(most, unit)}`, ok: ours <= most };
}

/** A figure with an absolute minimum. */
export function minimumRow(figure: string, ours: number, least: number, unit: string): Row {
  return { figure, ours: amount(ours, unit), target: `≥ ${amount(least, unit)}`, ok: ours >= least };
}

function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`;
}

export function perSecond(value: number): string {
  return `${Math.round(value).toLocaleString('en')}/s`;
}

export function amount(value: number, unit: string): string {
  return `${Number(value.toFixed(value < 10 ? 2 : 1)).toLocaleString('en')} ${unit}`.trim();
}

/** Returns the rows as an aligned Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ figure, ours, limit = '', ratio, target = '', ok }) => [
    figure,
    ours,
    limit,
    ratio === undefined ? '' : ratio.toFixed(2),
    target,
    ok === undefined ? '' : ok ? 'yes' : 'NO',
  ]);
  const widths = columns.map((name, at) => Math.max(name.length, ...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(columns), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}
