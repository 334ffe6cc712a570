// The editor of an e-mail template: the form, and beside it (on small screens in a tab) the preview.
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { emailTemplatesQuery } from '#features/email-templates/email-templates.queries.ts';
import { ConflictNotice } from '#features/pickers/conflict-notice.tsx';
import { useDebounced } from '#lib/debounced.ts';
import { useBelow } from '#lib/media.ts';
import { useText } from '#lib/text.ts';
import type { EmailDraft } from '#screens/admin/emails/email-draft.ts';
import { EmailForm } from '#screens/admin/emails/email-form.tsx';
import { EmailPreview } from '#screens/admin/emails/email-preview.tsx';
import { PreviewDialog } from '#screens/admin/emails/preview-dialog.tsx';
import { type EmailEdit, useEmailEdit } from '#screens/admin/emails/use-email-edit.tsx';
import { useEmailsUrlState } from '#screens/admin/emails/use-emails-url-state.ts';
import { Button } from '#ui/button.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';

interface EmailEditorProps {
  /** The id of the template, or `new`. */
  templateId: string;
  /** The id of the template that a new one copies. */
  copyOf: string | undefined;
}

export function EmailEditor({ templateId, copyOf }: EmailEditorProps) {
  const { emailTemplates: words } = useText();
  const { go } = useEmailsUrlState();
  const { data, error, isError, isFetching, refetch } = useQuery(emailTemplatesQuery);
  const template = data?.find(({ id }) => String(id) === templateId);
  if (!data) {
    return isError ? (
      <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-120 w-full" />
    );
  }
  if (!template && templateId !== 'new') {
    return (
      <div role="alert" className="py-10 text-center">
        <p className="mb-4 text-13 text-ink-2">{words.notFound}</p>
        <Button onClick={() => go({})}>{words.back}</Button>
      </div>
    );
  }
  const source = data.find(({ id }) => String(id) === copyOf);
  return <Editor template={template} source={template ? undefined : source} />;
}

type Sources = Parameters<typeof useEmailEdit>[0];

function Editor(sources: Sources) {
  const { emailTemplates: words } = useText();
  const edit = useEmailEdit(sources);
  const narrow = useBelow('lg');
  const [seeing, setSeeing] = useState(false);
  const isNew = sources.template === undefined;
  return (
    <>
      <header className="sticky top-0 z-10 -mx-1 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 bg-canvas px-1 py-2">
        <Button variant="ghost" icon={<ArrowLeft />} className="-ms-3" onClick={edit.close}>
          {words.back}
        </Button>
        <h2 className="me-auto min-w-0 text-16 font-semibold tracking-[-.011em] wrap-anywhere">
          {isNew ? words.createTitle : words.editTitle}
        </h2>
        <Button className="max-sm:hidden" disabled={edit.isPending} onClick={edit.close}>
          {words.cancel}
        </Button>
        <Button type="submit" form={edit.formId} variant="primary" busy={edit.isPending} busyLabel={words.saving}>
          {isNew ? words.create : words.save}
        </Button>
      </header>
      {edit.restored ? <p className="mb-4 rounded-md bg-info-tint px-3 py-2 text-13 text-info-ink">{words.restored}</p> : null}
      {edit.newer ? <ConflictNotice form={edit.formId} busy={edit.isPending} onSee={() => setSeeing(true)} /> : null}
      {narrow ? (
        <Behind edit={edit} />
      ) : (
        <div className="grid grid-cols-2 items-start gap-6">
          <EmailForm edit={edit} />
          <div className="sticky top-14">
            <Preview draft={edit.draft} className="mail-view-editor" />
          </div>
        </div>
      )}
      {edit.newer && seeing ? <PreviewDialog onlyLook template={edit.newer} onClose={() => setSeeing(false)} /> : null}
      {edit.question}
    </>
  );
}

function Behind({ edit }: { edit: EmailEdit }) {
  const { emailTemplates: words } = useText();
  const [view, setView] = useState('form');
  return (
    <Tabs
      variant="segmented"
      label={words.views}
      value={view}
      onChange={setView}
      tabs={[
        { value: 'form', label: words.write },
        { value: 'preview', label: words.preview },
      ]}
    >
      <TabPanel value={view} className="pt-4">
        {/* The form stays mounted, which keeps the cursor and the undo history. */}
        <div hidden={view !== 'form'}>
          <EmailForm edit={edit} />
        </div>
        {view === 'preview' ? <Preview draft={edit.draft} className="mail-view-tab" /> : null}
      </TabPanel>
    </Tabs>
  );
}

/** How long (milliseconds) typing must pause before the preview updates. */
const pause = 350;

function Preview({ draft, className }: { draft: EmailDraft; className: string }) {
  const subject = useDebounced(draft.subject, pause);
  const htmlContent = useDebounced(draft.htmlContent, pause);
  const { triggerEvent } = draft;
  return <EmailPreview request={{ subject, htmlContent, ...(triggerEvent && { triggerEvent }) }} className={className} />;
}
