// How the names that a new database brings are shown: in the reader's language. A name that somebody gave stays as it is.

interface Words {
  names: { statuses: Readonly<Record<string, string>>; departments: Readonly<Record<string, string>> };
}

/** A column or status as a reader sees it. */
export function statusName({ names }: Words, stored: string): string {
  return shown(names.statuses, stored);
}

/** A department, or the workspace of one, as a reader sees it. */
export function departmentName({ names }: Words, stored: string): string {
  return shown(names.departments, stored);
}

function shown(names: Readonly<Record<string, string>>, stored: string): string {
  return Object.hasOwn(names, stored) ? (names[stored] ?? stored) : stored;
}
