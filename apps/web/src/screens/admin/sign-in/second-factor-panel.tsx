// Who has to have a second step of the sign-in, and how long people have to set it up.
import type { SignInPolicy } from '@app/contract/sign-in-policy/sign-in-policy.contract.ts';
import { graceDays, type SecondFactorDuty, secondFactorDuties } from '@app/contract/sign-in-policy/sign-in-policy.limits.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { chooseSignInPolicy, signInPolicyQuery } from '#features/sign-in-policy/sign-in-policy.queries.ts';
import { useSignInPolicyText } from '#features/sign-in-policy/sign-in-policy-text.ts';
import { useDates } from '#lib/dates.ts';
import { reasonOr } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const offeredDays = [0, 3, 7, graceDays.usual, 30, graceDays.max];

export function SecondFactorPanel() {
  const words = useSignInPolicyText();
  const { data, error, isError, isFetching, refetch } = useQuery(signInPolicyQuery);
  return (
    <Panel title={words.title} text={words.text}>
      {data ? (
        <PolicyForm stored={data} />
      ) : isError ? (
        <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </Panel>
  );
}

function PolicyForm({ stored }: { stored: SignInPolicy }) {
  const words = useSignInPolicyText();
  const { formatInstant } = useDates();
  const [duty, setDuty] = useState<SecondFactorDuty>(stored.secondFactor);
  const [days, setDays] = useState(stored.graceDays);
  const choose = useMutation(chooseSignInPolicy);
  const isChanged = duty !== stored.secondFactor || (duty !== 'nobody' && days !== stored.graceDays);
  const { dueAt } = stored;
  const isOver = dueAt !== null && Date.parse(dueAt) <= Date.now();
  function submit(event: FormEvent): void {
    event.preventDefault();
    choose.mutate({ secondFactor: duty, graceDays: days }, { onSuccess: () => toast({ title: words.saved }) });
  }
  return (
    <form className="flex flex-col gap-1" onSubmit={submit}>
      {secondFactorDuties.map((each) => (
        <label key={each} className="flex gap-3 rounded-lg p-2 hover:bg-hover has-checked:bg-hover">
          <input
            type="radio"
            name="second-factor"
            className="mt-1 accent-(--accent)"
            checked={duty === each}
            onChange={() => setDuty(each)}
          />
          <span className="min-w-0">
            <span className="block text-13 font-medium">{words.duties[each]}</span>
            <span className="block text-12 text-pretty text-ink-2">
              {each === 'nobody' ? words.reasons.nobody : `${words.reasons[each]} ${words.without(stored.without[each])}`}
            </span>
          </span>
        </label>
      ))}
      {duty === 'nobody' ? null : (
        <div className="px-2 pt-2">
          <Field label={words.grace}>
            {(control) => (
              <Select
                {...control}
                value={String(days)}
                onChange={(value) => setDays(Number(value))}
                options={[...new Set([...offeredDays, stored.graceDays])]
                  .sort((a, b) => a - b)
                  .map((each) => ({ value: String(each), label: each === 0 ? words.atOnce : words.days(each) }))}
              />
            )}
          </Field>
          <p className="text-12 text-pretty text-ink-2">
            {dueAt !== null && !isChanged
              ? `${isOver ? words.since(formatInstant(dueAt)) : words.from(formatInstant(dueAt))} `
              : ''}
            {words.explain}
          </p>
        </div>
      )}
      <FormError text={choose.error && !choose.isPending ? reasonOr(choose.error, words.failed) : undefined} />
      <div className="flex pt-3">
        <Button type="submit" variant="primary" disabled={!isChanged} busy={choose.isPending} busyLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
