// E-mail in the administration: the connection at the side; the templates, the settings and the outbox, or the editor.
import { Suspense, useEffect, useRef } from 'react';
import { cn } from '#lib/cn.ts';
import { lazyComponent } from '#lib/lazy.tsx';
import { useBelow } from '#lib/media.ts';
import { focusAfterOverlays } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import { ConnectionPanel } from '#screens/admin/emails/connection-panel.tsx';
import { EmailSettings } from '#screens/admin/emails/email-settings.tsx';
import { EmailTemplates } from '#screens/admin/emails/email-templates.tsx';
import { Outbox } from '#screens/admin/emails/outbox/outbox.tsx';
import { TestMailForm } from '#screens/admin/emails/test-mail-form.tsx';
import { type EmailPart, emailParts, useEmailsUrlState } from '#screens/admin/emails/use-emails-url-state.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';

const EmailEditor = lazyComponent(() =>
  import('#screens/admin/emails/email-editor.tsx').then((m) => ({ default: m.EmailEditor })),
);

const IncomingPart = lazyComponent(() =>
  import('#screens/admin/emails/incoming/incoming-part.tsx').then((m) => ({ default: m.IncomingPart })),
);

export function EmailsTab() {
  const { params } = useEmailsUrlState();
  const stacked = useBelow('lg');
  useFocusAfterEditor(params);
  if (params.template !== undefined) {
    return (
      <Suspense fallback={<Skeleton className="h-120 w-full" />}>
        <EmailEditor key={`${params.template} ${params.copy}`} templateId={params.template} copyOf={params.copy} />
      </Suspense>
    );
  }
  return (
    <div
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,340px)_minmax(0,1fr)]',
        stacked && 'in-turn',
      )}
    >
      <div className="in-turn flex flex-col gap-5">
        <ConnectionPanel />
        <TestMailForm />
      </div>
      <Parts />
    </div>
  );
}

/** After the editor the button that opened it has the focus again. */
function useFocusAfterEditor({ template, copy = template }: ReturnType<typeof useEmailsUrlState>['params']): void {
  const edited = useRef(copy);
  useEffect(() => {
    const left = edited.current;
    edited.current = copy;
    if (left !== undefined && copy === undefined)
      focusAfterOverlays(() => document.querySelector<HTMLElement>(`[data-template="${CSS.escape(left)}"]`)?.focus());
  }, [copy]);
}

const contents: Record<EmailPart, React.ComponentType> = {
  templates: EmailTemplates,
  settings: EmailSettings,
  outbox: Outbox,
  incoming: IncomingPart,
};

function Parts() {
  const { email, emailTemplates, incomingMails } = useText();
  const { params, part, go } = useEmailsUrlState();
  const box = useRef<HTMLDivElement>(null);
  const stacked = useBelow('lg');
  const requestedPart = params.part;
  const shown = useRef(requestedPart);
  // When the sections are below the connection, one selected there must scroll into view. A screen that opens begins at its top.
  useEffect(() => {
    if (stacked && requestedPart !== undefined && requestedPart !== shown.current) box.current?.scrollIntoView();
    shown.current = requestedPart;
  }, [stacked, requestedPart]);
  const labels: Record<EmailPart, string> = {
    templates: emailTemplates.title,
    settings: emailTemplates.settings,
    outbox: email.outbox.title,
    incoming: incomingMails.title,
  };
  const Content = contents[part];
  return (
    <div ref={box} className="scroll-mt-4">
      <Tabs
        variant="segmented"
        label={emailTemplates.parts}
        value={part}
        onChange={(next) => go({ part: next })}
        tabs={emailParts.map((value) => ({ value, label: labels[value] }))}
        listClassName="w-full sm:w-fit"
      >
        <TabPanel value={part} className="pt-4">
          <Suspense fallback={<Skeleton className="h-80 w-full" />}>
            <Content />
          </Suspense>
        </TabPanel>
      </Tabs>
    </div>
  );
}
