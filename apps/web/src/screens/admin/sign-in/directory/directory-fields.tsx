// The fields of the directory: how it is reached, whom it has, what groups mean.
import type { Department } from '@app/contract/departments/departments.contract.ts';
import { directoryLimits } from '@app/contract/directories/directories.limits.ts';
import type { ReactNode } from 'react';
import { useDirectoryText } from '#features/directories/directory-text.ts';
import type { FormProblems } from '#lib/form-problems.ts';
import { type DirectoryKind, directoryKinds } from '#screens/admin/sign-in/directory/directory-kinds.ts';
import { Field } from '#ui/field.tsx';
import { InputField } from '#ui/input-field.tsx';
import { Select } from '#ui/select.tsx';
import { SettingRow } from '#ui/setting-row.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';

type TextName =
  | ('name' | 'url' | 'bindDn' | 'baseDn' | 'userFilter' | 'usernameAttributes' | 'nameAttribute' | 'emailAttribute')
  | ('titleAttribute' | 'groupBaseDn' | 'groupFilter' | 'adminGroup' | 'syncMinutes');
type ChoiceName = 'startTls' | 'enabled' | 'createsPeople' | 'confirmsEmails';

export type DirectoryField = TextName | 'certificate' | 'password' | 'departmentMap' | 'defaultDepartmentId';

export const directoryFields = [
  ...['name', 'url', 'certificate', 'bindDn', 'password', 'baseDn', 'defaultDepartmentId', 'groupBaseDn', 'groupFilter'],
  ...['departmentMap', 'adminGroup', 'userFilter', 'usernameAttributes', 'nameAttribute', 'emailAttribute'],
  ...['titleAttribute', 'syncMinutes'],
] as readonly DirectoryField[];

export type TypedDirectory = Record<TextName, string> &
  Record<ChoiceName, boolean> & {
    certificate: string;
    /** Empty keeps the stored one. */
    password: string;
    /** Empty for none. */
    defaultDepartmentId: string;
    /** Undefined until somebody types. */
    departmentLines: string | undefined;
  };

interface DirectoryFieldsProps {
  typed: TypedDirectory & { departmentLines: string };
  /** Undefined for a directory that exists. */
  kind: DirectoryKind | undefined;
  hasPassword: boolean;
  departments: readonly Pick<Department, 'id' | 'name'>[];
  problems: FormProblems<DirectoryField>;
  onKind: (kind: DirectoryKind) => void;
  onChange: (part: Partial<TypedDirectory>) => void;
}

/** A select cannot have an empty value. */
const none = 'none';

export function DirectoryFields(props: DirectoryFieldsProps) {
  const { typed, kind, hasPassword, departments, problems, onKind, onChange } = props;
  const { dialog: words } = useDirectoryText();
  return (
    <>
      {kind === undefined ? null : (
        <Field dense label={words.kind}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={(next) => onKind(next as DirectoryKind)}
              options={Object.keys(directoryKinds).map((value) => ({ value, label: words.kinds[value as DirectoryKind] }))}
            />
          )}
        </Field>
      )}
      <TextInput name="url" most={directoryLimits.url} {...props} />
      <Choice name="startTls" {...props} />
      <TextInput name="bindDn" most={directoryLimits.dn} {...props} />
      <InputField
        dense
        label={words.password.label}
        hint={hasPassword ? words.password.stored : words.password.hint}
        error={problems.password}
        type="password"
        autoComplete="new-password"
        maxLength={directoryLimits.password}
        value={typed.password}
        onChange={(password) => onChange({ password })}
      />
      <TextInput name="baseDn" most={directoryLimits.dn} {...props} />
      <TextInput name="name" most={directoryLimits.name} {...props} />
      <div className="divide-y divide-line">
        <Choice name="enabled" {...props} />
        <Choice name="createsPeople" {...props} />
      </div>
      <Field dense label={words.defaultDepartment.label} hint={words.defaultDepartment.hint} error={problems.defaultDepartmentId}>
        {(control) => (
          <Select
            {...control}
            value={typed.defaultDepartmentId || none}
            onChange={(value) => onChange({ defaultDepartmentId: value === none ? '' : value })}
            options={[
              { value: none, label: words.noDepartment },
              ...departments.map((department) => ({ value: String(department.id), label: department.name })),
            ]}
          />
        )}
      </Field>
      <TextInput name="syncMinutes" most={5} numeric {...props} />
      <Folded title={words.groups} wrong={['groupBaseDn', 'groupFilter', 'departmentMap', 'adminGroup']} problems={problems}>
        <GroupFields {...props} />
      </Folded>
      <Folded
        title={words.attributes}
        wrong={['userFilter', 'usernameAttributes', 'nameAttribute', 'emailAttribute', 'titleAttribute', 'certificate']}
        problems={problems}
      >
        <AttributeFields {...props} />
      </Folded>
    </>
  );
}

interface FoldedProps {
  title: string;
  /** Its fields: one with a problem opens it. */
  wrong: readonly DirectoryField[];
  problems: FormProblems<DirectoryField>;
  children: ReactNode;
}

function Folded({ title, wrong, problems, children }: FoldedProps) {
  return (
    <details open={wrong.some((name) => problems[name] !== undefined) || undefined}>
      <summary className="cursor-pointer text-13 font-medium">{title}</summary>
      <div className="mt-3 flex flex-col gap-3">{children}</div>
    </details>
  );
}

function GroupFields(props: DirectoryFieldsProps) {
  const { typed, problems, onChange } = props;
  const { dialog: words } = useDirectoryText();
  return (
    <>
      <p className="text-12 text-pretty text-ink-2">{words.groupsText}</p>
      <TextInput name="groupBaseDn" most={directoryLimits.dn} {...props} />
      <TextInput name="groupFilter" most={directoryLimits.filter} {...props} />
      <TextareaField
        dense
        label={words.departmentMap.label}
        hint={words.departmentMap.hint}
        error={problems.departmentMap}
        rows={4}
        spellCheck={false}
        value={typed.departmentLines}
        onChange={(departmentLines) => onChange({ departmentLines })}
      />
      <TextInput name="adminGroup" most={directoryLimits.value} {...props} />
    </>
  );
}

function AttributeFields(props: DirectoryFieldsProps) {
  const { typed, problems, onChange } = props;
  const { dialog: words } = useDirectoryText();
  const { attribute } = directoryLimits;
  return (
    <>
      <TextInput name="userFilter" most={directoryLimits.filter} {...props} />
      <TextInput name="usernameAttributes" most={attribute} {...props} />
      <TextInput name="nameAttribute" most={attribute} {...props} />
      <TextInput name="emailAttribute" most={attribute} {...props} />
      <TextInput name="titleAttribute" most={attribute} {...props} />
      <Choice name="confirmsEmails" {...props} />
      <TextareaField
        dense
        label={words.certificate.label}
        hint={words.certificate.hint}
        error={problems.certificate}
        rows={3}
        spellCheck={false}
        maxLength={directoryLimits.certificate}
        value={typed.certificate}
        onChange={(certificate) => onChange({ certificate })}
      />
    </>
  );
}

interface TextInputProps extends DirectoryFieldsProps {
  name: TextName;
  most: number;
  numeric?: boolean;
}

function TextInput({ name, most, numeric = false, typed, problems, onChange }: TextInputProps) {
  const { [name]: words } = useDirectoryText().dialog;
  return (
    <InputField
      dense
      label={words.label}
      hint={words.hint || undefined}
      error={problems[name]}
      name={name}
      inputMode={numeric ? 'numeric' : undefined}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={most}
      value={typed[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}

function Choice({ name, typed, onChange }: DirectoryFieldsProps & { name: ChoiceName }) {
  const { [name]: words } = useDirectoryText().dialog;
  return (
    <SettingRow title={words.title} text={words.text}>
      {(control) => <Switch {...control} checked={typed[name]} onChange={(isOn) => onChange({ [name]: isOn })} />}
    </SettingRow>
  );
}
