// The screen that a notification leads to.

import type { Notification } from '@app/contract/notifications/notifications.contract.ts';
import { administrationHref } from '@app/contract/notifications/notifications.rules.ts';
import { screens } from '@app/contract/screens.ts';

/** Returns the address of what a notification is about; undefined if that is nothing to open. */
export function placeOf({ kind, taskId, itemId, conversationId }: Notification): string | undefined {
  if (kind === 'answered') return screens.assistant.href(conversationId);
  return taskId === null ? administrationHref(kind) : screens.task.href(taskId, itemId);
}
