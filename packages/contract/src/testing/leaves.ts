// Every sentence of a catalogue with its path; functions are called with samples.

export interface Leaf {
  path: string;
  /** The sentence itself, or what the function says of the samples. */
  say: (...samples: unknown[]) => string;
  parameters: number;
}

/** The sentences of a catalogue, deep ones and those in lists too. */
export function leavesOf(part: object, path = ''): Leaf[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const here = `${path}${key}`;
    if (typeof value === 'object' && value !== null) return leavesOf(value, `${here}.`);
    if (typeof value !== 'function') return [{ path: here, say: () => String(value), parameters: 0 }];
    return [{ path: here, say: (...samples: unknown[]) => String(value(...samples)), parameters: value.length }];
  });
}
