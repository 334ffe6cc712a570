// The primary department of a task and its further departments: together in the edit form, apart in the create dialog.
import { canonicalDepartment, departmentKey, furtherDepartments } from '@app/contract/departments/departments.rules.ts';
import { limits } from '@app/contract/limits.ts';
import { type ComponentProps, useRef, useState } from 'react';
import { ChoiceField, few } from '#features/pickers/choice-field.tsx';
import { PickedChips } from '#features/pickers/picked-chips.tsx';
import { isSameDepartment, useDepartmentOptions, useKnownDepartments } from '#features/tasks/data/department-options.ts';
import { useEmptyDepartments } from '#features/tasks/data/empty-departments.ts';
import { ChoiceChips } from '#features/tasks/edit/choice-chips.tsx';
import type { TaskFieldsProps } from '#features/tasks/edit/task-fields.ts';
import { usePermissions } from '#features/users/users.queries.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

/** Few people name a department that does not exist. */
const CreateDepartment = lazyOverlay(() =>
  import('#features/tasks/edit/create-department.tsx').then((m) => ({ default: m.CreateDepartment })),
);

/** The option that lets an administrator type any department. No department can have this name. */
const custom = '\n';

/** Returns the name by which a person finds a department here: the specification has "Software Team" for who is no administrator. */
function useLabels(): (name: string) => string {
  const { tasks } = useText();
  const names = useNames();
  const { isAdmin } = usePermissions();
  const isSoftware = (name: string) => !isAdmin && departmentKey(name) === departmentKey('Software Team');
  return (name) => (isSoftware(name) ? tasks.softwareTeam(names.department(name)) : names.department(name));
}

type DepartmentFieldsProps = Omit<TaskFieldsProps, 'statuses'>;

export function DepartmentFields(props: DepartmentFieldsProps) {
  return (
    <>
      <PrimaryDepartment {...props} />
      <Distribution {...props} />
    </>
  );
}

/** `isChip`: it stands without a label among chips. */
export function PrimaryDepartment({ values, onChange, errors, isChip = false }: DepartmentFieldsProps & { isChip?: boolean }) {
  const { tasks } = useText();
  const names = useNames();
  const labelOf = useLabels();
  const { isAdmin } = usePermissions();
  const [naming, setNaming] = useState<{ others: string[]; typed: string }>();
  const nameInput = useRef<HTMLInputElement>(null);
  const [alias, setAlias] = useState<string>();
  const options = useDepartmentOptions([values.department, ...values.departments]);
  const nobodyIn = useEmptyDepartments([values.department, ...values.departments]);
  const knownNames = useKnownDepartments();
  const knownAs = (name: string) => knownNames.find((each) => isSameDepartment(each, name));
  const isNew = (name: string) => knownAs(name) === undefined;
  const shown = options.find((name) => isSameDepartment(name, values.department)) ?? '';
  const offered = [...(naming ? knownNames : options), ...(isAdmin ? furtherDepartments.filter(isNew) : [])];
  const unknown = naming && naming.typed.trim() !== '' && isNew(naming.typed) ? canonicalDepartment(naming.typed) : undefined;

  const selected = naming ? custom : shown;

  function choose(department: string) {
    // The select also reports values that were set from outside.
    if (department === selected) return;
    setAlias(undefined);
    const others = values.departments.filter((name) => !isSameDepartment(name, values.department));
    // A department without a board is created first, because no board would show the task.
    if (department === custom || (furtherDepartments.includes(department) && isNew(department))) {
      setNaming({ others: naming?.others ?? others, typed: department === custom ? '' : department });
      return write('', others);
    }
    setNaming(undefined);
    write(
      department,
      others.filter((name) => !isSameDepartment(name, department)),
    );
  }
  function write(department: string, others: readonly string[]) {
    const rest = others.filter((name) => !isSameDepartment(name, department));
    onChange({ department, departments: department.trim() === '' ? rest : [department, ...rest] });
  }
  function type(typed: string) {
    if (!naming) return;
    setNaming({ ...naming, typed });
    write(knownAs(typed) ?? '', naming.others);
  }
  /** Takes the department of a name or an alias. */
  function finish() {
    const typed = naming?.typed.trim() ?? '';
    const name = knownAs(typed);
    if (!naming || typed === '' || name === undefined) return;
    write(name, naming.others);
    setAlias(name.toLowerCase() === typed.toLowerCase() ? undefined : tasks.departmentAlias(typed, names.department(name)));
    setNaming(undefined);
  }
  const field = (control: Partial<ComponentProps<typeof ChoiceField>>) => (
    <ChoiceField
      {...control}
      name={tasks.primaryDepartment}
      value={selected}
      onChange={choose}
      onCloseAutoFocus={(event) => {
        if (!nameInput.current) return;
        event.preventDefault();
        nameInput.current.focus();
      }}
      options={[
        ...[...new Set(offered)].map((name) => ({ value: name, label: labelOf(name) })),
        ...(isAdmin ? [{ value: custom, label: tasks.customDepartment, alwaysShown: true }] : []),
      ]}
    />
  );
  const problem = naming ? undefined : (errors['department'] ?? alias);
  return (
    <>
      {isChip ? (
        field({ label: tasks.primaryDepartment, className: 'chip-field' })
      ) : (
        <Field label={tasks.primaryDepartment} error={naming ? undefined : errors['department']} hint={alias}>
          {field}
        </Field>
      )}
      {naming ? (
        <Field label={tasks.customDepartmentName} error={errors['department']} className={isChip ? 'basis-full' : '-mt-1'}>
          {(control) => (
            <Input
              {...control}
              ref={nameInput}
              value={naming.typed}
              maxLength={limits.departmentName.max}
              onChange={(event) => type(event.target.value)}
              onBlur={finish}
            />
          )}
        </Field>
      ) : null}
      {naming && unknown !== undefined ? (
        <CreateDepartment
          name={unknown}
          onCreated={(name) => {
            setNaming(undefined);
            write(name, naming.others);
          }}
        />
      ) : null}
      {isChip && problem !== undefined ? (
        <p
          role="status"
          className={errors['department'] ? 'basis-full text-12 text-danger-ink' : 'basis-full text-12 text-ink-2'}
        >
          {problem}
        </p>
      ) : null}
      <p role="status" className="mb-1.5 basis-full text-12 text-pretty text-ink-2 empty:hidden">
        {nobodyIn.length > 0 ? tasks.departmentNobody(nobodyIn.map(names.department).join(', ')) : null}
      </p>
    </>
  );
}

/** Further departments: chips for a few, a searchable list for many. */
export function Distribution({ values, onChange }: Pick<DepartmentFieldsProps, 'values' | 'onChange'>) {
  const options = useDepartmentOptions([values.department, ...values.departments]);
  const primary = values.department;
  const has = (name: string) => values.departments.some((each) => isSameDepartment(each, name));
  function toggle(name: string) {
    const without = values.departments.filter((each) => !isSameDepartment(each, name));
    onChange({ departments: has(name) ? without : [...without, name] });
  }
  const { tasks, pickers } = useText();
  const labelOf = useLabels();
  const isPrimary = (name: string) => isSameDepartment(name, primary);
  const isChosen = (name: string) => isPrimary(name) || has(name);
  if (options.length > few) {
    return (
      <PickedChips
        label={tasks.distribution}
        choose={pickers.choose}
        find={pickers.find}
        nothing={pickers.nothing}
        options={options.map((name) => ({
          value: name,
          label: labelOf(name),
          locked: isPrimary(name) ? tasks.primaryStays : undefined,
        }))}
        chosen={options.filter(isChosen)}
        onPick={toggle}
      />
    );
  }
  return (
    <ChoiceChips
      label={tasks.distribution}
      lockedText={tasks.primaryStays}
      onToggle={toggle}
      choices={options.map((name) => ({
        value: name,
        label: labelOf(name),
        chosen: isChosen(name),
        locked: isPrimary(name),
      }))}
    />
  );
}
