// Shows what a template has filled in a new task, and who of it has left.
import type { TaskTemplate } from '@app/contract/task-templates/task-templates.contract.ts';
import { useText } from '#lib/text.ts';
import type { Filled } from '#screens/workspace/create/fill-from-template.ts';
import { Button } from '#ui/button.tsx';

interface TemplateFillProps {
  fill: { template: TaskTemplate; filled: Filled } | undefined;
  onTakeBack: () => void;
}

export function TemplateFill({ fill, onTakeBack }: TemplateFillProps) {
  const { taskTemplates: words } = useText();
  const hasFilled = fill !== undefined && Object.keys(fill.filled).length > 0;
  const left = fill && (fill.filled.assignees !== undefined || fill.template.assignees.length === 0) ? fill.template.leftOut : 0;
  return (
    <div role="status" className="empty:hidden">
      {fill === undefined ? null : (
        <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-column px-3 py-2 text-13">
          <div className="min-w-0 flex-1 basis-60 text-pretty wrap-anywhere">
            <p>{hasFilled ? words.filled(fill.template.name) : words.filledNothing(fill.template.name)}</p>
            {left > 0 ? <p className="text-ink-2">{words.leftOut(left)}</p> : null}
          </div>
          {hasFilled ? <Button onClick={onTakeBack}>{words.takeBack}</Button> : null}
        </div>
      )}
    </div>
  );
}
