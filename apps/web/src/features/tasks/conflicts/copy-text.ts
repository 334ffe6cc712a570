// Copies what a person has typed, and says whether it worked.
import { currentText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** Copies a text that is shown beside the button; a browser that refuses leaves it to the person. */
export async function copyText(text: string): Promise<void> {
  const { tasks } = currentText();
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: tasks.textCopied });
  } catch {
    toast({ title: tasks.copyText, text: tasks.copyByHand, kind: 'destructive' });
  }
}
