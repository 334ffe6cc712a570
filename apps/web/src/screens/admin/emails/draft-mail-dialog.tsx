// Drafts a template with a language model: the draft is shown as a mail, and goes into the form only when it is used.
import { manualTrigger } from '@app/contract/email-templates/email-templates.limits.ts';
import { suggestionLimits } from '@app/contract/suggestions/suggestions.limits.ts';
import { ModelNote } from '#features/suggestions/model-note.tsx';
import { SuggestionState } from '#features/suggestions/suggestion-state.tsx';
import { suggestMail } from '#features/suggestions/suggestions.queries.ts';
import { useSuggestion } from '#features/suggestions/use-suggestion.ts';
import { useDraft } from '#lib/draft.ts';
import { useText } from '#lib/text.ts';
import type { EmailDraft } from '#screens/admin/emails/email-draft.ts';
import { EmailPreview } from '#screens/admin/emails/email-preview.tsx';
import type { EmailEdit } from '#screens/admin/emails/use-email-edit.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';

export type DraftedMail = Pick<EmailDraft, 'subject' | 'htmlContent'>;

interface DraftMailDialogProps {
  edit: EmailEdit;
  onUse: (mail: DraftedMail) => void;
  onClose: () => void;
}

export function DraftMailDialog({ edit: { draft, key }, onUse, onClose }: DraftMailDialogProps) {
  const { suggestions, tasks, emailTemplates } = useText();
  const [wish, setWish, forgetWish] = useDraft(`${key}-wish`, '', (typed) => typed !== '');
  const [drafted, keep, forget] = useDraft<DraftedMail | null>(`${key}-drafted`, null, (mail) => mail !== null);
  const { mutate, data, error, isPending } = useSuggestion(suggestMail);
  const { subject, htmlContent, triggerEvent } = draft;
  const isEmpty = wish.trim() === '';

  function ask() {
    if (isPending || isEmpty) return;
    const isWritten = subject !== '' || htmlContent !== '';
    const isShort = htmlContent.length <= suggestionLimits.mail.present;
    const present = isWritten && isShort ? { subject, htmlContent } : null;
    mutate({ text: wish, triggerEvent: triggerEvent || manualTrigger, present }, { onSuccess: ({ mail }) => mail && keep(mail) });
  }
  function use() {
    if (!drafted) return;
    onUse(drafted);
    forget();
    forgetWish();
    onClose();
  }

  return (
    <Dialog
      open
      size="lg"
      title={suggestions.mailTitle}
      description={suggestions.mailIntro}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <div className="flex w-full flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{tasks.cancel}</Button>
          <Button variant={drafted ? 'secondary' : 'primary'} busy={isPending} disabled={isEmpty} onClick={ask}>
            {drafted ? suggestions.mailAgain : suggestions.mailAsk}
          </Button>
          {drafted ? (
            <Button variant="primary" disabled={isPending} onClick={use}>
              {suggestions.mailUse}
            </Button>
          ) : null}
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <Field dense label={suggestions.mailWish}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={wish}
              placeholder={suggestions.mailExample}
              maxLength={suggestionLimits.mail.wish}
              onChange={(event) => setWish(event.target.value)}
            />
          )}
        </Field>
        <ModelNote />
        <SuggestionState isPending={isPending} error={error} failure={data?.failure} />
        {drafted ? (
          <section aria-label={suggestions.mailDraft}>
            <h3 className="mb-2 text-13 font-medium">{emailTemplates.preview}</h3>
            <EmailPreview request={{ ...drafted, ...(triggerEvent && { triggerEvent }) }} className="mail-view-tab" />
          </section>
        ) : null}
      </div>
    </Dialog>
  );
}
