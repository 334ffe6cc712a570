// Compiles the schemas of calls that come often: a compiled one gives the same values and errors for less CPU time.
import * as z from 'zod/mini';

/** Compiling takes a millisecond and memory, so a schema of a call that comes rarely is not compiled. */
const compiledAfter = 20;

const uses = new WeakMap<z.core.$ZodType, number>();
const compiledOf = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** Returns the schema, compiled from its twentieth use on; one that cannot be compiled is returned as it is. */
export function compiledSchema<T extends z.core.$ZodType>(schema: T): T {
  const compiled = compiledOf.get(schema);
  if (compiled) return compiled as T;
  const used = (uses.get(schema) ?? 0) + 1;
  uses.set(schema, used);
  if (used < compiledAfter) return schema;
  const made = z.compile(schema);
  compiledOf.set(schema, made);
  return made;
}
