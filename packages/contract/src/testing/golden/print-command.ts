// For tests: writes the meaning of a command in one line, such as `move [VAT return] >Review`.
import type { Command } from '#assistant/command/read-command.rules.ts';

export function printCommand({ kind, task, column, people, me, date, priority, text, lines }: Command): string {
  return [
    kind,
    ...(task?.kind === 'it' ? ['it'] : []),
    ...(task?.kind === 'ids' ? task.ids.map((id) => `#${id}`) : []),
    ...(task?.kind === 'words' ? [`[${task.text}]`] : []),
    ...(column === undefined ? [] : [`>${column}`]),
    ...(people ? [`@${people.map(({ name }) => name).join('|')}`] : []),
    ...(me ? ['@me'] : []),
    ...(date === undefined ? [] : [date.slice(5)]),
    ...(priority === undefined ? [] : [priority]),
    ...(kind === 'create' ? lines.map((line) => `"${line}"`) : text === undefined ? [] : [`"${text}"`]),
  ].join(' ');
}
