// For tests: writes the meaning of a question in one line, such as `list overdue #HR due 11-16..11-22`.
import type { Period, TaskQuestion } from '@app/contract/assistant/task-question.rules.ts';

export function printQuestion(question: TaskQuestion): string {
  const { kind, state, people, departments, columns, priorities, words, stuckSince } = question;
  const flags = [
    'overdue',
    'mine',
    'nobody',
    'noDueDate',
    'notStarted',
    'future',
    'openChecklist',
    'waiting',
    'blocked',
    'blocking',
    'everywhere',
  ] as const;
  const periods = ['due', 'created', 'finished', 'changed', 'starts'] as const;
  return [
    kind,
    ...(state === 'open' ? [] : [state]),
    ...flags.filter((flag) => question[flag]),
    ...(question.byCreator ? ['byCreator'] : []),
    ...departments.map((name) => `#${name}`),
    ...columns.map((name) => `>${name}`),
    ...priorities,
    ...people.map(({ name }) => `@${name}`),
    ...periods.flatMap((name) => (question[name] ? [`${name} ${printPeriod(question[name])}`] : [])),
    ...(stuckSince === null ? [] : [`stuck ${short(stuckSince)}`]),
    ...(words === null ? [] : [`words ${words}`]),
  ].join(' ');
}

function printPeriod({ from, to }: Period): string {
  if (from !== null && from === to) return short(from);
  return `${from === null ? '' : short(from)}..${to === null ? '' : short(to)}`;
}

function short(date: string): string {
  return date.startsWith('2026-') ? date.slice(5) : date;
}
