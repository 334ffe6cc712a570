// Lists the texts of a catalogue with their paths.

export interface Leaf {
  path: string;
  /** Returns the text; calls it with the samples if it is a function. */
  say: (...samples: unknown[]) => string;
  parameters: number;
}

/** Returns all texts of a catalogue, including nested ones and those in lists. */
export function leavesOf(part: object, path = ''): Leaf[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const here = `${path}${key}`;
    if (typeof value === 'object' && value !== null) return leavesOf(value, `${here}.`);
    if (typeof value !== 'function') return [{ path: here, say: () => String(value), parameters: 0 }];
    return [{ path: here, say: (...samples: unknown[]) => String(value(...samples)), parameters: value.length }];
  });
}
