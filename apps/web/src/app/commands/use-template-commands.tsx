// Commands for task templates: a new task from one of the board's, the list of them, and one from the open task.
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate } from 'lucide-react';
import { taskTemplatesQuery } from '#features/task-templates/task-templates.queries.ts';
import { rememberTemplate, saveAsAsk, templatesAsk } from '#features/task-templates/template-asks.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import type { Command } from '#lib/command.ts';
import type { TaskHere } from '#lib/commands-here.ts';
import { runShortcut } from '#lib/hotkey.ts';
import { useText } from '#lib/text.ts';

/** `boardId` is the board that is shown and not covered by a dialog. */
export function useTemplateCommands(boardId: number | undefined, here: TaskHere | undefined): Command[] {
  const { taskTemplates: words } = useText();
  const isBoard = boardId !== undefined && boardId !== companyWorkspaceId;
  const { data } = useQuery({ ...taskTemplatesQuery(boardId ?? 0), enabled: isBoard });
  const workspaces = useQuery(workspacesQuery).data;
  const task = here?.scope === 'task' ? here.task : undefined;
  const manages = workspaces?.find(({ id }) => id === task?.workspaceId)?.mayAddColumns ?? false;
  const icon = <LayoutTemplate />;
  const group = 'board';
  const showAll = () => templatesAsk.set(true);

  // Without the list, the dialog says why, and that there is none.
  const from: Command = data?.length
    ? {
        id: 'new-from-template',
        group,
        label: words.newFrom,
        icon,
        words: data.map(({ name }) => name).join(' '),
        step: () => ({
          title: words.newFrom,
          placeholder: words.find,
          commands: data.map((template) => ({
            id: `template-${template.id}`,
            group,
            label: template.name,
            icon,
            words: template.title,
            detail: template.title === '' ? undefined : template.title,
            run() {
              rememberTemplate(template);
              runShortcut('create');
            },
          })),
        }),
      }
    : { id: 'new-from-template', group, label: words.newFrom, icon, run: showAll };
  return [
    ...(isBoard ? [from, { id: 'task-templates', group, label: words.title, icon, run: showAll } satisfies Command] : []),
    ...(task && manages
      ? [
          {
            id: 'save-as-template',
            group: 'task',
            label: words.saveAs,
            icon,
            run: () => saveAsAsk.set(task.id),
          } satisfies Command,
        ]
      : []),
  ];
}
