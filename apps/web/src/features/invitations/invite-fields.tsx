// The address and the role of an invitation.
import type { WorkspaceRole } from '@app/contract/limits.ts';
import type { RefObject } from 'react';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';
import { InputField } from '#ui/input-field.tsx';
import { Select } from '#ui/select.tsx';

interface Values {
  email: string;
  role: WorkspaceRole;
}

interface InviteFieldsProps {
  field: RefObject<HTMLInputElement | null>;
  value: Values;
  roles: readonly WorkspaceRole[];
  problem: string | undefined;
  disabled: boolean;
  onChange: (value: Values) => void;
}

export function InviteFields({ field, value, roles, problem, disabled, onChange }: InviteFieldsProps) {
  const { invitations: words, members } = useText();
  const both = roles.includes('admin');
  return (
    <>
      <InputField
        ref={field}
        label={words.email}
        error={problem}
        size="lg"
        type="email"
        name="email"
        autoCapitalize="none"
        spellCheck={false}
        value={value.email}
        readOnly={disabled}
        onChange={(email) => onChange({ ...value, email })}
      />
      <Field label={words.role} hint={both ? words.roleHint[value.role] : words.onlyMembers}>
        {(control) => (
          <Select
            {...control}
            size="lg"
            value={value.role}
            disabled={disabled}
            options={(both ? (['admin', 'member'] as const) : (['member'] as const)).map((role) => ({
              value: role,
              label: members.roles[role],
            }))}
            onChange={(role) => onChange({ ...value, role: role === 'admin' ? 'admin' : 'member' })}
          />
        )}
      </Field>
    </>
  );
}
