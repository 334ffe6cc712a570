// Tests names that are also words: three people called Ana, a column called In, a task called Everything, and 'this task'.
import { describe, expect, it } from 'vitest';
import { readCommand } from '#command/read-command.rules.ts';
import { readQuestion } from '#question/read-question.rules.ts';
import { printCommand } from '#testing/golden/print-command.ts';
import { goldenNames } from '#testing/golden/read-golden.ts';
import { companyTitles } from '#testing/lines/titles.ts';

const today = '2026-11-18';
const people = ['Ana Lima', 'Ana Soto', 'Ana Weber'].map((fullName, at) => ({ id: at + 1, fullName }));
const names = { ...goldenNames, people, columns: ['In', ...goldenNames.columns] };

const languages = [
  {
    language: 'english',
    toAna: 'assign the payroll to Ana',
    ofAna: "what are Ana's tasks?",
    toIn: 'move the payroll to In',
    inIn: 'which tasks are in In?',
    everything: 'Everything',
    named: 'move "Everything" to Review',
    all: 'move everything that is late to Review',
    mine: ['assign me this task', 'assign this task to me', "I'll take the task", 'give me the open task', 'this card is for me'],
  },
  {
    language: 'german',
    toAna: 'gib die Lohnabrechnung an Ana',
    ofAna: 'welche Aufgaben hat Ana?',
    toIn: 'verschieb die Lohnabrechnung nach In',
    inIn: 'welche Aufgaben sind in In?',
    everything: 'Alles',
    named: 'verschieb "Alles" ins Review',
    all: 'verschieb alles, was überfällig ist, ins Review',
    mine: [
      'weise mir diese Aufgabe zu',
      'gib mir die Aufgabe',
      'ich übernehme die Karte',
      'die offene Aufgabe nehme ich',
      'diese Aufgabe an mich',
    ],
  },
  {
    language: 'french',
    toAna: 'attribue la paie à Ana',
    ofAna: 'quelles sont les tâches d’Ana ?',
    toIn: 'déplace la paie vers In',
    inIn: 'quelles tâches sont dans In ?',
    everything: 'Tout',
    named: 'déplace « Tout » en Review',
    all: 'déplace tout ce qui est en retard en Review',
    mine: [
      'attribue-moi cette tâche',
      'assigne-moi la tâche',
      'je prends cette carte',
      'la tâche ouverte est pour moi',
      'cette tâche à moi',
    ],
  },
  {
    language: 'spanish',
    toAna: 'asigna las nóminas a Ana',
    ofAna: '¿qué tareas tiene Ana?',
    toIn: 'mueve las nóminas a In',
    inIn: '¿qué tareas hay en In?',
    everything: 'Todo',
    named: 'mueve "Todo" a Review',
    all: 'mueve todo lo atrasado a Review',
    mine: [
      'asígname esta tarea',
      'asígname la tarea',
      'yo me quedo con esta tarjeta',
      'la tarea abierta es para mí',
      'esta tarea para mí',
    ],
  },
] as const;

describe.each(languages)('in $language', ({ language, toAna, ofAna, toIn, inIn, everything, named, all, mine }) => {
  const options = { language, today, names, titles: companyTitles[language] };
  const printed = (text: string, titles: readonly { id: number; title: string }[] = options.titles) =>
    readCommand(text, { ...options, titles })?.commands.map(printCommand);

  it('three people with one name are asked about', () => {
    expect(printed(toAna)).toEqual(['assign #2 @Ana Lima|Ana Soto|Ana Weber']);
    expect(readQuestion(ofAna, options).ambiguous?.people).toHaveLength(3);
  });

  it('a column that is a preposition is one', () => {
    expect(printed(toIn)).toEqual(['move #2 >In']);
    expect(readQuestion(inIn, options).question?.columns).toEqual(['In']);
  });

  it('a task called Everything is itself, and everything is not the task', () => {
    const titles = [{ id: 9, title: everything }];
    expect(printed(named, titles)).toEqual(['move #9 >Review']);
    expect(printed(all, titles)?.[0]).toMatch(/^move \[/);
  });

  it.each(mine)('means the task one looks at: %s', (text) => {
    expect(printed(text)).toEqual(['assign it @me']);
  });
});
