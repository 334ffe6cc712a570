// The settings of the model. Nothing changes before they are saved, and what is typed survives a failure and a reload.
import { type AssistantLevel, assistantSettings } from '@app/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { ConflictNotice } from '#features/pickers/conflict-notice.tsx';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { ProviderPanel, type SettingsPanelProps } from '#screens/admin/models/provider-panel.tsx';
import type { ModelSettingsEdit } from '#screens/admin/models/use-model-settings.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ErrorText } from '#ui/error-text.tsx';
import { Input } from '#ui/input.tsx';
import { InputField } from '#ui/input-field.tsx';
import { Panel } from '#ui/panel.tsx';
import { SettingRow } from '#ui/setting-row.tsx';
import { Switch } from '#ui/switch.tsx';

/** Digits of a number that a person types. */
const digits = 12;

export function SettingsPart({ saved, edit }: SettingsPanelProps) {
  const { models } = useText();
  const { settings: words } = models;
  const { typed, submit, discard, isPending, isChanged, isNewer } = edit;
  const isOn = typed.provider !== 'off';
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <ProviderPanel saved={saved} edit={edit} />
      {isOn ? (
        <>
          <LevelPanel edit={edit} />
          <DepartmentsPanel edit={edit} />
          <CostPanel edit={edit} />
        </>
      ) : null}
      <PrivacyPanel edit={edit} isOn={isOn} />
      {isNewer ? <ConflictNotice title={models.changed} busy={isPending} onSee={discard} /> : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" busy={isPending} busyLabel={words.saving} disabled={!isChanged}>
          {words.save}
        </Button>
        {isChanged ? (
          <Button variant="ghost" onClick={discard}>
            {words.discard}
          </Button>
        ) : null}
        <p role="status" className="text-12 text-ink-2 empty:hidden">
          {isChanged ? words.unsaved : ''}
        </p>
      </div>
    </form>
  );
}

interface PanelProps {
  edit: ModelSettingsEdit;
}

function LevelPanel({ edit: { typed, change, problems } }: PanelProps) {
  const { settings: words } = useText().models;
  const error = problems['levels'];
  function toggle(level: AssistantLevel, isChosen: boolean): void {
    change({ levels: assistantSettings.levels.filter((each) => (each === level ? isChosen : typed.levels.includes(each))) });
  }
  return (
    <div data-field="levels">
      <Panel rows title={words.levels} text={words.levelsText}>
        {assistantSettings.levels.map((level) => (
          <SettingRow key={level} {...words.level[level]}>
            {(control) => (
              <Checkbox {...control} checked={typed.levels.includes(level)} onChange={(isChosen) => toggle(level, isChosen)} />
            )}
          </SettingRow>
        ))}
        {error ? <ErrorText className="pb-3">{error}</ErrorText> : null}
      </Panel>
    </div>
  );
}

function DepartmentsPanel({ edit: { typed, change } }: PanelProps) {
  const { settings: words } = useText().models;
  const names = useNames();
  const { data: departments = [] } = useQuery(departmentsQuery);
  const { offDepartments: off } = typed;
  if (departments.length === 0) return null;
  return (
    <Panel rows title={words.off.title} text={words.off.text}>
      {departments.map(({ id, name, description }) => (
        <SettingRow key={id} title={names.department(name)} text={description ?? ''}>
          {(control) => (
            <Checkbox
              {...control}
              checked={off.includes(id)}
              onChange={(isOff) => change({ offDepartments: isOff ? [...off, id] : off.filter((each) => each !== id) })}
            />
          )}
        </SettingRow>
      ))}
    </Panel>
  );
}

function CostPanel({ edit }: PanelProps) {
  const { settings: words } = useText().models;
  return (
    <Panel title={words.cost}>
      <div className="flex flex-col gap-3">
        <NumberField edit={edit} name="dailyTokens" label={words.dailyTokens} hint={words.dailyTokensHint} none={words.noLimit} />
        <div className="grid gap-3 sm:grid-cols-2">
          <NumberField edit={edit} name="prices.input" label={words.priceIn} hint={words.priceHint} none={words.noPrice} />
          <NumberField edit={edit} name="prices.output" label={words.priceOut} none={words.noPrice} />
        </div>
      </div>
    </Panel>
  );
}

interface NumberFieldProps extends PanelProps {
  name: 'dailyTokens' | 'prices.input' | 'prices.output';
  label: string;
  hint?: string;
  /** Shown while it is empty. */
  none: string;
}

function NumberField({ edit: { typed, change, problems }, name, none, ...strings }: NumberFieldProps) {
  return (
    <div data-field={name}>
      <InputField
        {...strings}
        dense
        error={problems[name]}
        placeholder={none}
        inputMode="decimal"
        maxLength={digits}
        value={typed[name]}
        onChange={(value) => change({ [name]: value })}
      />
    </div>
  );
}

function PrivacyPanel({ edit: { typed, change, problems }, isOn }: PanelProps & { isOn: boolean }) {
  const { settings: words } = useText().models;
  const error = problems['conversationDays'];
  return (
    <Panel rows title={words.privacy}>
      {isOn ? (
        <>
          <SettingRow {...words.redact}>
            {(control) => (
              <Switch {...control} checked={typed.redactEmails} onChange={(redactEmails) => change({ redactEmails })} />
            )}
          </SettingRow>
          <SettingRow {...words.keep}>
            {(control) => <Switch {...control} checked={typed.keepContent} onChange={(keepContent) => change({ keepContent })} />}
          </SettingRow>
        </>
      ) : null}
      <div data-field="conversationDays">
        <SettingRow {...words.days}>
          {(control) => (
            <div className="w-20">
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                aria-invalid={error === undefined ? undefined : true}
                maxLength={digits}
                value={typed.conversationDays}
                onChange={(event) => change({ conversationDays: event.target.value })}
              />
            </div>
          )}
        </SettingRow>
        {error ? (
          <ErrorText role="alert" className="pb-3">
            {error}
          </ErrorText>
        ) : null}
      </div>
    </Panel>
  );
}
