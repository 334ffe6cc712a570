// Bounds and times of backups (milliseconds unless named otherwise).

export const backupTiming = {
  /** How often the schedule is looked at. */
  checkInterval: 30_000,
  /** The pause before a backup that failed is tried again. */
  retry: 1_800_000,
  /** The longest time that writing and testing may take. */
  write: 7_200_000,
  test: 7_200_000,
  /** How long a process that does not answer keeps its claim, and how often it prolongs it. */
  lease: 120_000,
  beat: 20_000,
  /** After this time without a backup, where none is scheduled, there is a warning. */
  unscheduled: 7 * 86_400_000,
  /** How late a scheduled backup may be before there is a warning. */
  grace: 3 * 3_600_000,
} as const;

/** Backups may be scheduled this far apart, at least. */
export const backupMinimumGap = 900_000;

/** How many backups the administration lists, how many made by hand are kept, and for how many days their records stay. */
export const backupLimits = { listed: 20, byHand: 3, recordDays: 400, detail: 500, file: 200, host: 100 } as const;
