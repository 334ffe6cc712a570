// The screen that a notification leads to.
import { administrationHref, type Notification, screens } from '@app/contract';

/** Returns the address of what a notification is about; undefined if that is nothing to open. */
export function placeOf({ kind, taskId, itemId }: Notification): string | undefined {
  return taskId === null ? administrationHref(kind) : screens.task.href(taskId, itemId);
}
