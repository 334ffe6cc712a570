// Department names and their aliases (specification part 2, sections 5 and 9).

const aliases = new Map(
  Object.entries({
    'software team': 'Engineering',
    development: 'Engineering',
    tech: 'Engineering',
    'human resources': 'HR',
    finance: 'Accounting',
    'business development': 'Sales',
    'market research': 'Marketing',
  }),
);

/** The aliases in lower case. */
export const departmentAliases: readonly string[] = [...aliases.keys()];

const departmentsOfSpec = ['HR', 'Accounting', 'Marketing', 'Engineering', 'Sales', 'Design', 'Product', 'Research', 'Support'];
/** What an administrator may choose besides the departments that there are (specification part 2, section 6). */
export const furtherDepartments: readonly string[] = ['Design', 'Engineering', 'Product', 'Research', 'Support'];
const spelling = new Map(departmentsOfSpec.map((name) => [name.toLowerCase(), name]));

/** Returns the canonical name for a name or an alias; trims an unknown name. */
export function canonicalDepartment(name: string): string {
  const shown = name.normalize('NFKC').trim().replace(/\s+/g, ' ');
  const lower = shown.toLowerCase();
  return aliases.get(lower) ?? spelling.get(lower) ?? shown;
}

/**
 * Returns the key of a name, by which two names are the same: the canonical one in lower case. A new department is stored under
 * the key of its first name, which stays when it is renamed; from then on `departmentsByName` leads from a name to it.
 */
export function departmentKey(name: string): string {
  return canonicalDepartment(name).toLowerCase();
}

/** Returns a memoized `departmentKey`, for one pass over many tasks with few department names. */
export function memoizedDepartmentKey(): (name: string) => string {
  const keys = new Map<string, string>();
  return (name) => {
    const key = keys.get(name) ?? departmentKey(name);
    keys.set(name, key);
    return key;
  };
}

/** Returns the canonical names without duplicates, in the given order. */
export function canonicalDepartments(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) {
    const key = departmentKey(name);
    if (key !== '' && !byKey.has(key)) byKey.set(key, canonicalDepartment(name));
  }
  return [...byKey.values()];
}

/** Returns the hue of a department's badge, 0 to 359. It follows the key, so that a renamed department keeps its colour. */
export function departmentHue(key: string): number {
  const hue = hues.get(key);
  if (hue !== undefined) return hue;
  let hash = 0;
  for (const char of key) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return (hash % 12) * 30;
}

const hues = new Map(
  Object.entries({
    hr: 350,
    accounting: 185,
    marketing: 45,
    engineering: 265,
    sales: 150,
    design: 310,
    product: 220,
    'product management': 220,
    research: 95,
    support: 20,
    'customer support': 20,
    operations: 270,
  }),
);
