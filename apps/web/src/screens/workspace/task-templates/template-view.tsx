// A task template, read-only.
import type { TaskTemplate } from '@app/contract/task-templates/task-templates.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { Square } from 'lucide-react';
import { templateFacts } from '#features/task-templates/template-facts.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface TemplateViewProps {
  template: TaskTemplate;
  people: ReadonlyMap<number, UserCard>;
  onClose: () => void;
}

export function TemplateView({ template, people, onClose }: TemplateViewProps) {
  const text = useText();
  const { tasks, taskTemplates: words } = text;
  const { name, title, description, assignees, checklistItems, leftOut } = template;
  const names = assignees.map((id) => people.get(id)?.fullName).filter((fullName) => fullName !== undefined);
  return (
    <Dialog
      open
      title={name}
      onOpenChange={(open) => open || onClose()}
      footer={<Button onClick={onClose}>{tasks.close}</Button>}
    >
      <div className="flex flex-col gap-3 text-13">
        {title === '' ? null : <p className="text-14 font-medium wrap-anywhere">{title}</p>}
        <p className="text-ink-2">{templateFacts(template, text)}</p>
        {description ? <p className="wrap-anywhere whitespace-pre-wrap">{description}</p> : null}
        {names.length > 0 ? <p className="wrap-anywhere text-ink-2">{names.join(', ')}</p> : null}
        {leftOut > 0 ? <p className="text-12 text-ink-2">{words.leftOut(leftOut)}</p> : null}
        <ol className="flex flex-col gap-2 empty:hidden">
          {checklistItems.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a stored template do not move
            <li key={at} className="flex gap-2.5">
              <Square aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
              <span className="min-w-0">
                <span className="block wrap-anywhere">{item.text}</span>
                {item.description ? (
                  <span className="block text-12 wrap-anywhere whitespace-pre-wrap text-ink-2">{item.description}</span>
                ) : null}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
