// Which model answers: provider, address, name and key; what the environment sets is only shown.

import type { ModelSettings } from '@app/contract/models/models.contract.ts';
import { type ModelProvider, modelAddressExample, modelLimits, modelProviders } from '@app/contract/models/models.limits.ts';
import type { ReactNode } from 'react';
import { useText } from '#lib/text.ts';
import type { ModelSettingsEdit } from '#screens/admin/models/use-model-settings.ts';
import { SecretField } from '#screens/admin/secret-field.tsx';
import { Field } from '#ui/field.tsx';
import { InputField } from '#ui/input-field.tsx';
import { Panel } from '#ui/panel.tsx';
import { Select } from '#ui/select.tsx';
import { SettingRow } from '#ui/setting-row.tsx';
import { Switch } from '#ui/switch.tsx';

export interface SettingsPanelProps {
  saved: ModelSettings;
  edit: ModelSettingsEdit;
}

export function ProviderPanel({ saved, edit }: SettingsPanelProps) {
  const { settings: words } = useText().models;
  const { typed, change, secret, changeSecret, problems } = edit;
  if (saved.fromEnvironment) return <FixedProvider saved={saved} edit={edit} />;
  const isOff = typed.provider === 'off';
  const isOtherProvider = saved.provider !== 'off' && typed.provider !== saved.provider;
  const isOther = saved.hasKey && (isOtherProvider || typed.baseUrl.trim() !== (saved.baseUrl ?? ''));
  return (
    <Panel title={words.which} text={words.providerText}>
      <div className="flex flex-col gap-4">
        <div data-field="provider">
          <Field dense label={words.provider} hint={isOff ? words.offHint : undefined} error={problems['provider']}>
            {(control) => (
              <Select
                {...control}
                value={typed.provider}
                onChange={(provider) => change({ provider: provider as ModelProvider })}
                options={modelProviders.map((value) => ({ value, label: words.providers[value] }))}
              />
            )}
          </Field>
        </div>
        {isOff ? null : (
          <>
            <div data-field="baseUrl">
              <InputField
                dense
                label={words.address}
                hint={typed.provider === 'anthropic' ? words.addressOptional : words.addressHint}
                error={problems['baseUrl']}
                placeholder={typed.provider === 'anthropic' ? words.ownAddress : modelAddressExample}
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={modelLimits.url}
                value={typed.baseUrl}
                onChange={(baseUrl) => change({ baseUrl })}
              />
            </div>
            <div data-field="model">
              <InputField
                dense
                label={words.model}
                hint={words.modelHint}
                error={problems['model']}
                autoCapitalize="none"
                spellCheck={false}
                maxLength={modelLimits.name}
                value={typed.model}
                onChange={(model) => change({ model })}
              />
            </div>
            <SecretField
              field="apiKey"
              maxLength={modelLimits.key}
              words={{
                ...{ label: words.key, hint: words.keyHint, stored: words.keyStored, unreadable: words.keyUnreadable },
                ...{ other: words.keyOther, removed: words.keyRemoved },
                ...{ replace: words.replaceKey, remove: words.removeKey, keep: words.keepKey },
              }}
              isStored={saved.hasKey}
              isUnreadable={saved.keyUnreadable}
              isOther={isOther}
              edit={secret}
              error={problems['apiKey']}
              onChange={changeSecret}
            />
          </>
        )}
      </div>
    </Panel>
  );
}

function FixedProvider({ saved, edit: { typed, change } }: SettingsPanelProps) {
  const { settings: words } = useText().models;
  const { provider, baseUrl, model, hasKey } = saved;
  return (
    <Panel title={words.which} text={words.environment}>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-13">
        {provider === 'off' ? null : <Fact name={words.provider}>{words.providers[provider]}</Fact>}
        <Fact name={words.address}>{baseUrl ?? words.ownAddress}</Fact>
        <Fact name={words.model}>{model}</Fact>
        <Fact name={words.key}>{hasKey ? words.keyStored : words.keyNone}</Fact>
      </dl>
      <div className="mt-3 -mb-3 border-t border-line">
        <SettingRow {...words.use}>
          {(control) => (
            <Switch
              {...control}
              checked={typed.provider !== 'off'}
              // Any provider switches it on: the server takes the one of the environment.
              onChange={(isOn) => change({ provider: isOn ? (provider === 'off' ? 'openai-compatible' : provider) : 'off' })}
            />
          )}
        </SettingRow>
      </div>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
