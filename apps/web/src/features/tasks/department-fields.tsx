// The primary department of a task and the others that it goes to.
import { ChoiceChips } from '#features/tasks/choice-chips.tsx';
import { isSameDepartment, useDepartmentOptions } from '#features/tasks/department-options.ts';
import type { TaskFieldsProps } from '#features/tasks/task-fields.ts';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

export function DepartmentFields({ values, onChange, errors }: Omit<TaskFieldsProps, 'statuses'>) {
  const { tasks } = useText();
  const options = useDepartmentOptions([values.department, ...values.departments]);
  const has = (name: string) => values.departments.some((each) => isSameDepartment(each, name));
  const shown = options.find((name) => isSameDepartment(name, values.department)) ?? '';

  function choose(department: string) {
    const others = values.departments.filter(
      (name) => !isSameDepartment(name, department) && !isSameDepartment(name, values.department),
    );
    onChange({ department, departments: [department, ...others] });
  }
  function toggle(name: string) {
    const without = values.departments.filter((each) => !isSameDepartment(each, name));
    onChange({ departments: has(name) ? without : [...without, name] });
  }

  return (
    <>
      <Field label={tasks.primaryDepartment} error={errors['department']}>
        {(control) => (
          <Select {...control} value={shown} onChange={choose} options={options.map((name) => ({ value: name, label: name }))} />
        )}
      </Field>
      <ChoiceChips
        label={tasks.distribution}
        lockedText={tasks.primaryStays}
        onToggle={toggle}
        choices={options.map((name) => {
          const locked = isSameDepartment(name, values.department);
          return { value: name, label: name, chosen: locked || has(name), locked };
        })}
      />
    </>
  );
}
