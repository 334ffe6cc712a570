// For tests: writes the meaning of a command in one line, such as `move [VAT return] >Review`.
import type { Command } from '#command/command.rules.ts';
import type { TaskReference } from '#command/task-reference.rules.ts';

export function printCommand(command: Command): string {
  const { kind, task, other, relation, column, people, me, also, date, shift, priority, levels, repeat, text, lines } = command;
  const { adds, department, leaves, template, except } = command;
  return [
    kind,
    ...printReference(task),
    ...(other ? [relation ?? 'any', ...printReference(other)] : []),
    ...(column === undefined ? [] : [`>${column}`]),
    ...(people ? [`@${people.map(({ name }) => name).join('|')}`] : []),
    ...(me ? ['@me'] : []),
    ...also.map((each) => (each.me ? '@me' : `@${each.people.map(({ name }) => name).join('|')}`)),
    ...(adds && kind === 'assign' ? ['added'] : []),
    ...(date === undefined ? [] : [date.slice(5)]),
    ...(shift ? [`${shift.count > 0 ? '+' : ''}${shift.count} ${shift.unit}`] : []),
    ...(priority === undefined ? [] : [priority]),
    ...(levels === 0 ? [] : [levels > 0 ? 'up' : 'down']),
    ...(repeat === undefined ? [] : [repeat.replace(/^FREQ=/, 'every ')]),
    ...(department === undefined ? [] : [`${adds ? '+' : ''}#${department}`]),
    ...(leaves === undefined ? [] : [`-#${leaves}`]),
    ...(except
      ? [
          `except ${[...except.ids.map((id) => `#${id}`), ...except.priorities, ...except.people.map((id) => `@${id}`)].join(' ')}`,
        ]
      : []),
    ...(template ? [`template ${template.name}`] : []),
    ...(kind === 'create' ? lines.map((line) => `"${line}"`) : text === undefined ? [] : [`"${text}"`]),
  ].join(' ');
}

export function printReference(task: TaskReference | undefined): string[] {
  if (task?.kind === 'nth') return [`nth ${task.nth}`];
  if (task?.kind === 'ids') return task.ids.map((id) => `#${id}`);
  if (task?.kind === 'either') return [task.ids.map((id) => `#${id}`).join('|')];
  if (task?.kind === 'words') return [`[${task.text}]`];
  return task ? ['it'] : [];
}
