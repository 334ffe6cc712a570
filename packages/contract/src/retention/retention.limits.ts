// How long each kind of record is kept, in days: what is usual, and the least and the most that administrators can choose.

interface Bounds {
  /** Null: without an end. */
  usual: number | null;
  least: number;
  most: number;
}

export const retentionBounds = {
  /** The least holds in the database, too: a trigger refuses to delete younger rows. */
  audit: { usual: 400, least: 90, most: 3_650 },
  signIns: { usual: 180, least: 30, most: 3_650 },
  /** My work looks for mentions of the last 30 days in them. */
  notifications: { usual: null, least: 30, most: 3_650 },
  trash: { usual: 30, least: 1, most: 365 },
  mails: { usual: 400, least: 30, most: 3_650 },
  /** A mail is tried for some days and reads its text from here. */
  mailTexts: { usual: 30, least: 7, most: 3_650 },
  /** A mail that a server sends again after days must be recognised. */
  incomingMails: { usual: 30, least: 7, most: 3_650 },
  modelCalls: { usual: 90, least: 30, most: 3_650 },
} as const satisfies Record<string, Bounds>;

export type RetentionKind = keyof typeof retentionBounds;
export const retentionKinds = Object.keys(retentionBounds) as RetentionKind[];

/** The name of the choice among the settings; the trigger of the audit log reads it. */
export const retentionSetting = 'retention';

/** Rows that one statement deletes at most: others wait no longer for it. */
export const deletionStep = { rows: 5_000, tasks: 500 } as const;
