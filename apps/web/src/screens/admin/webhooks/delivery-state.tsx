// Shows the event of a delivery, and its state.

import type { WebhookDelivery } from '@app/contract/webhooks/webhooks.contract.ts';
import { useWebhooksText } from '#features/webhooks/webhooks-text.ts';
import { Badge } from '#ui/badge.tsx';

const tones = { queued: 'info', sending: 'info', delivered: 'success', failed: 'danger' } as const;

export function DeliveryBadge({ state }: Pick<WebhookDelivery, 'state'>) {
  const { states } = useWebhooksText().deliveries;
  return <Badge tone={tones[state]}>{states[state]}</Badge>;
}

/** Returns the event of a delivery, with the number of its task. */
export function useDeliveryTitle() {
  const { events, ping } = useWebhooksText();
  return ({ type, taskId }: Pick<WebhookDelivery, 'type' | 'taskId'>) => {
    const title = type === 'ping' ? ping : events[type].title;
    return taskId === null ? title : `${title} #${taskId}`;
  };
}
