// The dialog that adds or changes a provider of single sign-on.
import type { IdentityProvider } from '@app/contract/identity-providers/identity-providers.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { addProvider, saveProvider } from '#features/identity-providers/identity-providers.queries.ts';
import { useProvidersText } from '#features/identity-providers/providers-text.ts';
import { type FormProblems, serverProblems } from '#lib/form-problems.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { entriesIn, linesOf } from '#screens/admin/sign-in/department-map.ts';
import {
  type ProviderField,
  ProviderFields,
  providerFields,
  type TypedProvider,
} from '#screens/admin/sign-in/provider-fields.tsx';
import { newProviderId, type ProviderKindName, providerKinds } from '#screens/admin/sign-in/provider-kinds.ts';
import { Verdict } from '#screens/admin/verdict.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';

interface ProviderDialogProps {
  /** Undefined for a new one. */
  provider: IdentityProvider | undefined;
  taken: readonly string[];
  /** The address of this server. */
  address: string | null;
  onClose: () => void;
}

export function ProviderDialog({ provider, taken, address, onClose }: ProviderDialogProps) {
  const { dialog: words, cancel, noAddress, noAddressText } = useProvidersText();
  const { data: departments = [] } = useQuery(departmentsQuery);
  const [kind, setKind] = useState<ProviderKindName>('entra');
  const [typed, setTyped] = useState<TypedProvider>(() => typedOf(provider));
  const [own, setOwn] = useState<FormProblems<ProviderField>>({});
  const add = useMutation(addProvider);
  const save = useMutation(saveProvider);
  const { isPending, error } = provider ? save : add;
  const problems = isPending ? {} : { ...serverProblems(error, providerFields), ...own };
  const id = provider?.id ?? newProviderId(kind, taken);
  const lines = typed.departmentLines ?? linesOf(provider?.departmentMap ?? [], departments);

  function change(part: Partial<TypedProvider>): void {
    setTyped({ ...typed, ...part });
    setOwn((shown) => ({ ...shown, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }));
  }
  function changeKind(next: ProviderKindName): void {
    setKind(next);
    const { name, ...usual } = providerKinds[next];
    setTyped({ ...typed, ...usual, name: name || typed.name });
  }
  function submit(): void {
    const { entries, wrong } = entriesIn(lines, departments);
    const found: FormProblems<ProviderField> = {
      ...(typed.name.trim() === '' && { name: words.nameRequired }),
      ...(typed.clientId.trim() === '' && { clientId: words.clientIdRequired }),
      ...(wrong !== undefined && { departmentMap: words.mapWrong(wrong) }),
      ...((typed.adminClaim.trim() === '') !== (typed.adminValue.trim() === '') && { adminValue: words.adminIncomplete }),
    };
    setOwn(found);
    if (Object.keys(found).length > 0) return;
    const { departmentLines: _, secret, defaultDepartmentId, ...rest } = typed;
    const body = {
      ...rest,
      departmentMap: entries,
      defaultDepartmentId: defaultDepartmentId === '' ? null : Number(defaultDepartmentId),
      ...(secret !== '' && { secret }),
    };
    if (provider) save.mutate({ ...body, providerId: provider.id, version: provider.version }, { onSuccess: onClose });
    else add.mutate({ ...body, id }, { onSuccess: onClose });
  }

  return (
    <FormDialog
      size="lg"
      title={provider ? words.editTitle(provider.name) : words.newTitle}
      description={words.text}
      labels={{ cancel, submit: words.save, busy: words.saving }}
      busy={isPending}
      className="flex flex-col gap-3"
      onSubmit={submit}
      onClose={onClose}
    >
      {address === null ? <Verdict tone="warning" title={noAddress} text={noAddressText} /> : null}
      <ProviderFields
        typed={{ ...typed, departmentLines: lines }}
        kind={provider ? undefined : kind}
        id={id}
        address={address}
        hasSecret={provider?.hasSecret ?? false}
        departments={departments}
        problems={problems}
        onKind={changeKind}
        onChange={change}
      />
      <FormError text={problems.form} />
    </FormDialog>
  );
}

function typedOf(provider: IdentityProvider | undefined): TypedProvider {
  if (!provider) {
    return {
      ...providerKinds.entra,
      ...{ clientId: '', secret: '', enabled: true, createsPeople: true, defaultDepartmentId: '' },
      ...{ titleClaim: '', pictureClaim: '', adminClaim: '', adminValue: '', endsAtProvider: false },
      departmentLines: undefined,
    };
  }
  const { name, issuer, clientId, scopes, enabled, createsPeople, departmentsClaim, defaultDepartmentId } = provider;
  const { titleClaim, pictureClaim, adminClaim, adminValue, endsAtProvider } = provider;
  return {
    ...{ name, issuer, clientId, scopes, enabled, createsPeople, departmentsClaim },
    ...{ titleClaim, pictureClaim, adminClaim, adminValue, endsAtProvider },
    secret: '',
    defaultDepartmentId: defaultDepartmentId === null ? '' : String(defaultDepartmentId),
    departmentLines: undefined,
  };
}
