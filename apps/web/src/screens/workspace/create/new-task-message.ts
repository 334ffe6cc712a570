// The message about a task that a person has added. A task that no server knows yet was added to nothing.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { currentText } from '#lib/text.ts';
import type { ToastInput } from '#lib/toast.ts';
import { isLocalId } from '#lib/waiting-writes.ts';

type Message = Pick<ToastInput, 'title' | 'about' | 'text'>;

/** Returns `created` if the server has created the task, else that it waits for the server. */
export function messageOfNew({ id, title }: Pick<Task, 'id' | 'title'>, created: Message): Message {
  return isLocalId(id) ? { ...currentText().tasks.kept, about: title } : created;
}

/** Returns the announcement for screen readers: `added` if the server has created the task, else that it waits. */
export function announcementOfNew({ id }: Pick<Task, 'id'>, added: string): string {
  return isLocalId(id) ? currentText().tasks.kept.title : added;
}
