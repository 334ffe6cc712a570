// Tests which sentences ask for a summary, in each language.

import { describe, expect, it } from 'vitest';
import type { Language } from '#limits.ts';
import { readSummary } from '#summaries/read-summary.rules.ts';
import { growth, linear } from '#testing/growth.ts';

const departments = [
  { name: 'HR', called: ['HR', 'Personal', 'RR. HH.', 'RH'] },
  { name: 'Engineering', called: ['Engineering', 'Ingeniería', 'Ingénierie', 'Entwicklung'] },
  { name: 'Ben & Jerry’s', called: ['Ben & Jerry’s'] },
];

const golden: Record<Language, [string, string][]> = {
  english: [
    ['my day', 'day'],
    ['My day?', 'day'],
    ['How is my day', 'day'],
    ['Show me my day!', 'day'],
    ['What does my day look like', ''],
    ['How does my week look?', 'week'],
    ['my week', 'week'],
    ["HR's week", 'department HR'],
    ['HR’s week?', 'department HR'],
    ['the week of Engineering', 'department Engineering'],
    ['show me the week in HR', 'department HR'],
    ["this department's week", 'department'],
    ['Summarize the Engineering board', 'department Engineering'],
    ['summary of HR', 'department HR'],
    ['How is HR doing this week?', 'department HR'],
    ['summarize this board', 'department'],
    ['Summarize the weather', ''],
    ['what changed since I was last here', 'changes'],
    ['What has changed since I was last here?', 'changes'],
    ['What changed here since my last visit', 'changes'],
    ["What's new since last time?", 'changes'],
    ['what changed since yesterday', ''],
    ["Sales's week", ''],
    ['this week', ''],
    ['What is due next week', ''],
    ['last week', ''],
  ],
  spanish: [
    ['mi día', 'day'],
    ['¿Cómo va mi día?', 'day'],
    ['Mi semana', 'week'],
    ['la semana de RR. HH.', 'department HR'],
    ['¿Cómo va la semana de Ingeniería?', 'department Engineering'],
    ['Resume el tablero de Ingeniería', 'department Engineering'],
    ['resume este tablero', 'department'],
    ['¿Qué ha cambiado desde mi última visita?', 'changes'],
    ['qué cambió desde la última vez que estuve aquí', 'changes'],
    ['¿Qué vence esta semana?', ''],
  ],
  french: [
    ['ma journée', 'day'],
    ['Comment se présente ma journée ?', 'day'],
    ['ma semaine', 'week'],
    ['la semaine des RH', 'department HR'],
    ['Montre-moi la semaine de l’Ingénierie', 'department Engineering'],
    ['Résume le tableau des RH', 'department HR'],
    ['résume ce tableau', 'department'],
    ['Qu’est-ce qui a changé depuis ma dernière visite ?', 'changes'],
    ['quoi de neuf depuis la dernière fois', 'changes'],
    ['cette semaine', ''],
  ],
  german: [
    ['mein Tag', 'day'],
    ['Wie sieht mein Tag aus?', 'day'],
    ['meine Woche', 'week'],
    ['Wie sieht meine Woche aus?', 'week'],
    ['Fasse die Abteilung Entwicklung zusammen', 'department Engineering'],
    ['Zusammenfassung der Entwicklung', 'department Engineering'],
    ['fasse dieses Board zusammen', 'department'],
    ['die Woche von HR', 'department HR'],
    ['Wie war die Woche der Abteilung Entwicklung?', 'department Engineering'],
    ['Was hat sich seit meinem letzten Besuch geändert?', 'changes'],
    ['Was hat sich geändert, seit ich zuletzt hier war?', 'changes'],
    ['Was hat sich geändert seit meinem letzten Besuch?', 'changes'],
    ['diese Woche', ''],
  ],
};

describe.each(Object.entries(golden) as [Language, [string, string][]][])('in %s', (language, lines) => {
  it.each(lines)('%s', (text, meaning) => {
    const read = readSummary(text, language, departments);
    const said = read ? [read.kind, 'department' in read ? read.department : undefined].filter(Boolean).join(' ') : '';
    expect(said).toBe(meaning);
  });
});

it('is understood in another language than the own one, and a long text takes a time that grows with its length', async () => {
  expect(readSummary('meine Woche', 'french', departments)).toEqual({ kind: 'week' });
  for (const text of ['the ', 'semana de ', 'my day look ']) {
    const read = (length: number) => readSummary(text.repeat(length), 'english', departments);
    expect(read(2_000)).toBeUndefined();
    expect(growth(read, 1_250)).toBeLessThan(linear);
  }
});
