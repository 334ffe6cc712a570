// One webhook: its state, what is wrong with it, and what can be done.

import type { Webhook } from '@app/contract/webhooks/webhooks.contract.ts';
import { Ellipsis, KeyRound, Pause, Pencil, Play, ScrollText, Send, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText, switchWebhook, testWebhook } from '#features/webhooks/webhooks.queries.ts';
import { useWebhooksText } from '#features/webhooks/webhooks-text.ts';
import { relativeTime, useDates, useNow } from '#lib/dates.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';

interface WebhookRowProps {
  webhook: Webhook;
  /** Its secret is being replaced. */
  busy: boolean;
  onEdit: () => void;
  onLog: () => void;
  onRotate: () => void;
  onRemove: () => void;
}

export function WebhookRow({ webhook, busy, onEdit, onLog, onRotate, onRemove }: WebhookRowProps) {
  const words = useWebhooksText();
  const { id, name, url, state } = webhook;
  const test = useMutation(testWebhook);
  const toggle = useMutation(switchWebhook);
  const isActive = state === 'active';
  const items: MenuItem[] = [
    { label: words.edit, icon: <Pencil />, onSelect: onEdit },
    {
      label: isActive ? words.pause : words.start,
      icon: isActive ? <Pause /> : <Play />,
      disabled: toggle.isPending,
      onSelect: () => toggle.mutate({ id, state: isActive ? 'paused' : 'active' }),
    },
    { label: words.rotate, icon: <KeyRound />, disabled: busy, onSelect: onRotate },
    'separator',
    { label: words.remove, icon: <Trash2 />, danger: true, onSelect: onRemove },
  ];
  return (
    <li className="rounded-xl bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="flex flex-wrap items-center gap-2 text-14 font-semibold wrap-anywhere">
            {name}
            <StateBadge webhook={webhook} />
          </h2>
          <p className="mt-0.5 text-13 wrap-anywhere text-ink-2">{url}</p>
          <Facts webhook={webhook} />
          <Troubles webhook={webhook} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {state === 'stopped' ? (
            <Button
              icon={<Play />}
              busy={toggle.isPending}
              aria-label={`${words.start}: ${name}`}
              onClick={() => toggle.mutate({ id, state: 'active' })}
            >
              {words.start}
            </Button>
          ) : null}
          <Button
            icon={<Send />}
            busy={test.isPending}
            busyLabel={words.testing}
            aria-label={`${words.test}: ${name}`}
            onClick={() => test.mutate(webhook)}
          >
            {words.test}
          </Button>
          <Button icon={<ScrollText />} aria-label={words.logNamed(name)} onClick={onLog}>
            {words.log}
          </Button>
          <Menu trigger={<IconButton label={words.menu(name)} icon={<Ellipsis />} />} items={items} />
        </div>
      </div>
    </li>
  );
}

/** A webhook that is active may fail all the same. */
export function StateBadge({ webhook: { state, failingSince } }: { webhook: Webhook }) {
  const { states } = useWebhooksText();
  if (state === 'stopped') return <Badge tone="danger">{states.stopped}</Badge>;
  if (state === 'paused') return <Badge>{states.paused}</Badge>;
  return failingSince === null ? <Badge tone="success">{states.active}</Badge> : <Badge tone="warning">{states.failing}</Badge>;
}

function Facts({ webhook }: { webhook: Webhook }) {
  const words = useWebhooksText();
  const now = useNow();
  const { events, departmentIds, ownerName, lastDeliveredAt, waiting, failed } = webhook;
  const facts = [
    words.eventCount(events.length),
    ...(departmentIds.length > 0 ? [words.departmentCount(departmentIds.length)] : []),
    ownerName === null ? words.noOwner : words.owner(ownerName),
    lastDeliveredAt === null ? words.neverDelivered : words.delivered(relativeTime(lastDeliveredAt, now)),
    ...(waiting > 0 ? [words.waiting(waiting)] : []),
    ...(failed > 0 ? [words.failed(failed)] : []),
  ];
  return (
    <p className="mt-1 text-12 text-pretty text-ink-2" title={events.map((name) => words.events[name].title).join(', ')}>
      {facts.join(' · ')}
    </p>
  );
}

/** What needs somebody's attention. */
export function Troubles({ webhook }: { webhook: Webhook }) {
  const words = useWebhooksText();
  const { formatInstant } = useDates();
  const { state, stopReason, failingSince, failure, secretUnreadable, oldSecretUntil } = webhook;
  return (
    <>
      {stopReason === null ? null : <Trouble>{words.stops[stopReason]}</Trouble>}
      {state === 'active' && failingSince !== null && failure !== null ? (
        <Trouble>{words.failing(formatInstant(failingSince), failureText(failure, null))}</Trouble>
      ) : null}
      {secretUnreadable ? <Trouble>{words.secretUnreadable}</Trouble> : null}
      {oldSecretUntil === null ? null : (
        <p className="mt-1 text-12 text-pretty text-ink-2">{words.oldSecret(formatInstant(oldSecretUntil))}</p>
      )}
    </>
  );
}

function Trouble({ children }: { children: ReactNode }) {
  return <p className="mt-1 text-12 text-pretty text-danger-ink">{children}</p>;
}
