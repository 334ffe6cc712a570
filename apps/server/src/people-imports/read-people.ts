// Reads people from a file: a table with a header in any order, or lines without one, such as those pasted from a mail.
import { unguarded } from '@app/contract/exports/csv.rules.ts';
import { type PersonColumn, type PersonRow, personColumns } from '@app/contract/people-imports/people-imports.contract.ts';
import { peopleImportLimits } from '@app/contract/people-imports/people-imports.limits.ts';
import { columnOfHeader } from '@app/contract/people-imports/person-columns.rules.ts';
import { ApiError } from '#endpoints/errors.ts';
import { decodeText } from '#imports/decode-text.ts';
import { type CsvRow, delimiterOf, readCsv } from '#imports/read-csv.ts';
import { readWorkbook } from '#people-imports/read-workbook.ts';

type ReadPerson = PersonRow & { row: number };

/** Returns the rows of a file, of which `isDepartment` says what names a department; throws 400 with the reason if there are none, or too many. */
export async function readPeople(bytes: Buffer, isDepartment: (text: string) => boolean): Promise<ReadPerson[]> {
  const isZip = bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
  const table = isZip ? await readWorkbook(bytes) : await readText(bytes);
  const [first] = table;
  if (!first) throw new ApiError(400, 'validation', 'users.add.unreadable');
  const header = first.cells.map((name) => columnOfHeader(name));
  const people = header.includes('email')
    ? table.slice(1).map((row) => byHeader(row, header))
    : table.map((row) => withoutHeader(row, isDepartment));
  if (people.length === 0) throw new ApiError(400, 'validation', 'users.add.unreadable');
  if (people.length > peopleImportLimits.rows) throw new ApiError(400, 'validation', 'users.add.tooLarge');
  return people;
}

async function readText(bytes: Buffer): Promise<CsvRow[]> {
  const { text } = decodeText(bytes);
  if (text.includes('\u0000')) throw new ApiError(400, 'validation', 'users.add.unreadable');
  const rows: CsvRow[] = [];
  for await (const row of readCsv(text, delimiterOf(text))) {
    rows.push(row);
    if (rows.length > peopleImportLimits.rows + 1) throw new ApiError(400, 'validation', 'users.add.tooLarge');
  }
  return rows;
}

function byHeader({ line, cells }: CsvRow, header: readonly ReturnType<typeof columnOfHeader>[]): ReadPerson {
  const cellOf = (column: PersonColumn | 'firstName' | 'lastName') => clean(cells[header.indexOf(column)]);
  const parts = [cellOf('firstName'), cellOf('lastName')].filter(Boolean).join(' ');
  return { ...person(line, cellOf), fullName: cellOf('fullName') || cut(parts) };
}

/**
 * The order of the columns of `personColumns`; the address is found wherever it is, also in `Nia Okafor <nia@example.com>`. A short
 * line may end with the department, as people write one: a name, an address, a title if they like, and where somebody belongs.
 */
function withoutHeader({ line, cells }: CsvRow, isDepartment: (text: string) => boolean): ReadPerson {
  const texts = cells.map(clean);
  const at = texts.findIndex((cell) => cell.includes('@'));
  const { name: named, email } = addressOf(texts[at] ?? '');
  const others = texts.filter((_, index) => index !== at);
  const name = named || others.shift() || '';
  const last = others.length > 0 && others.length < 3 && isDepartment(others.at(-1) ?? '');
  const full = personColumns.filter((column) => column !== 'fullName' && column !== 'email');
  const rest: readonly PersonColumn[] = !last ? full : others.length === 1 ? ['department'] : ['title', 'department'];
  return {
    ...person(line, (column) => others[rest.indexOf(column)] ?? ''),
    fullName: name,
    email,
  };
}

/** Divides `"Nia Okafor" <nia@example.com>`; without angle brackets all is the address. */
function addressOf(cell: string): { name: string; email: string } {
  const [name = '', email] = cell.endsWith('>') ? cell.slice(0, -1).split('<') : [];
  return email === undefined ? { name: '', email: cell.trim() } : { name: name.replaceAll('"', '').trim(), email: email.trim() };
}

function person(row: number, cellOf: (column: PersonColumn) => string): ReadPerson {
  const values = Object.fromEntries(personColumns.map((column) => [column, cellOf(column)]));
  return { row, ...(values as Record<PersonColumn, string>) };
}

function clean(cell: string | undefined): string {
  return cut(
    unguarded(cell ?? '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  );
}

/** A cell that is too long is refused by its row, so one character more than allowed is enough. */
function cut(text: string): string {
  return text.slice(0, peopleImportLimits.cell).toWellFormed();
}
