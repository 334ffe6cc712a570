// Compiles the schemas of calls that come often: a compiled one gives the same values and errors for less CPU time.
import * as z from 'zod/mini';

/** A compiled schema takes about 30 kB, so those of rare calls stay as they are. */
const compiledFrom = 100;

const uses = new WeakMap<z.core.$ZodType, number>();
const compiled = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** Returns the schema, compiled from its hundredth use on. */
export function compiledSchema<T extends z.core.$ZodType>(schema: T): T {
  const known = compiled.get(schema);
  if (known) return known as T;
  const used = (uses.get(schema) ?? 0) + 1;
  uses.set(schema, used);
  if (used < compiledFrom) return schema;
  const made = z.compile(schema);
  compiled.set(schema, made);
  return made;
}
