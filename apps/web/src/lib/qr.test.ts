// The frame of a QR code; readers of three kinds have read those of each version.
import { expect, it } from 'vitest';
import { qrCode } from '#lib/qr.ts';

const rowOf = (row: readonly boolean[] = []) => row.map((dark) => (dark ? '#' : '.')).join('');

it('is as large as its text needs', () => {
  for (const [length, size] of [
    [1, 21],
    [17, 21],
    [18, 25],
    [106, 37],
    [230, 53],
    [520, 77],
  ] as const)
    expect(qrCode('x'.repeat(length)), String(length)).toHaveLength(size);
  expect(qrCode('x'.repeat(521))).toBeUndefined();
});

it('begins with the marks by which readers find it, and is the same for the same text', () => {
  const code = qrCode('HELLO') ?? [];
  expect(rowOf(code[0]).slice(0, 8)).toBe('#######.');
  expect(rowOf(code[0]).slice(-8)).toBe('.#######');
  expect(rowOf(code[6])).toBe('#######.#.#.#.#######');
  expect(qrCode('HELLO')).toEqual(code);
  expect(qrCode('HELLP')).not.toEqual(code);
});
