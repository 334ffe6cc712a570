// The providers of single sign-on: what is set up, whether it works, and adding, changing and testing one.
import type { IdentityProvider, SingleSignOn } from '@app/contract/identity-providers/identity-providers.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { beginTest, providersQuery, removeProvider } from '#features/identity-providers/identity-providers.queries.ts';
import { useProvidersText } from '#features/identity-providers/providers-text.ts';
import { useDates } from '#lib/dates.ts';
import { reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useSearch } from '#lib/use-search.ts';
import { EnforcePanel } from '#screens/admin/sign-in/enforce-panel.tsx';
import { ProviderDialog } from '#screens/admin/sign-in/provider-dialog.tsx';
import { TestDialog } from '#screens/admin/sign-in/test-dialog.tsx';
import { Verdict } from '#screens/admin/verdict.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function SingleSignOnPanel() {
  const words = useProvidersText();
  const { data, error, isError, isFetching, refetch } = useQuery(providersQuery);
  return (
    <>
      <Panel title={words.title} text={words.text}>
        {data ? (
          <Providers known={data} />
        ) : isError ? (
          <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
      </Panel>
      {data && data.providers.length > 0 ? <EnforcePanel key={String(data.enforced)} known={data} /> : null}
    </>
  );
}

function Providers({ known: { providers, address } }: { known: SingleSignOn }) {
  const words = useProvidersText();
  const [search, setSearch] = useSearch();
  const [edited, edit] = useState<IdentityProvider | 'new'>();
  const testId = search.get('test');
  const showTest = (id: string | null) =>
    setSearch((now) => {
      const { test: _, ...rest } = Object.fromEntries(now);
      return id === null ? rest : { ...rest, test: id };
    });
  return (
    <>
      {address === null && providers.length > 0 ? (
        <Verdict tone="warning" title={words.noAddress} text={words.noAddressText} />
      ) : null}
      {providers.length === 0 ? <p className="text-13 text-pretty text-ink-2">{words.none}</p> : null}
      <ul aria-label={words.title} className="divide-y divide-line">
        {providers.map((provider) => (
          <ProviderRow key={provider.id} provider={provider} onEdit={() => edit(provider)} onTest={showTest} />
        ))}
      </ul>
      <Button className="mt-3" onClick={() => edit('new')}>
        {words.add}
      </Button>
      {edited ? (
        <ProviderDialog
          provider={edited === 'new' ? undefined : edited}
          taken={providers.map(({ id }) => id)}
          address={address}
          onClose={() => edit(undefined)}
        />
      ) : null}
      {testId && /^[0-9a-f]{64}$/.test(testId) ? <TestDialog testId={testId} onClose={() => showTest(null)} /> : null}
    </>
  );
}

interface RowProps {
  provider: IdentityProvider;
  onEdit: () => void;
  onTest: (testId: string) => void;
}

function ProviderRow({ provider, onEdit, onTest }: RowProps) {
  const words = useProvidersText();
  const { formatInstant } = useDates();
  const [isLeaving, leave] = useState(false);
  const test = useMutation(beginTest);
  const remove = useMutation(removeProvider);
  const { id, name, issuer, enabled, fromEnvironment, provedAt, people, secretUnreadable } = provider;
  const onError = (error: Error) => toast({ title: words.failed, text: reasonOf(error), kind: 'destructive' });

  function begin(): void {
    // Opened by the press itself, since browsers open no tab later.
    const tab = window.open('', '_blank');
    test.mutate(id, {
      onSuccess({ testId, location }) {
        if (location === null) tab?.close();
        else if (tab) tab.location.assign(location);
        else window.location.assign(location);
        onTest(testId);
      },
      onError(error) {
        tab?.close();
        onError(error);
      },
    });
  }

  const facts = [
    enabled ? words.offered : words.off,
    provedAt === null ? words.notProved : words.proved(formatInstant(provedAt)),
    words.people(people),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-13 font-medium wrap-anywhere">{name}</h3>
        <p className="text-12 wrap-anywhere text-ink-3">{issuer}</p>
        <p className="text-12 text-pretty text-ink-2">{facts.join(' · ')}</p>
        {secretUnreadable ? <p className="text-12 text-pretty text-warning-ink">{words.secretUnreadable}</p> : null}
        {fromEnvironment ? <p className="text-12 text-pretty text-ink-3">{words.fromEnvironment}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={words.testNamed(name)} busy={test.isPending} onClick={begin}>
          {words.test}
        </Button>
        {fromEnvironment ? null : (
          <>
            <Button aria-label={words.editNamed(name)} onClick={onEdit}>
              {words.edit}
            </Button>
            <Button aria-label={words.removeNamed(name)} busy={remove.isPending} onClick={() => leave(true)}>
              {words.remove}
            </Button>
          </>
        )}
      </div>
      <Confirm
        danger
        open={isLeaving}
        onOpenChange={leave}
        title={words.removeTitle(name)}
        text={words.removeText(people)}
        confirmLabel={words.remove}
        cancelLabel={words.cancel}
        onConfirm={() => remove.mutate(id, { onSuccess: () => toast({ title: words.removed }), onError })}
      />
    </li>
  );
}
