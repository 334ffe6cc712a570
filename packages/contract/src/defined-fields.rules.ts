// Fields that are there but undefined mean the same as fields that are not there.

/** Returns the fields that have a value, which may be null. */
export function definedFields<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
