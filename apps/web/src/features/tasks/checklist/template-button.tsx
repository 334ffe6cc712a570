// The button that adds the items of a template: at once while reading, into the form while editing.
import type { ChecklistTemplate } from '@app/contract/checklist-templates/checklist-templates.contract.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import type { TemplateChoiceComponent } from '#features/tasks/checklist/template-dialog.tsx';
import { useApplyTemplate } from '#features/tasks/checklist/use-apply-template.ts';
import { type TemplateMode, withTemplate } from '#features/tasks/edit/task-values.ts';
import type { TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

const TemplateDialog = lazyOverlay(
  () => import('#features/tasks/checklist/template-dialog.tsx').then((m) => ({ default: m.TemplateDialog })),
  {
    opens: 'layer',
  },
);

interface FromTemplateProps {
  editor: TaskEditor;
  task: Task;
  /** The component that lists the templates, passed in because it belongs to another feature. */
  choice: TemplateChoiceComponent;
}

export function TemplateButton({ editor, task, choice }: FromTemplateProps) {
  const { tasks } = useText();
  const [open, setOpen] = useState(false);
  const onTask = useApplyTemplate(task);
  const { draft } = editor;

  async function apply(template: ChecklistTemplate, how: TemplateMode): Promise<boolean> {
    if (!draft || draft.parts) return onTask(template, how);
    const { id, name } = template;
    const checklistItems = withTemplate(draft.values.checklistItems, template, how);
    editor.change({ checklistItems }, { template: { id, name }, newItem: draft.newItem });
    return true;
  }

  return (
    <>
      <Button variant="ghost" className="-ms-2" icon={<ListPlus />} onClick={() => setOpen(true)}>
        {tasks.fromTemplate}
      </Button>
      {open ? (
        <TemplateDialog
          choice={choice}
          departments={(draft?.values ?? task).departments}
          count={(draft?.values ?? task).checklistItems.length}
          onApply={apply}
          onClose={() => setOpen(false)}
          onLoadError={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
