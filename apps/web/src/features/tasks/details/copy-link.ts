// Copies the link of a task to the clipboard.
import { screens } from '@app/contract/screens.ts';
import { currentText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** Copies the task's address with a message. If the browser refuses, the message shows the address. */
export async function copyTaskLink(taskId: number): Promise<void> {
  const link = new URL(screens.task.href(taskId), location.origin).href;
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: currentText().tasks.copied, text: link });
  } catch {
    toast({ title: currentText().tasks.copyLink, text: link });
  }
}
