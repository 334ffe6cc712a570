// How long each kind of record is kept: folded, and asked for only when somebody opens it.
import type { Retention } from '@app/contract/retention/retention.contract.ts';
import { type RetentionKind, retentionBounds, retentionKinds } from '@app/contract/retention/retention.limits.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useServerStateText } from '#features/monitoring/server-state-text.ts';
import { chooseRetention, retentionQuery } from '#features/retention/retention.queries.ts';
import { cn } from '#lib/cn.ts';
import { useDraft } from '#lib/draft.ts';
import { reasonOr } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { daysOf, type TypedDays, typedOf } from '#screens/admin/server/typed-days.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Input } from '#ui/input.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function RetentionPanel() {
  const { retention: words } = useServerStateText();
  const [open, setOpen] = useState(false);
  return (
    <details
      className="group rounded-xl bg-surface p-4 shadow-card md:p-5"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex cursor-pointer items-center gap-2">
        <ChevronRight className="size-4 shrink-0 text-ink-3 group-open:rotate-90" aria-hidden="true" />
        <h2 className="text-16 font-semibold tracking-[-.011em]">{words.title}</h2>
      </summary>
      {open ? <Loaded /> : null}
    </details>
  );
}

function Loaded() {
  const { retention: words } = useServerStateText();
  const { data, error, isError, isFetching, refetch } = useQuery(retentionQuery);
  return (
    <>
      <p className="mt-1 mb-3 text-13 text-pretty text-ink-2">{words.text}</p>
      {data ? (
        <DaysForm stored={data} />
      ) : isError ? (
        <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-160 w-full" />
      )}
    </>
  );
}

function DaysForm({ stored }: { stored: Retention }) {
  const { retention: words } = useServerStateText();
  const [draft, keep, forget] = useDraft<TypedDays | null>('retention', null);
  const [tried, setTried] = useState(false);
  const choose = useMutation(chooseRetention);
  const typed = draft ?? typedOf(stored);
  const { days, wrong } = daysOf(typed);
  const changed = retentionKinds.filter((kind) => wrong.includes(kind) || days[kind] !== stored[kind]);
  const isChanged = changed.length > 0;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    const [first] = wrong;
    if (first !== undefined) {
      const field = event.currentTarget.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    choose.mutate(Object.fromEntries(changed.map((kind) => [kind, days[kind]])), {
      onSuccess: () => {
        forget();
        setTried(false);
        toast({ title: words.saved });
      },
    });
  }
  return (
    <form noValidate onSubmit={submit} className="max-w-160">
      <table className="w-full text-13">
        <caption className="sr-only">{words.title}</caption>
        <thead className="border-b border-line text-12 text-ink-3">
          <tr>
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              {words.what}
            </th>
            <th scope="col" className="w-30 py-2 text-start font-medium">
              {words.days}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {retentionKinds.map((kind) => (
            <Row
              key={kind}
              kind={kind}
              value={typed[kind]}
              isWrong={tried && wrong.includes(kind)}
              onChange={(value) => keep({ ...typed, [kind]: value })}
            />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-12 text-pretty text-ink-2">{words.elsewhere}</p>
      <FormError text={choose.error && !choose.isPending ? reasonOr(choose.error, words.failed) : undefined} />
      <div className="flex flex-wrap gap-2 pt-3">
        <Button type="submit" variant="primary" disabled={!isChanged} busy={choose.isPending} busyLabel={words.saving}>
          {words.save}
        </Button>
        {isChanged ? (
          <Button variant="ghost" onClick={forget}>
            {words.discard}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

interface RowProps {
  kind: RetentionKind;
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

function Row({ kind, value, isWrong, onChange }: RowProps) {
  const { retention: words } = useServerStateText();
  const id = useId();
  const { name, holds } = words.kinds[kind];
  const { least, most } = retentionBounds[kind];
  return (
    <tr>
      <th scope="row" className="py-2 pe-3 text-start align-top font-normal">
        <label htmlFor={id} className="block font-medium wrap-anywhere">
          {name}
        </label>
        <span className="block text-12 text-pretty text-ink-2">{holds}</span>
      </th>
      <td className="w-30 py-2 align-top">
        <Input
          id={id}
          name={kind}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={value}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.target.value)}
        />
        <p id={`${id}-note`} className={cn('mt-1 text-12 text-pretty', isWrong ? 'text-danger-ink' : 'text-ink-3')}>
          {isWrong ? words.wrong(least, most) : words.bounds(least, most)}
        </p>
      </td>
    </tr>
  );
}
