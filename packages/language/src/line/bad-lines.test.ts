// Tests that nothing typed gets lost or becomes an act by mistake: endless texts, two languages, none, and names that are words.
import { expect, it } from 'vitest';
import { readCommand } from '#command/read-command.rules.ts';
import { parseTask } from '#line/parse-task.rules.ts';
import { goldenNames } from '#testing/golden/read-golden.ts';
import { companyTitles } from '#testing/lines/titles.ts';

const today = '2026-11-18';
const options = { language: 'english', today, names: goldenNames, titles: companyTitles.english } as const;
const own = { ...goldenNames, columns: ['In', 'To', 'Everything', ...goldenNames.columns] };

it('a line of 5,000 words keeps each of them, and what its beginning says', () => {
  const words = Array.from({ length: 5_000 }, (_, at) => `word${at}`).join(' ');
  const { title, priority } = parseTask(`p1 ${words}`, { language: 'english', today, names: goldenNames });
  expect({ title, priority }).toEqual({ title: words, priority: 'P1' });
});

it('a word at the border of what is read is not cut', () => {
  const line = `${'a'.repeat(990)} tomorrowish`;
  expect(parseTask(line, { language: 'english', today })).toMatchObject({ title: line, dueDate: null });
});

it.each([
  ['5,000 words', Array.from({ length: 5_000 }, () => 'move').join(' ')],
  ['no language', 'xyzzy plugh 漢字 ☃ 🙂'],
  ['signs', '?!… --- :: //'],
  ['nothing', '   '],
])('%s asks for no change', (_, text) => {
  expect(readCommand(text, options)?.commands ?? []).toEqual([]);
});

it.each([
  'don’t assign the payroll to Ana',
  'the payroll is not for Ana',
  'never delete the payroll',
  'do not move the payroll to Review',
  'leave the audit where it is',
  'please stop moving the payroll',
  'everybody except Ana should get the payroll',
  'don’t tell Bob about the payroll',
  'the payroll can’t start before the audit is done',
])('a negation is no act: %s', (text) => {
  const read = readCommand(text, options);
  expect(read === undefined || read.stops.length > 0).toBe(true);
});

it.each([
  ['german', 'verschieb die Gehaltsabrechnung nicht'],
  ['german', 'lass die Jahresprüfung wie sie ist'],
  ['german', 'sag Bob nichts von der Jahresprüfung'],
  ['french', 'ne déplace pas la paie'],
  ['french', 'n’assigne jamais la paie à Ana'],
  ['spanish', 'no muevas las nóminas a revisión'],
  ['spanish', 'deja la auditoría como está'],
] as const)('nor in %s: %s', (language, text) => {
  const read = readCommand(text, { ...options, language, titles: companyTitles[language] });
  expect(read === undefined || read.stops.length > 0).toBe(true);
});

it('two languages in one sentence are read where each is known', () => {
  expect(readCommand('bitte move the payroll nach Review', { ...options, language: 'german' })?.commands).toMatchObject([
    { kind: 'move', column: 'Review', task: { kind: 'ids', ids: [2] } },
  ]);
});

it('columns that are words of the sentence are only meant as targets', () => {
  const at = { ...options, names: own };
  expect(readCommand('move the payroll to In', at)?.commands).toMatchObject([{ kind: 'move', column: 'In' }]);
  expect(readCommand('put the payroll in Review', at)?.commands).toMatchObject([{ kind: 'move', column: 'Review' }]);
  expect(readCommand('assign the payroll to Ana', at)?.commands).toMatchObject([
    { kind: 'assign', people: [{ name: 'Ana Lima' }] },
  ]);
});

it('a task called Everything is itself, and not all tasks', () => {
  const titles = [{ id: 9, title: 'Everything' }];
  expect(readCommand('move "Everything" to Review', { ...options, titles })?.commands).toMatchObject([
    { kind: 'move', task: { kind: 'ids', ids: [9] }, column: 'Review' },
  ]);
});

it('everything in a column is no task called Everything', () => {
  const titles = [{ id: 9, title: 'Everything' }];
  expect(readCommand('assign everything in Review to Ana', { ...options, titles })?.commands).toMatchObject([
    { kind: 'assign', task: { kind: 'words', all: true } },
  ]);
});

it('three people called Ana are asked about', () => {
  const people = ['Ana Lima', 'Ana Soto', 'Ana Weber'].map((fullName, at) => ({ id: at + 1, fullName }));
  const read = readCommand('assign the payroll to Ana', { ...options, names: { ...goldenNames, people } });
  expect(read?.commands[0]?.people?.map(({ name }) => name)).toEqual(['Ana Lima', 'Ana Soto', 'Ana Weber']);
});
