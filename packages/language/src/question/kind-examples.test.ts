// Tests that every sentence that stands for a kind of question is understood as that kind.
import { languages } from '@app/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { askedKinds } from '#question/asked-kinds.rules.ts';
import { kindExamples, taskSlot } from '#question/kind-examples.rules.ts';
import { readQuestion } from '#question/read-question.rules.ts';
import { goldenNames } from '#testing/golden/read-golden.ts';

describe.each(languages)('in %s', (language) => {
  it.each(askedKinds.map((kind) => [kind, kindExamples[kind][language].replace(taskSlot, '#4')]))('%s: %s', (kind, text) => {
    const read = readQuestion(text, { language, today: '2026-11-18', names: goldenNames, titles: [] });
    expect(read.kinds[0]?.kind).toBe(kind);
  });
});
