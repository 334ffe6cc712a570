// The fields of a provider: what it needs to know of this server, how it is reached, and what its claims mean.
import * as api from '@app/contract/api.ts';
import type { Department } from '@app/contract/departments/departments.contract.ts';
import { providerLimits } from '@app/contract/identity-providers/identity-providers.limits.ts';
import { useProvidersText } from '#features/identity-providers/providers-text.ts';
import { announce } from '#lib/announce.ts';
import type { FormProblems } from '#lib/form-problems.ts';
import { type ProviderKindName, providerKinds } from '#screens/admin/sign-in/provider-kinds.ts';
import { CopyLink } from '#ui/copy-link.tsx';
import { Field } from '#ui/field.tsx';
import { InputField } from '#ui/input-field.tsx';
import { Select } from '#ui/select.tsx';
import { SettingRow } from '#ui/setting-row.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';

export const providerFields = [
  ...['name', 'issuer', 'clientId', 'secret', 'scopes', 'departmentsClaim', 'departmentMap', 'titleClaim'],
  ...['pictureClaim', 'adminClaim', 'adminValue', 'defaultDepartmentId'],
] as readonly ProviderField[];

export type ProviderField =
  | ('name' | 'issuer' | 'clientId' | 'secret' | 'scopes' | 'departmentsClaim' | 'departmentMap' | 'titleClaim')
  | ('pictureClaim' | 'adminClaim' | 'adminValue' | 'defaultDepartmentId');

export interface TypedProvider {
  name: string;
  issuer: string;
  clientId: string;
  /** Empty keeps the stored one. */
  secret: string;
  scopes: string;
  enabled: boolean;
  createsPeople: boolean;
  /** Empty for none. */
  defaultDepartmentId: string;
  departmentsClaim: string;
  /** Undefined until somebody types. */
  departmentLines: string | undefined;
  titleClaim: string;
  pictureClaim: string;
  adminClaim: string;
  adminValue: string;
  endsAtProvider: boolean;
}

interface ProviderFieldsProps {
  typed: TypedProvider & { departmentLines: string };
  /** Undefined for a provider that exists. */
  kind: ProviderKindName | undefined;
  id: string;
  address: string | null;
  hasSecret: boolean;
  departments: readonly Pick<Department, 'id' | 'name'>[];
  problems: FormProblems<ProviderField>;
  onKind: (kind: ProviderKindName) => void;
  onChange: (part: Partial<TypedProvider>) => void;
}

/** A select cannot have an empty value. */
const none = 'none';

export function ProviderFields(props: ProviderFieldsProps) {
  const { typed, kind, id, address, hasSecret, departments, problems, onKind, onChange } = props;
  const { dialog: words, copy } = useProvidersText();
  const back = api.identityProviders.callback.path.replace(':providerId', id);
  return (
    <>
      {kind === undefined ? null : (
        <Field dense label={words.kind}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={(next) => onKind(next as ProviderKindName)}
              options={Object.entries(providerKinds).map(([value, { name }]) => ({ value, label: name || words.otherKind }))}
            />
          )}
        </Field>
      )}
      <CopyLink
        quiet
        link={(address ?? '') + back}
        strings={{ ...copy, link: words.redirect }}
        text={words.redirectText}
        onCopied={() => announce(copy.copied)}
      />
      <TextInput name="name" words={words.name} most={providerLimits.name} {...props} />
      <TextInput name="issuer" words={words.issuer} most={providerLimits.issuer} {...props} />
      <TextInput name="clientId" words={words.clientId} most={providerLimits.clientId} {...props} />
      <InputField
        dense
        label={words.secret.label}
        hint={hasSecret ? words.secret.stored : words.secret.hint}
        error={problems.secret}
        type="password"
        autoComplete="new-password"
        maxLength={providerLimits.secret}
        value={typed.secret}
        onChange={(secret) => onChange({ secret })}
      />
      <div className="divide-y divide-line">
        <Choice name="enabled" words={words.enabled} {...props} />
        <Choice name="createsPeople" words={words.createsPeople} {...props} />
        <Choice name="endsAtProvider" words={words.endsAtProvider} {...props} />
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
      <details>
        <summary className="cursor-pointer text-13 font-medium">{words.claims}</summary>
        <div className="mt-3 flex flex-col gap-3">
          <ClaimFields {...props} />
        </div>
      </details>
    </>
  );
}

function ClaimFields(props: ProviderFieldsProps) {
  const { typed, id, address, problems, onChange } = props;
  const { dialog: words, copy } = useProvidersText();
  const logout = api.identityProviders.backchannelLogout.path.replace(':providerId', id);
  return (
    <>
      <p className="text-12 text-pretty text-ink-2">{words.claimsText}</p>
      <TextInput name="departmentsClaim" words={words.departmentsClaim} most={providerLimits.claim} {...props} />
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
      <TextInput name="titleClaim" words={words.titleClaim} most={providerLimits.claim} {...props} />
      <TextInput name="pictureClaim" words={words.pictureClaim} most={providerLimits.claim} {...props} />
      <TextInput name="adminClaim" words={words.adminClaim} most={providerLimits.claim} {...props} />
      <TextInput name="adminValue" words={words.adminValue} most={providerLimits.value} {...props} />
      <TextInput name="scopes" words={words.scopes} most={providerLimits.scopes} {...props} />
      <CopyLink
        quiet
        link={(address ?? '') + logout}
        strings={{ ...copy, link: words.backchannel }}
        text={words.backchannelText}
        onCopied={() => announce(copy.copied)}
      />
    </>
  );
}

type TextName = Exclude<ProviderField, 'secret' | 'departmentMap' | 'defaultDepartmentId'>;

interface TextInputProps extends ProviderFieldsProps {
  name: TextName;
  words: { label: string; hint: string };
  most: number;
}

function TextInput({ name, words: { label, hint }, most, typed, problems, onChange }: TextInputProps) {
  return (
    <InputField
      dense
      label={label}
      hint={hint || undefined}
      error={problems[name]}
      name={name}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={most}
      value={typed[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}

interface ChoiceProps extends ProviderFieldsProps {
  name: 'enabled' | 'createsPeople' | 'endsAtProvider';
  words: { title: string; text: string };
}

function Choice({ name, words, typed, onChange }: ChoiceProps) {
  return (
    <SettingRow {...words}>
      {(control) => <Switch {...control} checked={typed[name]} onChange={(isOn) => onChange({ [name]: isOn })} />}
    </SettingRow>
  );
}
