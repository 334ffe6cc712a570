// Whom to invite, and as what.
import type { WorkspaceRole } from '@app/contract';
import type { RefObject } from 'react';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
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
      <Field label={words.email} error={problem}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            size="lg"
            type="email"
            name="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={value.email}
            readOnly={disabled}
            onChange={(event) => onChange({ ...value, email: event.target.value })}
          />
        )}
      </Field>
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
