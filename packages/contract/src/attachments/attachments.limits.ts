// Numbers and types of files on tasks. Durations are in milliseconds.

export const attachmentLimits = {
  /** Bytes of one file. */
  bytes: 25_000_000,
  /** Files on one task. */
  perTask: 100,
  /** The browser keeps the files of a task that is being written for so long after they were chosen, and at most `perTask` of a person. */
  unsentKept: 604_800_000,
  /** Characters of a name. */
  name: 200,
  /** A preview has at most so many pixels a side; a picture of more pixels than `pixels` has none. */
  preview: { side: 1_200, pixels: 120_000_000 },
  /** A removed file can be restored within this time. */
  restorable: 86_400_000,
  /** How long a whole upload may take, and how long it may bring nothing. */
  uploadTimeout: 600_000,
  stalled: 20_000,
  /** Uploads that an instance receives at once, and that wait: in total and of each person. */
  uploads: { atOnce: 20, waiting: 100, waitingEach: 10, runningEach: 6 },
  /** The web sends so many files at once. */
  sentAtOnce: 2,
  /** Megabytes that all files of an installation may have, unless the operator says otherwise. */
  quota: 20_000,
  /** Of these, the part that one person may have, and may add within a day; never less than so many bytes. */
  share: { ofAll: 0.25, ofDay: 0.1, least: 200_000_000 },
  /** From this part on administrators are told that the room is filling. */
  warnAt: 0.8,
} as const;

/** The types that a page shows as pictures. Everything else is only downloaded. */
export const pictureTypes: readonly string[] = ['image/png', 'image/apng', 'image/jpeg', 'image/gif', 'image/webp'];

/** The type of a file whose content says nothing. */
export const unknownType = 'application/octet-stream';
