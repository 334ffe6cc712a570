// The files that a call uploads.

/** An uploaded file with the name that the client gave it. */
export type Upload = Buffer & { fileName?: string };

/** An uploaded file that is too large for memory: it is on the disk until the call is answered. */
export interface ReceivedFile {
  path: string;
  size: number;
  /** The SHA-256 of the content, hexadecimal. */
  hash: string;
  fileName: string;
}
