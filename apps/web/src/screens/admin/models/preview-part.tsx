// Shows what the first message of a conversation sends to the model: the message without addresses, instructions and tools.
import { assistantLimits, timing } from '@app/contract/limits.ts';
import type { ModelPreview } from '@app/contract/models/models.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { modelPreviewQuery } from '#features/models/models.queries.ts';
import { useDebounced } from '#lib/debounced.ts';
import { useDraft } from '#lib/draft.ts';
import { useText } from '#lib/text.ts';
import { SentText } from '#screens/admin/models/sent-text.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { SettingRow } from '#ui/setting-row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';

export function PreviewPart({ redacts }: { redacts: boolean }) {
  const { models } = useText();
  const { preview: words } = models;
  const [text, setText] = useDraft('model-preview', words.sample);
  const [redactEmails, setRedact] = useState(redacts);
  const rested = useDebounced(text, timing.searchDebounce);
  return (
    <Panel title={models.part.preview} text={words.text}>
      <TextareaField dense label={words.message} maxLength={assistantLimits.text} value={text} onChange={setText} />
      <SettingRow {...words.redact}>
        {(control) => <Switch {...control} checked={redactEmails} onChange={setRedact} />}
      </SettingRow>
      <Preview request={{ text: rested, redactEmails }} />
    </Panel>
  );
}

function Preview({ request }: { request: ModelPreview }) {
  const { preview: words } = useText().models;
  const { data, error, isError, isFetching, refetch } = useQuery(modelPreviewQuery(request));
  if (isError) return <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-80 w-full" />;
  return (
    <div aria-busy={isFetching} className="flex flex-col gap-4 border-t border-line pt-4">
      <section>
        <h3 className="mb-1.5 text-13 font-medium">{words.sent}</h3>
        <SentText label={words.sent} text={data.message} />
      </section>
      <section>
        <h3 className="mb-1.5 text-13 font-medium">{words.instructions}</h3>
        <SentText label={words.instructions} text={data.instructions} />
      </section>
      <section>
        <h3 className="mb-1.5 text-13 font-medium">{words.tools}</h3>
        <dl className="divide-y divide-line rounded-md bg-column px-3 text-12">
          {data.tools.map(({ name, description }) => (
            <div key={name} className="py-2">
              <dt className="font-mono wrap-anywhere">{name}</dt>
              <dd className="text-pretty text-ink-2">{description}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
