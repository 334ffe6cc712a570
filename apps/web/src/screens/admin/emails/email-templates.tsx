// The e-mail templates as cards: preview, edit, make the default, duplicate, switch on and off, delete.
import type { EmailTemplate } from '@app/contract/email-templates/email-templates.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Mail, Plus } from 'lucide-react';
import { useState } from 'react';
import { emailTemplatesQuery, removeEmailTemplate } from '#features/email-templates/email-templates.queries.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { EmailTemplateCard } from '#screens/admin/emails/email-template-card.tsx';
import { useEmailsUrlState } from '#screens/admin/emails/use-emails-url-state.ts';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Empty } from '#ui/empty.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const PreviewDialog = lazyOverlay(
  () => import('#screens/admin/emails/preview-dialog.tsx').then((m) => ({ default: m.PreviewDialog })),
  {
    opens: 'layer',
  },
);

interface Open {
  kind: 'preview' | 'remove';
  template: EmailTemplate;
}

export function EmailTemplates() {
  const { emailTemplates: words } = useText();
  const { go } = useEmailsUrlState();
  const { data, error, isError, isFetching, refetch } = useQuery(emailTemplatesQuery);
  const remove = useMutation(removeEmailTemplate);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  if (!data) {
    return isError ? (
      <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-80 w-full" />
    );
  }
  const create = (
    <Button variant="primary" icon={<Plus />} data-template="new" onClick={() => go({ template: 'new' })}>
      {words.create}
    </Button>
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="me-auto min-w-0">
          <h2 className="text-16 font-semibold tracking-[-.011em]">{words.title}</h2>
          <p className="text-13 text-ink-2">{words.text}</p>
        </div>
        {create}
      </div>
      {data.length === 0 ? <Empty icon={<Mail />} title={words.title} action={create} /> : null}
      <ul className="grid gap-3 sm:grid-cols-2">
        {data.map((template) => (
          <EmailTemplateCard
            key={template.id}
            template={template}
            onPreview={() => setOpen({ kind: 'preview', template })}
            onRemove={() => setOpen({ kind: 'remove', template })}
          />
        ))}
      </ul>
      {open?.kind === 'preview' ? <PreviewDialog template={open.template} onClose={close} onLoadError={close} /> : null}
      <Confirm
        danger
        open={open?.kind === 'remove'}
        onOpenChange={(shown) => shown || close()}
        title={words.removeAsk(open?.template.name ?? '')}
        text={words.removeText}
        confirmLabel={words.remove}
        cancelLabel={words.cancel}
        onConfirm={() => open && remove.mutate(open.template)}
      />
    </>
  );
}
