// The item of a checklist that an address asks for. Pure.

/** Returns the id of an item in an address, or undefined if it is not a valid one. */
export function itemIdOf(value: string | null): number | undefined {
  const itemId = value !== null && /^(0|[1-9]\d*)$/.test(value) ? Number(value) : undefined;
  return Number.isSafeInteger(itemId) ? itemId : undefined;
}
