import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printChecklist, readChecklist } from '#exports/checklist-cell.rules.ts';
import { guardedWithin, unguarded } from '#exports/csv.rules.ts';
import { joinNames, nameOrNames, splitNames } from '#exports/joined-names.rules.ts';
import { forAll } from '#testing/for-all.ts';
import { hostileName, hostileText } from '#testing/hostile-names.ts';

const knowing = (...names: string[]) => ({
  keys: new Set(names.map((name) => name.toLowerCase())),
  keyOf: (name: string) => name.toLowerCase(),
});

describe('names in a cell', () => {
  test('are quoted only where they need it', () => {
    expect(joinNames(['HR', "O'Neil", 'Research & Design'])).toBe("HR, O'Neil, Research & Design");
    expect(joinNames(['HR, Payroll', 'Engineering'])).toBe('"HR, Payroll", Engineering');
    expect(joinNames(['The "A" team', '"Q"'])).toBe('The "A" team, """Q"""');
  });

  test('are read as they were written, whatever they hold', () => {
    forAll(fc.array(hostileName, { maxLength: 5 }), (names) => expect(splitNames(joinNames(names))).toEqual(names));
  });

  test.each([
    ['HR; Payroll\nLegal', ['HR', 'Payroll', 'Legal']],
    [' , HR,,', ['HR']],
    ['"HR" team, "open', ['"HR" team', '"open']],
    ['"HR, Payroll" , Legal', ['HR, Payroll', 'Legal']],
  ])('of another program: %j', (cell, names) => {
    expect(splitNames(cell)).toEqual(names);
  });

  test('a known name stays whole, of several the longest', () => {
    const known = knowing('HR, Payroll', 'HR, Payroll; Berlin', 'Last, First');
    expect(splitNames('hr, payroll', known)).toEqual(['hr, payroll']);
    expect(splitNames('Legal, HR, Payroll; Berlin, Last, First', known)).toEqual(['Legal', 'HR, Payroll; Berlin', 'Last, First']);
    expect(splitNames('HR, Last', known)).toEqual(['HR', 'Last']);
  });

  test('a cell for one name has several only if each is known or in quotes', () => {
    expect(nameOrNames('Last, First', knowing())).toEqual(['Last, First']);
    expect(nameOrNames('Last, First', knowing('Last'))).toEqual(['Last, First']);
    expect(nameOrNames('Ana, Ben', knowing('Ana', 'Ben'))).toEqual(['Ana', 'Ben']);
    expect(nameOrNames('HR, Payroll', knowing('HR', 'Payroll', 'HR, Payroll'))).toEqual(['HR, Payroll']);
    forAll(hostileName, (name) => {
      expect(nameOrNames(joinNames([name]), knowing('HR', 'Payroll', 'Last', 'First'))).toEqual([name]);
    });
  });
});

describe('a checklist in a cell', () => {
  const items = fc.array(
    fc.record({
      text: hostileText.map((text) => text.trim()).filter((text) => text !== ''),
      completed: fc.boolean(),
    }),
    { maxLength: 4 },
  );

  test('is read as it was written, whatever its texts hold', () => {
    forAll(items, (list) => expect(readChecklist(printChecklist(list))).toEqual(list));
  });

  test('may have lines with bullets and boxes, and quotes of its own', () => {
    expect(readChecklist('- [X] Ask\r\n* Pay\n\n[] "Go" now\n[ ] "Stop"')).toEqual([
      { text: 'Ask', completed: true },
      { text: 'Pay', completed: false },
      { text: '"Go" now', completed: false },
      { text: '"Stop"', completed: false },
    ]);
  });
});

test('any cell is read again as it was guarded', () => {
  forAll(hostileText, (cell) => {
    const written = guardedWithin(cell);
    // The writer puts one more before a cell that begins like a formula.
    expect(unguarded(/^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(written) ? `'${written}` : written)).toBe(cell);
  });
});
