// Translates the names of seeded columns and departments. Names that people chose stay unchanged.

interface Words {
  names: { statuses: Readonly<Record<string, string>>; departments: Readonly<Record<string, string>> };
}

/** Returns the translated name of a column or status. */
export function statusName({ names }: Words, stored: string): string {
  return shown(names.statuses, stored);
}

/** Returns the translated name of a department or its workspace. */
export function departmentName({ names }: Words, stored: string): string {
  return shown(names.departments, stored);
}

function shown(names: Readonly<Record<string, string>>, stored: string): string {
  return Object.hasOwn(names, stored) ? (names[stored] ?? stored) : stored;
}
