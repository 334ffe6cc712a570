// Draws a text as a QR code (ISO/IEC 18004): as bytes, with the lowest level of correction, in versions 1 to 15.

/** Bytes of correction in a block, and the number of blocks, by version. */
const corrections = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22];
const blockCounts = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6];

interface Shape {
  version: number;
  size: number;
  /** All bytes, and those of data. */
  bytes: number;
  data: number;
  correction: number;
  blocks: number;
}

/** Returns the rows of the code, true for a dark module; undefined for a text that is too long. */
export function qrCode(text: string): boolean[][] | undefined {
  const typed = [...new TextEncoder().encode(text)];
  const shape = corrections.map((_, at) => shapeOf(at + 1)).find((each) => typed.length + headBytes(each) <= each.data);
  if (!shape) return undefined;
  const { version, size } = shape;
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const isFixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean) => {
    const [row, fixed] = [rows[y], isFixed[y]];
    if (!row || !fixed || x < 0 || x >= size) return;
    row[x] = dark;
    fixed[x] = true;
  };
  drawPatterns(version, size, set);
  drawFormat(version, size, set);
  fill(interleaved(dataOf(typed, shape), shape), rows, isFixed);
  return rows;
}

function shapeOf(version: number): Shape {
  const marks = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const modules = (16 * version + 128) * version + 64 - (marks && (25 * marks - 10) * marks - 55) - (version >= 7 ? 36 : 0);
  const [correction = 0, blocks = 1] = [corrections[version - 1], blockCounts[version - 1]];
  const bytes = Math.floor(modules / 8);
  return { version, size: version * 4 + 17, bytes, data: bytes - correction * blocks, correction, blocks };
}

/** The kind of the content and its length take so many bytes, with the end. */
function headBytes({ version }: Shape): number {
  return version < 10 ? 2 : 3;
}

function dataOf(typed: readonly number[], { version, data }: Shape): number[] {
  const bits = (value: number, length: number) => value.toString(2).padStart(length, '0');
  const text = `0100${bits(typed.length, version < 10 ? 8 : 16)}${typed.map((byte) => bits(byte, 8)).join('')}0000`;
  const bytes = (text.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2));
  for (let count = 0; bytes.length < data; count++) bytes.push(count % 2 === 0 ? 0xec : 0x11);
  return bytes;
}

/** Adds the correction to each block, and mixes the blocks. */
function interleaved(data: readonly number[], { bytes, correction, blocks }: Shape): number[] {
  const short = blocks - (bytes % blocks);
  const length = Math.floor(bytes / blocks) - correction;
  const divisor = divisorOf(correction);
  let start = 0;
  const parts = Array.from({ length: blocks }, (_, at) => {
    const part = data.slice(start, start + length + (at < short ? 0 : 1));
    start += part.length;
    return part;
  });
  const mixed = (lists: readonly number[][], most: number) =>
    Array.from({ length: most }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [
    ...mixed(parts, length + 1),
    ...mixed(
      parts.map((part) => remainderOf(part, divisor)),
      correction,
    ),
  ];
}

function product(x: number, y: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ ((result >>> 7) * 0x11d);
    result ^= ((y >>> bit) & 1) * x;
  }
  return result;
}

/** The polynomial of Reed and Solomon, without its first coefficient. */
function divisorOf(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let count = 0; count < degree; count++) {
    for (let at = 0; at < degree; at++) result[at] = product(result[at] ?? 0, root) ^ (result[at + 1] ?? 0);
    root = product(root, 2);
  }
  return result;
}

function remainderOf(data: readonly number[], divisor: readonly number[]): number[] {
  const result = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (result.shift() ?? 0);
    result.push(0);
    for (const [at, coefficient] of divisor.entries()) result[at] = (result[at] ?? 0) ^ product(coefficient, factor);
  }
  return result;
}

type Draw = (x: number, y: number, dark: boolean) => void;

/** Draws what readers find the code and its lines by. */
function drawPatterns(version: number, size: number, set: Draw): void {
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const square = (x: number, y: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4]);
  const places = marksOf(version, size);
  const last = places.length - 1;
  for (const [row, y] of places.entries())
    for (const [column, x] of places.entries()) {
      const isCorner = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!isCorner) square(x, y, 2, [1]);
    }
}

function marksOf(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - step * at).reverse()];
}

/** Draws the level of correction (low), the mask (0) and the version. */
function drawFormat(version: number, size: number, set: Draw): void {
  const level = 1 << 3;
  const format = ((level << 10) | checked(level, 10, 0x537)) ^ 0x5412;
  const bit = (at: number) => ((format >>> at) & 1) === 1;
  for (let at = 0; at <= 5; at++) set(8, at, bit(at));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let at = 9; at < 15; at++) set(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) set(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) set(8, size - 15 + at, bit(at));
  set(8, size - 8, true);
  if (version < 7) return;
  const known = (version << 12) | checked(version, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const dark = ((known >>> at) & 1) === 1;
    const [a, b] = [size - 11 + (at % 3), Math.floor(at / 3)];
    set(a, b, dark);
    set(b, a, dark);
  }
}

function checked(value: number, length: number, divisor: number): number {
  let rest = value;
  for (let count = 0; count < length; count++) rest = (rest << 1) ^ ((rest >>> (length - 1)) * divisor);
  return rest;
}

/** Writes the bytes in pairs of columns from the right, up and down, with the mask. */
function fill(bytes: readonly number[], rows: boolean[][], isFixed: readonly boolean[][]): void {
  const size = rows.length;
  let at = 0;
  for (let pair = size - 1; pair >= 1; pair -= 2) {
    const right = pair <= 6 ? pair - 1 : pair;
    for (let line = 0; line < size; line++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - line : line;
      for (const x of [right, right - 1]) {
        const row = rows[y];
        if (!row || isFixed[y]?.[x]) continue;
        const isDark = (((bytes[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
        row[x] = isDark !== ((x + y) % 2 === 0);
        at += 1;
      }
    }
  }
}
