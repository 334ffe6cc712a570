// The weights of the score beside a preview of what they do; nothing changes before they are saved.
import { Weights } from '@app/contract/scores/scores.contract.ts';
import { defaultWeights, highestScore } from '@app/contract/scores/scores.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { saveScoreWeights, scoreWeightsQuery } from '#features/tasks/scores/scores.queries.ts';
import { useDraft } from '#lib/draft.ts';
import { reasonOf, useText, useTextOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { PreviewPanel } from '#screens/admin/scores/preview-panel.tsx';
import { type TypedWeights, typedOf, type WeightName, weightGroups, weightsOf } from '#screens/admin/scores/typed-weights.ts';
import { Button } from '#ui/button.tsx';
import { ErrorText } from '#ui/error-text.tsx';
import { InputField } from '#ui/input-field.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function ScoresTab() {
  const { scores } = useText();
  const { data, error, isError, isFetching, refetch } = useQuery({ ...scoreWeightsQuery, refetchOnMount: 'always' });
  if (data) return <WeightsForm saved={data} />;
  return isError ? (
    <RegionError text={scores.weightsFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
  ) : (
    <Skeleton className="h-80 w-full" />
  );
}

function WeightsForm({ saved }: { saved: Weights }) {
  const { scores } = useText();
  const textOf = useTextOf();
  const [draft, keep, forget] = useDraft<TypedWeights | null>('score-weights', null);
  const typed = draft ?? typedOf(saved);
  const [tried, setTried] = useState(false);
  const save = useMutation(saveScoreWeights);
  const weights = weightsOf(typed);
  const parsed = Weights.safeParse(weights);
  const issues = parsed.error?.issues ?? [];
  const wrong = (name: WeightName) => issues.find(({ path }) => path[0] === name);
  const whole = issues.find(({ path }) => path.length === 0);
  const isChanged = JSON.stringify(typed) !== JSON.stringify(typedOf(saved));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const first = issues[0]?.path[0];
    if (!parsed.success) {
      const field = event.currentTarget.elements.namedItem(String(first ?? ''));
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    save.mutate(parsed.data, {
      onSuccess: () => {
        forget();
        setTried(false);
        toast({ title: scores.saved });
      },
      onError: (error) => toast({ title: scores.saveFailed, text: reasonOf(error), kind: 'destructive' }),
    });
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
      <Panel title={scores.title} text={scores.text}>
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          {weightGroups.map(({ group, names }) => (
            <fieldset key={group} className="min-w-0">
              <legend className="mb-1.5 text-13 font-semibold">{scores.groups[group]}</legend>
              <div className="grid gap-3 sm:grid-cols-2">
                {names.map((name) => (
                  <InputField
                    key={name}
                    dense
                    name={name}
                    inputMode="numeric"
                    label={scores.points[name]}
                    value={typed[name]}
                    maxLength={3}
                    error={wrong(name) && textOf(wrong(name)?.message ?? '')}
                    onChange={(value) => keep({ ...typed, [name]: value })}
                  />
                ))}
              </div>
            </fieldset>
          ))}
          {whole ? (
            <ErrorText>{textOf(whole.message)}</ErrorText>
          ) : parsed.success ? (
            <p className="text-12 text-ink-2 tabular-nums">{scores.highest(highestScore(parsed.data))}</p>
          ) : tried ? (
            <p className="text-12 text-ink-2">{scores.previewWrong}</p>
          ) : null}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={save.isPending} busyLabel={scores.saving} disabled={!isChanged}>
              {scores.save}
            </Button>
            <Button onClick={() => keep(typedOf(defaultWeights))}>{scores.reset}</Button>
            {isChanged ? (
              <Button variant="ghost" onClick={forget}>
                {scores.discard}
              </Button>
            ) : null}
          </div>
        </form>
      </Panel>
      <PreviewPanel weights={parsed.success ? parsed.data : undefined} />
    </div>
  );
}
