// 'Use a template' in the dialog of a new task: the templates of its board, searched when they are many.
import type { TaskTemplate } from '@app/contract/task-templates/task-templates.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { PickList } from '#features/pickers/pick-list.tsx';
import { taskTemplatesQuery } from '#features/task-templates/task-templates.queries.ts';
import { templateFacts } from '#features/task-templates/template-facts.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useBelow } from '#lib/media.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Popover } from '#ui/popover.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Spinner } from '#ui/spinner.tsx';

interface TaskTemplatePickerProps {
  /** The board of the new task. */
  workspaceId: number;
  onUse: (template: TaskTemplate) => void;
  onManage: () => void;
}

const manage = 'manage';

export function TaskTemplatePicker({ workspaceId, onUse, onManage }: TaskTemplatePickerProps) {
  const text = useText();
  const { taskTemplates: words } = text;
  const [open, setOpen] = useState(false);
  // Beside the title of a long language there is no room for words.
  const narrow = useBelow('sm');
  const { data, error, isFetching, refetch } = useQuery(taskTemplatesQuery(workspaceId));
  const manages = useQuery(workspacesQuery).data?.find(({ id }) => id === workspaceId)?.mayAddColumns ?? false;
  // Members of a board without templates miss nothing.
  if (data?.length === 0 && !manages && !open) return null;

  function pick(value: string) {
    setOpen(false);
    const template = data?.find(({ id }) => String(id) === value);
    if (template) onUse(template);
    else onManage();
  }
  const options = (data ?? []).map((template) => ({
    value: String(template.id),
    label: template.name,
    note: templateFacts(template, text),
    found: [template.title],
  }));
  const icon = <Settings2 aria-hidden="true" className="size-4 shrink-0 text-ink-3" />;
  return (
    <Popover
      label={words.title}
      open={open}
      onOpenChange={setOpen}
      className="pick-panel"
      trigger={
        narrow ? (
          <IconButton label={words.use} icon={<LayoutTemplate />} />
        ) : (
          <Button variant="ghost" icon={<LayoutTemplate />}>
            {words.use}
          </Button>
        )
      }
    >
      {data === undefined ? (
        error ? (
          <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <p className="p-4">
            <Spinner />
          </p>
        )
      ) : data.length === 0 ? (
        <div className="flex flex-col items-start gap-2 p-3">
          <p className="text-13 text-pretty text-ink-2">{words.none}</p>
          {manages ? <Button onClick={() => pick(manage)}>{words.manage}</Button> : null}
        </div>
      ) : (
        <PickList
          label={words.title}
          find={words.find}
          nothing={words.nothingFound.title}
          options={options}
          chosen={[]}
          actions={manages ? [{ value: manage, label: words.manage, icon }] : []}
          onPick={pick}
        />
      )}
    </Popover>
  );
}
