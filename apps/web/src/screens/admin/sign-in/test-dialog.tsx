// What a test of a provider came to, in words: what came back and what a sign-in would do, or the step that failed.
import type { ProviderTest } from '@app/contract/identity-providers/identity-providers.contract.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSingleSignOnText } from '#features/auth/single-sign-on-text.ts';
import { testQuery } from '#features/identity-providers/identity-providers.queries.ts';
import { useProvidersText } from '#features/identity-providers/providers-text.ts';
import { Verdict } from '#screens/admin/verdict.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function TestDialog({ testId, onClose }: { testId: string; onClose: () => void }) {
  const { testing: words } = useProvidersText();
  const { data, error, isError, isFetching, refetch } = useQuery(testQuery(testId));
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => open || onClose()}
      title={words.title}
      description={words.text}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <div aria-live="polite" className="flex flex-col gap-4">
        {data ? (
          <Outcome test={data} />
        ) : isError ? (
          <RegionError text={words.gone} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
      </div>
    </Dialog>
  );
}

function Outcome({ test }: { test: ProviderTest }) {
  const { testing: words } = useProvidersText();
  const { problems } = useSingleSignOnText();
  const { state, step, problem, detail, providerName } = test;
  const sentence = problem ? problems[problem].replaceAll('{name}', providerName) : '';
  if (state === 'waiting') return <Verdict tone="info" title={words.waiting(providerName)} text={words.waitingText} />;
  if (state === 'failed')
    return (
      <>
        <Verdict tone="danger" title={words.steps[step]} text={sentence} />
        {detail ? <p className="text-12 wrap-anywhere text-ink-3">{words.said(detail)}</p> : null}
      </>
    );
  return (
    <>
      <Verdict tone="success" title={words.works(providerName)} text={words.worksText} />
      {test.outcome === 'refused' ? (
        <Verdict tone="warning" title={words.outcomes.refused} text={sentence} />
      ) : (
        <Verdict tone="info" title={words.outcomes[test.outcome ?? 'known']} text={words.nobodySignedIn} />
      )}
      <Facts test={test} />
    </>
  );
}

function Facts({ test: { email, emailConfirmed, departments, unknownValues, isAdmin, claims } }: { test: ProviderTest }) {
  const { testing: words } = useProvidersText();
  return (
    <>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-13 max-sm:grid-cols-1">
        <Fact name={words.email}>
          {email === null ? words.noEmail : `${email} (${emailConfirmed ? words.confirmed : words.unconfirmed})`}
        </Fact>
        <Fact name={words.departments}>{departments.length > 0 ? departments.join(', ') : words.noDepartments}</Fact>
        {unknownValues.length > 0 ? <Fact name={words.unknownValues}>{unknownValues.join(', ')}</Fact> : null}
        {isAdmin === null ? null : <Fact name={words.admin}>{isAdmin ? words.yes : words.no}</Fact>}
      </dl>
      <details>
        <summary className="cursor-pointer text-13 font-medium">{words.claims}</summary>
        <dl className="mt-2 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-12 max-sm:grid-cols-1">
          {claims.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </dl>
      </details>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="wrap-anywhere text-ink-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
