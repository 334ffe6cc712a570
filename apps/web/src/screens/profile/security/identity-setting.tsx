// The accounts of the company with which the person signs in: linking one, and ending the link.
import type { Identity } from '@app/contract/identity-providers/identity-providers.contract.ts';
import type { SignInWays } from '@app/contract/sign-in-ways/sign-in-ways.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CurrentPasswordField } from '#features/auth/current-password-field.tsx';
import { useProviderProblem } from '#features/auth/provider-links.tsx';
import { useSingleSignOnText } from '#features/auth/single-sign-on-text.ts';
import { identitiesQuery, linkIdentity, unlinkIdentity } from '#features/identity-providers/identities.queries.ts';
import { relativeTime, useDates, useNow } from '#lib/dates.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useSearch } from '#lib/use-search.ts';
import { formErrors } from '#screens/profile/form-errors.ts';
import { FoldedRow } from '#screens/profile/security/security-row.tsx';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type Providers = SignInWays['providers'];

export function IdentitySetting({ providers }: { providers: Providers }) {
  const { own } = useSingleSignOnText();
  const [search] = useSearch();
  const problem = useProviderProblem(search, providers);
  const linked = providers.find(({ id }) => id === search.get('linked'));
  return (
    <div>
      <FoldedRow title={own.title} text={own.text}>
        <Identities providers={providers} />
      </FoldedRow>
      {problem === undefined ? null : (
        <div className="mb-3">
          <FormError text={problem} />
        </div>
      )}
      {linked ? (
        <p role="status" className="mb-3 text-12 text-ink-2">
          {own.linked(linked.name)}
        </p>
      ) : null}
    </div>
  );
}

type Asked = { link: Providers[number] } | { unlink: Identity };

function Identities({ providers }: { providers: Providers }) {
  const { own } = useSingleSignOnText();
  const { data, isError, error, isFetching, refetch } = useQuery(identitiesQuery);
  const [asked, ask] = useState<Asked>();
  if (data === undefined)
    return isError ? (
      <RegionError text={own.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-16 w-full" />
    );
  const open = providers.filter(({ id }) => !data.some(({ providerId }) => providerId === id));
  return (
    <>
      {data.length === 0 ? <p className="text-12 text-ink-2">{own.none}</p> : null}
      <ul aria-label={own.title} className="divide-y divide-line">
        {data.map((identity) => (
          <li key={identity.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <h4 className="text-13 font-medium wrap-anywhere">{identity.providerName}</h4>
              <Facts identity={identity} />
            </div>
            <Button aria-label={own.unlinkNamed(identity.providerName)} onClick={() => ask({ unlink: identity })}>
              {own.unlink}
            </Button>
          </li>
        ))}
      </ul>
      {open.length > 0 ? (
        <div className="mt-2 mb-1 flex flex-wrap gap-2">
          {open.map((provider) => (
            <Button key={provider.id} onClick={() => ask({ link: provider })}>
              {own.link(provider.name)}
            </Button>
          ))}
        </div>
      ) : null}
      {asked && 'link' in asked ? <LinkDialog provider={asked.link} onClose={() => ask(undefined)} /> : null}
      {asked && 'unlink' in asked ? <UnlinkDialog identity={asked.unlink} onClose={() => ask(undefined)} /> : null}
    </>
  );
}

function Facts({ identity: { email, createdAt, lastUsedAt } }: { identity: Identity }) {
  const { own } = useSingleSignOnText();
  const { formatInstant } = useDates();
  const now = useNow();
  const facts = [email ?? own.noAddress, own.since(formatInstant(createdAt))];
  if (lastUsedAt !== null) facts.push(own.used(relativeTime(lastUsedAt, now)));
  return <p className="text-12 text-pretty wrap-anywhere text-ink-3">{facts.join(' · ')}</p>;
}

function LinkDialog({ provider: { id, name }, onClose }: { provider: Providers[number]; onClose: () => void }) {
  const { own } = useSingleSignOnText();
  const { mutate, isPending, isSuccess, error } = useMutation(linkIdentity);
  const submit = () => mutate({ providerId: id }, { onSuccess: ({ location }) => window.location.assign(location) });
  return (
    <FormDialog
      title={own.linkTitle(name)}
      description={own.linkText(name)}
      labels={{ cancel: own.cancel, submit: own.submitLink, busy: own.busy }}
      busy={isPending || isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormError text={error && !isPending ? reasonOf(error) : undefined} />
    </FormDialog>
  );
}

/** It needs the password: whoever knows one has another way in. */
function UnlinkDialog({ identity, onClose }: { identity: Identity; onClose: () => void }) {
  const { auth } = useText();
  const { own } = useSingleSignOnText();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation(unlinkIdentity);
  const onError = (error: Error) => setProblem(formErrors(error, ['currentPassword'])[0]?.[1]);
  const name = identity.providerName;

  function submit(): void {
    setProblem(password === '' ? auth.passwordRequired : undefined);
    if (password === '') return;
    const onSuccess = () => {
      toast({ title: own.unlinked });
      onClose();
    };
    mutate({ identityId: identity.id, currentPassword: password }, { onSuccess, onError });
  }

  return (
    <FormDialog
      title={own.unlinkTitle(name)}
      description={own.unlinkText(name)}
      labels={{ cancel: own.cancel, submit: own.unlink, busy: own.busy }}
      danger
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CurrentPasswordField value={password} error={problem} disabled={isPending} onChange={setPassword} />
      <p className="text-12 text-pretty text-ink-3">{own.passwordHint}</p>
    </FormDialog>
  );
}
