// Names in one cell, joined by commas. A name that holds a separator stands in quotes, so that reading gives the same names.

const separator = /[,;\r\n]/;
const separators = /[,;\r\n]/g;
const blanks = /[^\S\r\n]*/y;
const quotedHere = /"((?:[^"]|"")*)"[^\S\r\n]*(?=[,;\r\n]|$)/y;

/** Returns the names joined by ", ". Names that `splitNames` would take for something else are quoted. */
export function joinNames(names: readonly string[]): string {
  return names.map((name) => (isPlain(name) ? name : `"${name.replaceAll('"', '""')}"`)).join(', ');
}

function isPlain(name: string): boolean {
  return name !== '' && name.trim() === name && !name.startsWith('"') && !separator.test(name);
}

/** The names that a reader knows, by the form in which they are compared. */
export interface KnownNames {
  keys: ReadonlySet<string>;
  keyOf: (name: string) => string;
}

const nobody: KnownNames = { keys: new Set(), keyOf: (name) => name };

/**
 * Returns the names of a cell. What other programs join without quotes is separated at commas, semicolons and line breaks, but not
 * within a known name: of several the longest counts.
 */
export function splitNames(cell: string, knownNames: KnownNames = nobody): string[] {
  const longest = longestWithSeparator(knownNames);
  const names: string[] = [];
  for (let at = 0; at <= cell.length; ) {
    blanks.lastIndex = at;
    blanks.exec(cell);
    const start = blanks.lastIndex;
    quotedHere.lastIndex = start;
    const quoted = cell[start] === '"' ? quotedHere.exec(cell) : null;
    const end = quoted ? quotedHere.lastIndex : endOfName(cell, start, knownNames, longest);
    const name = quoted ? (quoted[1] ?? '').replaceAll('""', '"') : cell.slice(start, end).trim();
    if (name !== '') names.push(name);
    at = end + 1;
  }
  return names;
}

/** Returns the place of the separator behind the longest known name, else of the first one. */
function endOfName(cell: string, start: number, { keys, keyOf }: KnownNames, longest: number): number {
  let end: number | undefined;
  separators.lastIndex = start;
  for (let found = separators.exec(cell); ; found = separators.exec(cell)) {
    const separatorAt = found?.index ?? cell.length;
    if (end === undefined) end = separatorAt;
    else if (separatorAt - start > longest) return end;
    else if (keys.has(keyOf(cell.slice(start, separatorAt)))) end = separatorAt;
    if (!found || longest === 0) return end;
  }
}

/** A little more than the characters of the longest known name that holds a separator, because a key may be shorter than its name. */
function longestWithSeparator({ keys }: KnownNames): number {
  let longest = 0;
  for (const key of keys) if (separator.test(key)) longest = Math.max(longest, key.length * 2);
  return longest;
}

/** Returns the names of a cell for one name: several only if each of them is known or stands in quotes. */
export function nameOrNames(cell: string, knownNames: KnownNames): string[] {
  const whole = cell.trim();
  if (whole === '' || knownNames.keys.has(knownNames.keyOf(whole))) return whole === '' ? [] : [whole];
  const names = splitNames(cell, knownNames);
  return whole.startsWith('"') || names.every((name) => knownNames.keys.has(knownNames.keyOf(name))) ? names : [whole];
}
