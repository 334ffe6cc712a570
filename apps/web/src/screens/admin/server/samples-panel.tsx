// The sample data of a new installation, as long as some can be removed.
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { samplesQuery } from '#features/samples/samples.queries.ts';
import { RemoveSamples } from '#features/setup/remove-samples.tsx';
import { useSetupText } from '#features/setup/setup-text.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';

export function SamplesPanel() {
  const words = useSetupText();
  const { data, error, isError, isFetching, refetch } = useQuery(samplesQuery);
  if (!data && isError) {
    return (
      <Panel title={words.steps.samples}>
        <RegionError text={words.samples.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (!data || data.people.length + data.tasks + data.templates === 0) return null;
  return (
    <Panel title={words.steps.samples} text={words.samples.text}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-13">{words.samples.count(data.people.length, data.tasks)}</p>
        <RemoveSamples>
          {(ask, isCounting, isRemoving) => (
            <Button icon={<Trash2 />} busy={isCounting || isRemoving} onClick={ask}>
              {words.samples.remove}
            </Button>
          )}
        </RemoveSamples>
      </div>
    </Panel>
  );
}
