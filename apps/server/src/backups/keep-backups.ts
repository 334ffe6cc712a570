// Which backups are kept: a number of the newest, or the newest of each of the last days, weeks and months.

export type BackupKeep = { newest: number } | { days: number; weeks: number; months: number };

const most = 1_000;

/** Parses `14`, or `7d 4w 12m` and parts of it; undefined if the text is neither. */
export function parseKeep(text: string): BackupKeep | undefined {
  const fits = (count: number) => count >= 1 && count <= most;
  if (/^\d+$/.test(text)) return fits(Number(text)) ? { newest: Number(text) } : undefined;
  const counts = /^(?:(\d{1,4})d)? ?(?:(\d{1,4})w)? ?(?:(\d{1,4})m)?$/.exec(text)?.slice(1);
  if (!counts) return undefined;
  const [days = 0, weeks = 0, months = 0] = counts.map((count) => Number(count ?? 0));
  return fits(days + weeks + months) ? { days, weeks, months } : undefined;
}

export interface KeptFile {
  name: string;
  at: Date;
  /** Its restore test failed, so it counts for nothing. */
  isBad: boolean;
}

/** Returns the names of the files to delete. The newest good one is always kept, and so is every file that is newer. */
export function filesToDelete(files: readonly KeptFile[], keep: BackupKeep): string[] {
  const newestFirst = files.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const good = newestFirst.filter(({ isBad }) => !isBad);
  const newest = good[0];
  if (!newest) return [];
  const kept = new Set('newest' in keep ? good.slice(0, keep.newest) : periods(good, keep)).add(newest);
  return newestFirst.filter((file) => !kept.has(file) && file.at < newest.at).map(({ name }) => name);
}

function periods(good: readonly KeptFile[], { days, weeks, months }: Exclude<BackupKeep, { newest: number }>): KeptFile[] {
  return [...newestOfEach(good, days, dayOf), ...newestOfEach(good, weeks, weekOf), ...newestOfEach(good, months, monthOf)];
}

function newestOfEach(good: readonly KeptFile[], count: number, periodOf: (at: Date) => string): KeptFile[] {
  const found = new Map<string, KeptFile>();
  for (const file of good) {
    const period = periodOf(file.at);
    if (!found.has(period)) found.set(period, file);
  }
  return [...found.values()].slice(0, count);
}

const monthOf = (at: Date) => `${at.getFullYear()}-${at.getMonth()}`;
const dayOf = (at: Date) => `${monthOf(at)}-${at.getDate()}`;
/** The Monday of the week. */
const weekOf = (at: Date) => dayOf(new Date(at.getFullYear(), at.getMonth(), at.getDate() - ((at.getDay() + 6) % 7)));
