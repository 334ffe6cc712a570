// Appends records to a file. It is opened for each batch, so that a rotated file is left alone.
import { open } from 'node:fs/promises';
import type { AuditRecord } from '#audit-delivery/audit-queue.sql.ts';
import type { AuditReceiver } from '#audit-delivery/receiver.ts';
import { jsonOf } from '#audit-delivery/record-format.ts';

/** The owner writes the file, and a group of the operator's choice may read it. */
const mode = 0o640;

/** Returns the receiver that writes one line of JSON a record. */
export function fileReceiver(path: string): AuditReceiver {
  return { name: 'file', send: (records) => append(path, records) };
}

async function append(path: string, records: readonly AuditRecord[]): Promise<void> {
  const file = await open(path, 'a+', mode);
  try {
    const { size } = await file.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await file.read(last, 0, 1, size - 1);
    // A process that was killed, or a full disk, may have left a part of a line.
    const start = size > 0 && last.toString() !== '\n' ? '\n' : '';
    await file.appendFile(start + records.map((record) => `${jsonOf(record)}\n`).join(''));
    await file.datasync();
  } finally {
    await file.close();
  }
}
