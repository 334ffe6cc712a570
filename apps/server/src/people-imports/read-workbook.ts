// Reads the first sheet of a workbook (.xlsx, ECMA-376) as rows of texts. Sizes are bounded before anything is unpacked.
import { peopleImportLimits } from '@app/contract/people-imports/people-imports.limits.ts';
import { Parser } from 'htmlparser2';
import { ApiError } from '#endpoints/errors.ts';
import { fileInZip } from '#imports/file-in-zip.ts';
import type { CsvRow } from '#imports/read-csv.ts';

/** Columns that are read; the others are ignored. */
const mostColumns = 50;

/** Returns the rows that are not empty; throws 400 for a damaged or too large workbook. */
export async function readWorkbook(bytes: Buffer): Promise<CsvRow[]> {
  const workbook = await partOf(bytes, 'xl/workbook.xml');
  const relations = await partOf(bytes, 'xl/_rels/workbook.xml.rels');
  if (workbook === undefined) throw unreadable();
  const sheet = await partOf(bytes, firstSheet(workbook, relations ?? ''));
  if (sheet === undefined) throw unreadable();
  const shared = sharedTexts((await partOf(bytes, 'xl/sharedStrings.xml')) ?? '');
  return rowsOf(sheet, shared);
}

function unreadable(): ApiError {
  return new ApiError(400, 'validation', 'users.add.unreadable');
}

async function partOf(bytes: Buffer, name: string): Promise<string | undefined> {
  const content = await fileInZip(bytes, name, peopleImportLimits.unzipped).catch(() => {
    throw unreadable();
  });
  if (content === 'tooLarge') throw new ApiError(400, 'validation', 'users.add.tooLarge');
  return content?.toString('utf8');
}

/** A prefix says only which namespace a name is from. */
const local = (name: string) => name.slice(name.indexOf(':') + 1);

function parse(xml: string, handlers: { open?: Open; text?: (text: string) => void; close?: (name: string) => void }): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => handlers.open?.(local(name), attributes),
      ontext: (text) => handlers.text?.(text),
      onclosetag: (name) => handlers.close?.(local(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
}

type Open = (name: string, attributes: Record<string, string>) => void;

function firstSheet(workbook: string, relations: string): string {
  let id: string | undefined;
  parse(workbook, {
    open: (name, attributes) => {
      if (name === 'sheet') id ??= Object.entries(attributes).find(([key]) => /:id$/.test(key))?.[1];
    },
  });
  let target = 'worksheets/sheet1.xml';
  parse(relations, {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id !== undefined && Id === id && Target !== undefined) target = Target;
    },
  });
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Returns the texts that cells name by their number, without the readings of ideographs. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let now = '';
  let isText = false;
  let readings = 0;
  parse(xml, {
    open: (name) => {
      if (name === 'si') now = '';
      if (name === 'rPh') readings++;
      isText = name === 't' && readings === 0;
    },
    text: (text) => {
      if (isText && now.length <= peopleImportLimits.cell) now += text;
    },
    close: (name) => {
      if (name === 'rPh') readings--;
      if (name === 't') isText = false;
      if (name === 'si') texts.push(now);
    },
  });
  return texts;
}

function rowsOf(xml: string, shared: readonly string[]): CsvRow[] {
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 0, cells: [] };
  let cell = { column: 0, type: '', value: '' };
  let isValue = false;
  parse(xml, {
    open: (name, attributes) => {
      if (name === 'row') row = { line: Number(attributes['r']) || row.line + 1, cells: [] };
      if (name === 'c') {
        cell = { column: columnOf(attributes['r']) ?? row.cells.length, type: attributes['t'] ?? '', value: '' };
      }
      isValue = name === 'v' || name === 't';
    },
    text: (text) => {
      if (isValue && cell.value.length <= peopleImportLimits.cell) cell.value += text;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c' && cell.column < mostColumns) {
        while (row.cells.length < cell.column) row.cells.push('');
        row.cells[cell.column] = cell.type === 's' ? (shared[Number(cell.value)] ?? '') : cell.value;
      }
      if (name !== 'row' || row.cells.every((value) => value.trim() === '')) return;
      rows.push(row);
      if (rows.length > peopleImportLimits.rows + 1) throw new ApiError(400, 'validation', 'users.add.tooLarge');
    },
  });
  return rows;
}

/** Returns the number of the column in a reference such as `AB12`. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
