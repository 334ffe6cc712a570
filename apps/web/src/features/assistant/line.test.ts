// Tests which fields of a new task a line fills.
import { describe, expect, test } from 'vitest';
import { partsFor, plainLine, withLine } from '#features/assistant/line.ts';
import { readLine } from '#lib/read-line.ts';

const names = {
  departments: ['Engineering', 'HR'],
  people: [
    { id: 7, fullName: 'Ana Lima' },
    { id: 8, fullName: 'Ben Hall' },
  ],
  columns: ['To Do', 'Review'],
  checklistTemplates: [{ id: 3, name: 'Launch' }],
};
const read = (text: string, takenOff: readonly string[] = []) =>
  readLine(text, takenOff, { language: 'english', today: '2026-11-18', names });
const values = {
  title: '',
  priority: 'P2',
  status: 'To Do',
  startDate: null,
  dueDate: '2026-12-01',
  department: 'Engineering',
  departments: ['Engineering'],
  assigneeId: 7,
  assignees: [7],
  useTemplate: false,
  templateId: null,
  repeat: null,
};

describe('a line', () => {
  test('fills the fields that it names and leaves the others', () => {
    expect(withLine(values, read('Pay rent #hr @ben p1 >review every friday +launch'))).toEqual({
      ...values,
      title: 'Pay rent',
      priority: 'P1',
      status: 'Review',
      departments: ['Engineering', 'HR'],
      assigneeId: 8,
      assignees: [8],
      useTemplate: true,
      templateId: 3,
      repeat: 'FREQ=WEEKLY;BYDAY=FR',
    });
    expect(withLine(values, plainLine(' Pay rent #hr '))).toEqual({ ...values, title: 'Pay rent #hr' });
  });

  test('names the department where no board does', () => {
    expect(withLine(values, read('Pay rent #hr'), false)).toMatchObject({ department: 'HR', departments: ['HR'] });
  });

  test('keeps the words in the title that were taken off, also when it is edited', () => {
    expect(read('Pay rent tomorrow #hr', ['tomorrow'])).toMatchObject({ title: 'Pay rent tomorrow', departments: ['HR'] });
    expect(read('Always pay rent tomorrow', ['tomorrow'])).toMatchObject({ title: 'Always pay rent tomorrow', dueDate: null });
  });

  test('has the parts that fill a field', () => {
    const line = read('Move from 3 march to 5 march #hr');
    expect(partsFor(line, ['dueDate'])).toMatchObject({ parts: [{ kind: 'dates' }], fields: ['startDate', 'dueDate'] });
    expect(partsFor(line, ['priority']).parts).toEqual([]);
  });
});
