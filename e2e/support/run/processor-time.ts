// The processor time that a worker, its browser and its servers have used, by Linux's /proc.
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second, the same on all Linux systems that matter. */
const ticks = 100;

/** Returns the seconds that this process and its descendants have used, with those that have ended; 0 where there is no /proc. */
export function processorSeconds(): number {
  const parents = new Map<number, number>();
  const used = new Map<number, number>();
  for (const name of readNames()) {
    const stat = readStat(name);
    if (!stat) continue;
    // The name of the program, in brackets, may contain blanks.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    parents.set(Number(name), fields[1] ?? 0);
    // utime, stime, and both of the children that were waited for.
    used.set(
      Number(name),
      fields.slice(11, 15).reduce((sum, each) => sum + each, 0),
    );
  }
  const isOurs = (pid: number): boolean => pid === process.pid || (pid > 1 && isOurs(parents.get(pid) ?? 0));
  const sum = [...used].reduce((total, [pid, each]) => (isOurs(pid) ? total + each : total), 0);
  return sum / ticks;
}

function readNames(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function readStat(name: string): string | undefined {
  try {
    return readFileSync(`/proc/${name}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}
