// The fields of one person who is invited.
import { userRoles } from '@app/contract/limits.ts';
import { useText } from '#lib/text.ts';
import { usePeopleText } from '#screens/admin/users/people-text.ts';
import { Field } from '#ui/field.tsx';
import { InputField } from '#ui/input-field.tsx';
import { Select } from '#ui/select.tsx';

export interface OnePerson {
  fullName: string;
  email: string;
  username: string;
  title: string;
  role: string;
}

interface OnePersonFieldsProps {
  value: OnePerson;
  problems: Partial<Record<string, string>>;
  disabled: boolean;
  onChange: (person: OnePerson) => void;
}

export function OnePersonFields({ value, problems, disabled, onChange }: OnePersonFieldsProps) {
  const { add: words } = usePeopleText();
  const { roles } = useText().users.profile;
  const fields = [
    { name: 'email', type: 'email' },
    { name: 'fullName', type: 'text' },
    { name: 'username', type: 'text' },
    { name: 'title', type: 'text' },
  ] as const;
  return (
    <div className="grid gap-x-3 gap-y-1.5 sm:grid-cols-2">
      {fields.map(({ name, type }) => (
        <InputField
          key={name}
          label={words.columns[name]}
          optional={name === 'email' ? undefined : words.optional}
          error={problems[name]}
          type={type}
          name={name}
          autoCapitalize="none"
          spellCheck={false}
          value={value[name]}
          readOnly={disabled}
          onChange={(text) => onChange({ ...value, [name]: text })}
        />
      ))}
      <Field label={words.columns.role} error={problems['role']}>
        {(control) => (
          <Select
            {...control}
            value={value.role}
            disabled={disabled}
            options={userRoles.map((role) => ({ value: role, label: roles[role] }))}
            onChange={(role) => onChange({ ...value, role })}
          />
        )}
      </Field>
    </div>
  );
}
