// Finds code in Markdown line by line, in linear time.

/** Replaces fenced code by the result of `keep` for its lines. An unclosed fence ends with the text. */
export function withoutFences(text: string, keep: (code: string) => string): string {
  const shown: string[] = [];
  let inside: { fence: string; lines: string[] } | undefined;
  for (const line of text.split('\n')) {
    if (inside === undefined) {
      const fence = openingFence(line);
      if (fence === undefined) shown.push(line);
      else inside = { fence, lines: [] };
    } else if (closes(line, inside.fence)) {
      shown.push(keep(inside.lines.join('\n')));
      inside = undefined;
    } else inside.lines.push(line);
  }
  if (inside) shown.push(keep(inside.lines.join('\n')));
  return shown.join('\n');
}

function openingFence(line: string): string | undefined {
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
  // A backtick later in the line makes it inline code instead of a fence.
  return fence?.startsWith('`') && line.trimStart().includes('`', fence.length) ? undefined : fence;
}

function closes(line: string, fence: string): boolean {
  const closing = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
  return closing?.startsWith(fence) ?? false;
}

/** Replaces inline code, which is between two runs of equally many backticks, by the result of `keep`. */
export function withoutCode(line: string, keep: (code: string) => string): string {
  const runs = [...line.matchAll(/`+/g)].map(({ 0: ticks, index }) => ({ from: index, to: index + ticks.length }));
  const closing = closingRuns(runs.map(({ from, to }) => to - from));
  let shown = '';
  let at = 0;
  for (let index = 0; index < runs.length; index++) {
    const open = runs[index];
    const closer = closing[index] ?? -1;
    const close = runs[closer];
    if (!open || !close || isEscaped(line, open.from)) continue;
    shown += line.slice(at, open.from) + keep(line.slice(open.to, close.from));
    at = close.to;
    index = closer;
  }
  return shown + line.slice(at);
}

/** A backtick behind a backslash opens no code. */
function isEscaped(line: string, at: number): boolean {
  let from = at;
  while (line[from - 1] === '\\') from--;
  return (at - from) % 2 === 1;
}

/** Returns for each run the index of the next run of the same length, or -1. */
function closingRuns(lengths: readonly number[]): number[] {
  const next = new Map<number, number>();
  const closing: number[] = [];
  for (let index = lengths.length - 1; index >= 0; index--) {
    const length = lengths[index] ?? 0;
    closing[index] = next.get(length) ?? -1;
    next.set(length, index);
  }
  return closing;
}
