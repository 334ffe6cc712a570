// Reads an uploaded file of any source: finds out what it is, and returns its tasks.
import type { ImportMapping, ImportSource } from '@app/contract/imports/imports.contract.ts';
import { importLimits } from '@app/contract/imports/imports.limits.ts';
import { ApiError } from '#endpoints/errors.ts';
import { decodeText } from '#imports/decode-text.ts';
import { fileInZip } from '#imports/file-in-zip.ts';
import { isNative, nativeRecords } from '#imports/from-native.ts';
import { isPlanka, plankaRecords } from '#imports/from-planka.ts';
import { readTable, tableRecords } from '#imports/from-table.ts';
import { isTrello, trelloRecords } from '#imports/from-trello.ts';
import { isVikunja, vikunjaRecords } from '#imports/from-vikunja.ts';
import type { ImportRecord, NamesHere } from '#imports/import-record.ts';
import { readJson } from '#imports/read-json.ts';

type Columns = ImportMapping['columns'];

export interface ReadFile {
  source: ImportSource;
  /** Of a table; null for other files. */
  encoding: string | null;
  delimiter: string | null;
  header: string[];
  /** What the columns of a table probably are. */
  columns: Columns;
  /** The number of tasks. */
  total: number;
  /** Returns the tasks, if the columns are these fields. Names that are known here stay whole. */
  records(columns: Columns, here: NamesHere): Promise<ImportRecord[]>;
}

const readers: readonly [ImportSource, (file: unknown) => boolean, (file: unknown) => ImportRecord[]][] = [
  ['native', isNative, nativeRecords],
  ['planka', isPlanka, plankaRecords],
  ['trello', isTrello, trelloRecords],
  ['vikunja', isVikunja, vikunjaRecords],
];

/** Returns what is in a file. Throws 400 with the reason if it cannot be imported. */
export async function readFile(bytes: Buffer): Promise<ReadFile> {
  const { text, encoding } = decodeText(await unzipped(bytes));
  const start = text.trimStart()[0];
  if (start === '{' || start === '[') return readObjects(text);
  if (text.slice(0, 10_000).includes('\u0000')) throw new ApiError(400, 'validation', 'imports.unknownFile');
  const table = await readTable(text);
  const { source, delimiter, header, columns } = table;
  const total = table.rows.length;
  return { source, encoding, delimiter, header, columns, total, records: (mapping, here) => tableRecords(table, mapping, here) };
}

function readObjects(text: string): ReadFile {
  const file = readJson(text);
  const reader = readers.find(([, fits]) => fits(file));
  if (!reader) throw new ApiError(400, 'validation', 'imports.unknownFile');
  const records = reader[2](file);
  if (records.length === 0) throw new ApiError(400, 'validation', 'imports.empty');
  if (records.length > importLimits.records) throw new ApiError(400, 'validation', 'imports.tooManyRows');
  const table = { encoding: null, delimiter: null, header: [], columns: [] };
  return { source: reader[0], ...table, total: records.length, records: async () => records };
}

/** Returns the list of tasks in an archive of Vikunja; other files as they are. */
async function unzipped(bytes: Buffer): Promise<Buffer> {
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') return bytes;
  let data: Buffer | 'tooLarge' | undefined;
  try {
    data = await fileInZip(bytes, 'data.json', importLimits.unzipped);
  } catch {
    throw new ApiError(400, 'validation', 'imports.badZip');
  }
  if (data === 'tooLarge') throw new ApiError(400, 'validation', 'imports.tooLarge');
  if (data === undefined) throw new ApiError(400, 'validation', 'imports.unknownFile');
  return data;
}
