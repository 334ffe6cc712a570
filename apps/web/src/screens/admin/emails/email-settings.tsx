// The mail server, the sign-in to it with the connection test, and the switches for what is sent.
import type { EmailTemplate } from '@app/contract/email-templates/email-templates.contract.ts';
import { triggerEvents } from '@app/contract/email-templates/email-templates.limits.ts';
import { useQuery } from '@tanstack/react-query';
import { PlugZap } from 'lucide-react';
import { connectionQuery, testConnection } from '#features/email/email.queries.ts';
import { emailTemplatesQuery, updateEmailTemplate } from '#features/email-templates/email-templates.queries.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { MailServerPanel } from '#screens/admin/emails/server/mail-server-panel.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { SettingRow } from '#ui/setting-row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';

export function EmailSettings() {
  return (
    <div className="in-turn flex flex-col gap-5">
      <MailServerPanel />
      <Transport />
      <Switches />
    </div>
  );
}

function Switches() {
  const { emailTemplates: words } = useText();
  const { data, error, isError, isFetching, refetch } = useQuery(emailTemplatesQuery);
  if (!data) {
    return isError ? (
      <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <div>
        <Skeleton className="h-80 w-full" />
      </div>
    );
  }
  return (
    <Panel rows title={words.settingsTitle} text={words.settingsText}>
      {triggerEvents
        .filter((trigger) => trigger !== 'none')
        .map((trigger) => (
          <TriggerRow
            key={trigger}
            trigger={trigger}
            template={data.find((template) => template.triggerEvent === trigger && template.isDefault)}
          />
        ))}
    </Panel>
  );
}

interface TriggerRowProps {
  trigger: EmailTemplate['triggerEvent'];
  template: EmailTemplate | undefined;
}

function TriggerRow({ trigger, template }: TriggerRowProps) {
  const { emailTemplates: words } = useText();
  const update = useMutation(updateEmailTemplate);
  const wanted = update.isPending ? update.variables.isActive : undefined;
  const about = template ? words.uses(template.name) : words.noDefault;
  return (
    <SettingRow title={words.triggers[trigger]} text={`${words.triggerTexts[trigger]} ${about}`}>
      {(control) => (
        <Switch
          {...control}
          checked={wanted ?? template?.isActive ?? false}
          disabled={!template}
          onChange={(isActive) => {
            const change = template && { id: template.id, isActive };
            if (change) update.mutate(change);
          }}
        />
      )}
    </SettingRow>
  );
}

const tones = { off: 'neutral', connected: 'success', failed: 'danger' } as const;

function Transport() {
  const { email } = useText();
  const { data, isPending } = useQuery(connectionQuery);
  const test = useMutation(testConnection);
  const { oauth } = email;
  const texts = { off: oauth.offText, connected: oauth.connectedText, failed: oauth.failedText };
  return (
    <Panel title={oauth.title}>
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <p data-awaited={isPending || undefined} className="text-12 text-pretty text-ink-2">
            {data ? texts[data.oauth] : oauth.unknownText}
          </p>
          {data?.oauth === 'failed' ? (
            <p className="mt-2 rounded-md bg-warning-tint px-3 py-2 text-12 text-pretty text-warning-ink">{data.message}</p>
          ) : null}
        </div>
        {data ? <Badge tone={tones[data.oauth]}>{oauth[data.oauth]}</Badge> : null}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
        <p className="min-w-48 flex-1 text-12 text-pretty text-ink-2">{email.admin.actionText}</p>
        <Button icon={<PlugZap />} busy={test.isPending} onClick={() => test.mutate()}>
          {email.admin.action}
        </Button>
      </div>
    </Panel>
  );
}
