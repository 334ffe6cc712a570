// The dialog that adds a person to a given or a chosen department.
import type { Department } from '@app/contract/departments/departments.contract.ts';
import { departmentRoles } from '@app/contract/limits.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assignUser } from '#features/departments/administration.queries.ts';
import { departmentUsersQuery } from '#features/departments/departments.queries.ts';
import { ChoiceField } from '#features/pickers/choice-field.tsx';
import { personRows } from '#features/pickers/people.tsx';
import { PickList } from '#features/pickers/pick-list.tsx';
import { usersQuery } from '#features/users/users.queries.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { ErrorText } from '#ui/error-text.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';

type AssignDialogProps = { onClose: () => void } & ({ department: Department } | { departments: readonly Department[] });

type Role = (typeof departmentRoles)[number];

const nobody: readonly UserCard[] = [];

export function AssignDialog(props: AssignDialogProps) {
  const { onClose } = props;
  const { departments: words, pickers } = useText();
  const fixed = 'department' in props ? props.department : undefined;
  const offered = 'departments' in props ? props.departments : [];
  const [chosenId, setChosenId] = useState('');
  const [userId, setUserId] = useState<number>();
  const [role, setRole] = useState<Role>('member');
  const [problem, setProblem] = useState<string>();
  const department = fixed ?? offered.find(({ id }) => String(id) === chosenId);
  const { data: users = nobody } = useQuery({ ...usersQuery, refetchOnMount: 'always' });
  const { data: members } = useQuery({ ...departmentUsersQuery(department?.id ?? 0), enabled: department !== undefined });
  const assign = useMutation(assignUser);
  const belongs = new Set(members?.map((member) => member.userId));
  const free = users.filter(({ id }) => !belongs.has(id));

  function submit() {
    if (!department || userId === undefined || belongs.has(userId)) return setProblem(words.bothRequired);
    assign.mutate({ userId, departmentId: department.id, role, departmentName: department.name }, { onSuccess: onClose });
  }
  return (
    <FormDialog
      title={fixed ? words.addUserTo(fixed.name) : words.assign}
      description={words.assignText}
      labels={{ cancel: words.cancel, submit: fixed ? words.addUser : words.assign, busy: words.assigning }}
      busy={assign.isPending}
      className="flex flex-col gap-4"
      onSubmit={submit}
      onClose={onClose}
    >
      {fixed ? null : (
        <Field label={words.label} dense>
          {(control) => (
            <ChoiceField
              {...control}
              name={words.label}
              value={chosenId}
              placeholder={words.selectDepartment}
              options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(id) => {
                setChosenId(id);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
      )}
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-13 font-medium">{words.selectUser}</legend>
        <div className="pick-frame">
          <PickList
            label={words.selectUser}
            find={pickers.findPerson}
            nothing={pickers.nobody}
            options={personRows(free)}
            chosen={userId === undefined ? [] : [String(userId)]}
            onPick={(id) => {
              setUserId(Number(id));
              setProblem(undefined);
            }}
          />
        </div>
      </fieldset>
      <Field label={words.role} dense>
        {(control) => (
          <Select
            {...control}
            value={role}
            options={departmentRoles.map((value) => ({ value, label: words.roles[value] }))}
            onChange={(next) => setRole(departmentRoles.find((name) => name === next) ?? 'member')}
          />
        )}
      </Field>
      {problem ? <ErrorText role="alert">{problem}</ErrorText> : null}
    </FormDialog>
  );
}
