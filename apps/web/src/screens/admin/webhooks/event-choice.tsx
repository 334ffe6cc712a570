// Chooses the events that are sent to a webhook, in groups.

import { type WebhookEvent, webhookEvents } from '@app/contract/webhooks/webhooks.limits.ts';
import { useWebhooksText } from '#features/webhooks/webhooks-text.ts';
import { Choice, Option } from '#screens/admin/webhooks/choice.tsx';
import { Button } from '#ui/button.tsx';

const groups = {
  tasks: ['task.created', 'task.updated', 'task.moved', 'task.deleted', 'task.restored', 'checklist.item_completed'],
  comments: ['comment.created', 'comment.deleted'],
  boards: ['tasks.imported', 'column.created', 'column.changed', 'column.deleted'],
  people: ['member.added', 'member.removed', 'user.created', 'user.deleted'],
} as const satisfies Record<string, readonly WebhookEvent[]>;

interface EventChoiceProps {
  chosen: readonly WebhookEvent[];
  error: string | undefined;
  disabled: boolean;
  onChange: (events: WebhookEvent[]) => void;
}

export function EventChoice({ chosen, error, disabled, onChange }: EventChoiceProps) {
  const words = useWebhooksText();
  const isFull = chosen.length === webhookEvents.length;
  const toggle = (event: WebhookEvent, on: boolean) =>
    onChange(webhookEvents.filter((each) => (each === event ? on : chosen.includes(each))));
  return (
    <Choice
      label={words.dialog.events}
      error={error}
      beside={
        <Button variant="ghost" disabled={disabled} className="-ms-3" onClick={() => onChange(isFull ? [] : [...webhookEvents])}>
          {isFull ? words.dialog.none : words.dialog.all}
        </Button>
      }
    >
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {Object.entries(groups).map(([group, events]) => (
          <fieldset key={group} className="min-w-0">
            <legend className="mb-1.5 text-12 font-medium text-ink-2">{words.groups[group as keyof typeof groups]}</legend>
            <div className="flex flex-col gap-2.5">
              {events.map((event) => (
                <Option
                  key={event}
                  label={words.events[event].title}
                  text={words.events[event].text}
                  checked={chosen.includes(event)}
                  disabled={disabled}
                  onChange={(on) => toggle(event, on)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Choice>
  );
}
