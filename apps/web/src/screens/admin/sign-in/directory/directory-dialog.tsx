// The dialog that sets up or changes the directory.
import type { Directory } from '@app/contract/directories/directories.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { saveDirectory } from '#features/directories/directories.queries.ts';
import { useDirectoryText } from '#features/directories/directory-text.ts';
import { type FormProblems, serverProblems } from '#lib/form-problems.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { entriesIn, linesOf } from '#screens/admin/sign-in/department-map.ts';
import {
  type DirectoryField,
  DirectoryFields,
  directoryFields,
  type TypedDirectory,
} from '#screens/admin/sign-in/directory/directory-fields.tsx';
import { type DirectoryKind, directoryKinds } from '#screens/admin/sign-in/directory/directory-kinds.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';

export function DirectoryDialog({ directory, onClose }: { directory: Directory; onClose: () => void }) {
  const { dialog: words, cancel } = useDirectoryText();
  const { data: departments = [] } = useQuery(departmentsQuery);
  const [kind, setKind] = useState<DirectoryKind>('openldap');
  const [typed, setTyped] = useState<TypedDirectory>(() => typedOf(directory));
  const [own, setOwn] = useState<FormProblems<DirectoryField>>({});
  const { mutate, isPending, error } = useMutation(saveDirectory);
  const problems = isPending ? {} : { ...serverProblems(error, directoryFields), ...own };
  const lines = typed.departmentLines ?? linesOf(directory.departmentMap, departments);

  function change(part: Partial<TypedDirectory>): void {
    setTyped({ ...typed, ...part });
    setOwn((shown) => ({ ...shown, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }));
  }
  function submit(): void {
    const { entries, wrong } = entriesIn(lines, departments);
    const missing = (['name', 'url', 'baseDn'] as const).filter((name) => typed[name].trim() === '');
    const found: FormProblems<DirectoryField> = {
      ...Object.fromEntries(missing.map((name) => [name, words.required])),
      ...(!/^\d+$/.test(typed.syncMinutes.trim()) && { syncMinutes: words.numberWrong }),
      ...(wrong !== undefined && { departmentMap: words.mapWrong(wrong) }),
    };
    setOwn(found);
    if (Object.keys(found).length > 0) return;
    const { departmentLines: _, password, defaultDepartmentId, syncMinutes, ...rest } = typed;
    const body = {
      ...rest,
      departmentMap: entries,
      defaultDepartmentId: defaultDepartmentId === '' ? null : Number(defaultDepartmentId),
      syncMinutes: Number(syncMinutes),
      version: directory.version,
      ...(password !== '' && { password }),
    };
    mutate(body, { onSuccess: onClose });
  }

  return (
    <FormDialog
      size="lg"
      title={words.title}
      description={words.text}
      labels={{ cancel, submit: words.save, busy: words.saving }}
      busy={isPending}
      className="flex flex-col gap-3"
      onSubmit={submit}
      onClose={onClose}
    >
      <DirectoryFields
        typed={{ ...typed, departmentLines: lines }}
        kind={directory.isSet ? undefined : kind}
        hasPassword={directory.hasPassword}
        departments={departments}
        problems={problems}
        onKind={(next) => {
          setKind(next);
          change(directoryKinds[next]);
        }}
        onChange={change}
      />
      <FormError text={problems.form} />
    </FormDialog>
  );
}

function typedOf(directory: Directory): TypedDirectory {
  const { name, url, startTls, certificate, bindDn, baseDn, userFilter, usernameAttributes, nameAttribute } = directory;
  const { emailAttribute, titleAttribute, groupBaseDn, groupFilter, adminGroup } = directory;
  const { enabled, createsPeople, confirmsEmails, defaultDepartmentId, syncMinutes, isSet } = directory;
  return {
    ...{ name, url, startTls, certificate, bindDn, baseDn, userFilter, usernameAttributes, nameAttribute },
    ...{ emailAttribute, titleAttribute, groupBaseDn, groupFilter, adminGroup, createsPeople, confirmsEmails },
    enabled: isSet ? enabled : true,
    ...(!isSet && directoryKinds.openldap),
    password: '',
    defaultDepartmentId: defaultDepartmentId === null ? '' : String(defaultDepartmentId),
    syncMinutes: String(syncMinutes),
    departmentLines: undefined,
  };
}
