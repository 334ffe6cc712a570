// A conflict notice: somebody else has saved a newer version. Offers to view it or to overwrite it.
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

interface NewerNoticeProps {
  /** The form to submit, if the notice is outside of it. */
  form?: string | undefined;
  busy: boolean;
  /** What was changed, if it is no template. */
  title?: string | undefined;
  onSee: () => void;
}

export function ConflictNotice({ form, busy, title, onSee }: NewerNoticeProps) {
  const { checklistTemplates: words } = useText();
  const changed = title ?? words.changed;
  return (
    <section aria-label={changed} className="mb-4 rounded-md bg-warning-tint px-3 py-2.5 text-13 text-warning-ink">
      <p className="font-medium">{changed}</p>
      <p className="text-pretty">{words.changedText}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button onClick={onSee}>{words.seeNewer}</Button>
        <Button type="submit" form={form} busy={busy}>
          {words.saveAnyway}
        </Button>
      </div>
    </section>
  );
}
