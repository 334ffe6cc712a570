// The language model in the administration: its state at the side; its settings, use, log, and a preview of what is sent.
import type { ModelSettings } from '@app/contract/models/models.contract.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { modelSettingsQuery } from '#features/models/models.queries.ts';
import { useText } from '#lib/text.ts';
import { CallsPart } from '#screens/admin/models/calls-part.tsx';
import { ModelStatus } from '#screens/admin/models/model-status.tsx';
import { PreviewPart } from '#screens/admin/models/preview-part.tsx';
import { SettingsPart } from '#screens/admin/models/settings-part.tsx';
import { UsagePart } from '#screens/admin/models/usage-part.tsx';
import { useModelSettings } from '#screens/admin/models/use-model-settings.ts';
import { useUrlState } from '#screens/admin/use-url-state.ts';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';

const parts = ['settings', 'usage', 'calls', 'preview'] as const;
type Part = (typeof parts)[number];

export function ModelsTab() {
  const { models } = useText();
  const { data, error, isError, isFetching, refetch } = useQuery(modelSettingsQuery);
  if (data) return <Model saved={data} />;
  return isError ? (
    <RegionError text={models.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
  ) : (
    <Skeleton className="h-80 w-full" />
  );
}

function Model({ saved }: { saved: ModelSettings }) {
  const { models } = useText();
  const { search, setSearch } = useUrlState();
  // It stays while another part is shown, and with it a key that was typed.
  const edit = useModelSettings(saved);
  const part = parts.find((name) => name === search.get('part')) ?? parts[0];
  const contents: Record<Part, () => ReactNode> = {
    settings: () => <SettingsPart saved={saved} edit={edit} />,
    usage: () => <UsagePart />,
    calls: () => <CallsPart />,
    preview: () => <PreviewPart redacts={saved.redactEmails} />,
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,340px)_minmax(0,1fr)]">
      <ModelStatus key={saved.version} saved={saved} isChanged={edit.isChanged} />
      <Tabs
        variant="segmented"
        label={models.parts}
        value={part}
        onChange={(next) => setSearch({ tab: 'models', part: next })}
        tabs={parts.map((value) => ({ value, label: models.part[value] }))}
        listClassName="w-full sm:w-fit"
      >
        <TabPanel value={part} className="pt-4">
          {contents[part]()}
        </TabPanel>
      </Tabs>
    </div>
  );
}
