// A template as a mail.
import type { EmailTemplate } from '@app/contract/email-templates/email-templates.contract.ts';
import { useText } from '#lib/text.ts';
import { EmailPreview } from '#screens/admin/emails/email-preview.tsx';
import { useEmailsUrlState } from '#screens/admin/emails/use-emails-url-state.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface PreviewDialogProps {
  template: EmailTemplate;
  onClose: () => void;
  /** It is already being edited. */
  onlyLook?: boolean;
}

export function PreviewDialog({ template, onClose, onlyLook }: PreviewDialogProps) {
  const { emailTemplates: words } = useText();
  const { go } = useEmailsUrlState();
  const { id, name, triggerEvent, subject, htmlContent } = template;
  return (
    <Dialog
      open
      size="lg"
      title={name}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {onlyLook ? null : (
            <Button variant="primary" onClick={() => go({ template: String(id) })}>
              {words.edit}
            </Button>
          )}
        </>
      }
    >
      <EmailPreview request={{ triggerEvent, subject, htmlContent }} className="mail-view-dialog" />
    </Dialog>
  );
}
