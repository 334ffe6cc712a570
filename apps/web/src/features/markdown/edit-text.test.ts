// The tools, Enter in a list and a pasted address. `|` stands for the caret, `[` and `]` in ⟦⟧ for a selection.
import { describe, expect, it } from 'vitest';
import {
  applyTool,
  continueList,
  type Edit,
  pasteBlock,
  pasteLink,
  type Selected,
  type Tool,
} from '#features/markdown/edit-text.ts';

function read(marked: string): Selected {
  const text = marked.replace(/[|⟦⟧]/g, '');
  const start = marked.search(/[|⟦]/);
  const close = marked.indexOf('⟧');
  return { text, start, end: close < 0 ? start : close - 1 };
}

function done({ text }: Selected, edit: Edit): string {
  const { from, to, insert, start, end } = edit;
  const after = text.slice(0, from) + insert + text.slice(to);
  const marks = start === end ? '|' : `⟦${after.slice(start, end)}⟧`;
  return after.slice(0, start) + marks + after.slice(end);
}

describe('a tool', () => {
  it.each<[Tool, string, string]>([
    ['bold', 'a ⟦word⟧ b', 'a **⟦word⟧** b'],
    ['bold', 'a **⟦word⟧** b', 'a ⟦word⟧ b'],
    ['bold', 'a ⟦**word**⟧ b', 'a ⟦word⟧ b'],
    ['bold', 'a ⟦ word ⟧ b', 'a  **⟦word⟧**  b'],
    ['bold', 'a |', 'a **|**'],
    ['bold', 'a **|**', 'a |'],
    ['italic', '⟦word⟧', '_⟦word⟧_'],
    ['italic', '_⟦word⟧_', '⟦word⟧'],
    ['italic', 'over⟦word⟧', 'over*⟦word⟧*'],
    ['italic', 'over*⟦word⟧*', 'over⟦word⟧'],
    ['italic', 'a/⟦word⟧/b', 'a/*⟦word⟧*/b'],
    ['code', 'x ⟦a * b⟧', 'x `⟦a * b⟧`'],
    ['code', 'x `⟦a * b⟧`', 'x ⟦a * b⟧'],
    ['code', 'x ⟦a\nb⟧ y', 'x \n```\n⟦a\nb⟧\n```\n y'],
    ['code', '⟦a\nb⟧', '```\n⟦a\nb⟧\n```'],
    ['link', 'see ⟦this⟧', 'see [this](⟦https://⟧)'],
    ['link', 'see |', 'see [|](https://)'],
    ['link', 'see ⟦https://a.example/b⟧', 'see [|](https://a.example/b)'],
    ['list', 'one|', '- one|'],
    ['list', '⟦one\ntwo⟧', '⟦- one\n- two⟧'],
    ['list', '- on|e', 'one|'],
    ['list', 'x\n⟦- one\n- two⟧\ny', 'x\n⟦one\ntwo⟧\ny'],
    ['list', '- [ ] one|', '- one|'],
    ['list', '1. one|', '- one|'],
    ['list', '|', '- |'],
    ['checklist', '⟦one\n- two⟧', '⟦- [ ] one\n- [ ] two⟧'],
    ['checklist', '- [x] one|', 'one|'],
    ['checklist', '  - one|', '  - [ ] one|'],
  ])('%s makes of %j %j', (tool, before, after) => {
    const selected = read(before);
    expect(done(selected, applyTool(tool, selected))).toBe(after);
  });
});

describe('Enter', () => {
  it.each([
    ['- one|', '- one\n- |'],
    ['* one|', '* one\n* |'],
    ['  - one|', '  - one\n  - |'],
    ['- [x] one|', '- [x] one\n- [ ] |'],
    ['1. one|', '1. one\n2. |'],
    ['9) one|', '9) one\n10) |'],
    ['- one| two', '- one\n- | two'],
    ['- one\n- |', '- one\n|'],
    ['- [ ] |', '|'],
    ['1. |\nnext', '|\nnext'],
  ])('makes of %j %j', (before, after) => {
    const selected = read(before);
    const edit = continueList(selected);
    expect(edit && done(selected, edit)).toBe(after);
  });

  it.each(['one|', '-one|', '|- one', '- ⟦one⟧', '1.one|', '|'])('is itself in %j', (before) => {
    expect(continueList(read(before))).toBeUndefined();
  });
});

describe('a pasted address', () => {
  it('makes a link of the selected words', () => {
    const selected = read('see ⟦the plan⟧ now');
    const edit = pasteLink(selected, ' https://example.com/a_(b)?c#d\n');
    expect(edit && done(selected, edit)).toBe('see [the plan](https://example.com/a_(b)?c#d)| now');
  });

  it.each([
    ['see |', 'https://example.com'],
    ['⟦https://example.com⟧', 'https://example.org'],
    ['⟦the plan⟧', 'two https://example.com'],
    ['⟦the plan⟧', 'javascript:alert(1)'],
    ['⟦the plan⟧', 'https://example.com/)x'],
    ['⟦two\nlines⟧', 'https://example.com'],
  ])('is pasted as it is into %j: %j', (before, pasted) => {
    expect(pasteLink(read(before), pasted)).toBeUndefined();
  });
});

describe('pasted Markdown', () => {
  it.each([
    ['a | b', '**x**', 'a **x**| b'],
    ['⟦all⟧', '- x\n- y', '- x\n- y|'],
    ['Prices:|', '- x\n- y', 'Prices:\n\n- x\n- y|'],
    ['a\n|b', '## Head', 'a\n## Head|\n\nb'],
    ['see |', '# of parts', 'see \n\n# of parts|'],
    ['one | two', '-', 'one -| two'],
  ])('into %j comes %j: a block stands on its own lines', (before, pasted, after) => {
    const selected = read(before);
    expect(done(selected, pasteBlock(selected, pasted))).toBe(after);
  });
});
