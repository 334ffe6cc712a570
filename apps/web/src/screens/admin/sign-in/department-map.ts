// What values of a claim mean, as lines that a person types: `value = department`.
interface Department {
  id: number;
  name: string;
}

interface Entry {
  value: string;
  departmentId: number;
}

/** Returns the lines of the stored entries. */
export function linesOf(entries: readonly Entry[], departments: readonly Department[]): string {
  const names = new Map(departments.map(({ id, name }) => [id, name]));
  return entries.map(({ value, departmentId }) => `${value} = ${names.get(departmentId) ?? departmentId}`).join('\n');
}

/** Returns the entries of typed lines; `wrong` is the first line that names no department. */
export function entriesIn(text: string, departments: readonly Department[]): { entries: Entry[]; wrong: string | undefined } {
  const ids = new Map(departments.map(({ id, name }) => [name.trim().toLowerCase(), id]));
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const entries: Entry[] = [];
  for (const line of lines) {
    // A value may have the sign itself, the name of a department hardly.
    const at = line.lastIndexOf('=');
    const departmentId = ids.get(
      line
        .slice(at + 1)
        .trim()
        .toLowerCase(),
    );
    const value = line.slice(0, Math.max(at, 0)).trim();
    if (departmentId === undefined || value === '') return { entries, wrong: line };
    entries.push({ value, departmentId });
  }
  return { entries, wrong: undefined };
}
