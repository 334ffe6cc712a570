// Tests the lines of pasted lists.
import { expect, it } from 'vitest';
import { parseTask } from '#line/parse-task.rules.ts';
import { splitLines } from '#line/split-lines.rules.ts';

it.each([
  ['- Buy milk\n- Call Ana', ['Buy milk', 'Call Ana']],
  ['* One\r\n* Two\r\r* Three', ['One', 'Two', 'Three']],
  ['1. First\n2. Second\n10) Tenth\n(3) Third', ['First', 'Second', 'Tenth', 'Third']],
  ['a) Alpha\nb) Beta', ['Alpha', 'Beta']],
  ['• Uno\n  ◦ Dos\n\t– Tres', ['Uno', 'Dos', 'Tres']],
  ['One\n\n\n   Two   \n---\n***', ['One', 'Two']],
  ['3. Dezember: Miete zahlen', ['3. Dezember: Miete zahlen']],
  ['2026 report\n3 tickets for Ana\n-5 degrees', ['2026 report', '3 tickets for Ana', '-5 degrees']],
])('%j', (pasted, texts) => {
  expect(splitLines(pasted)).toEqual(texts.map((text) => ({ text })));
});

it('a checkbox says whether a line is done', () => {
  expect(splitLines('- [ ] Open\n- [x] Closed\n[X] Closed too\n☐ Open\n☑ Closed\n- ✅ Closed\n1. [ ] Open')).toEqual([
    { text: 'Open', done: false },
    { text: 'Closed', done: true },
    { text: 'Closed too', done: true },
    { text: 'Open', done: false },
    { text: 'Closed', done: true },
    { text: 'Closed', done: true },
    { text: 'Open', done: false },
  ]);
});

it('each line is a task of its own', () => {
  const pasted = '1. Llamar al banco mañana\n2. Pagar el IVA el viernes\n- [ ] Revisar contrato antes del 5 de diciembre';
  const tasks = splitLines(pasted).map(({ text }) => parseTask(text, { language: 'spanish', today: '2026-11-18' }));
  expect(tasks.map(({ title, dueDate }) => [title, dueDate])).toEqual([
    ['Llamar al banco', '2026-11-19'],
    ['Pagar el IVA', '2026-11-20'],
    ['Revisar contrato', '2026-12-05'],
  ]);
});
