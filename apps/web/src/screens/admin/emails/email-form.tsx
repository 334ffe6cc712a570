// The form of an e-mail template: name, event, description, subject, content with its placeholders, and whether it is active.

import { manualTrigger, type TriggerEvent, triggerEvents } from '@app/contract/email-templates/email-templates.limits.ts';
import { limits } from '@app/contract/limits.ts';
import { useRef } from 'react';
import type { TextField } from '#lib/insert-text.ts';
import { useText } from '#lib/text.ts';
import { ContentField } from '#screens/admin/emails/content-field.tsx';
import { DraftMailButton } from '#screens/admin/emails/draft-mail-button.tsx';
import { PlaceholderBar } from '#screens/admin/emails/placeholder-bar.tsx';
import { UnknownPlaceholders } from '#screens/admin/emails/unknown-placeholders.tsx';
import type { EmailEdit } from '#screens/admin/emails/use-email-edit.tsx';
import { Field } from '#ui/field.tsx';
import { InputField } from '#ui/input-field.tsx';
import { Select } from '#ui/select.tsx';
import { SettingRow } from '#ui/setting-row.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';

export function EmailForm({ edit }: { edit: EmailEdit }) {
  const { emailTemplates: words } = useText();
  const { draft, change, problems, template } = edit;
  const subject = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  // The field that had the focus last; placeholders are inserted here.
  const last = useRef<TextField>(null);
  return (
    <form id={edit.formId} noValidate onSubmit={edit.submit} className="flex min-w-0 flex-col gap-1">
      {template?.isBuiltIn ? (
        <p className="mb-3 rounded-md bg-column px-3 py-2 text-12 text-pretty text-ink-2">{words.builtInText}</p>
      ) : null}
      <div className="grid gap-x-4 sm:grid-cols-2">
        <div data-field="name">
          <InputField
            label={words.name}
            error={problems.name}
            value={draft.name}
            maxLength={limits.emailTemplate.name}
            onChange={(name) => change({ name })}
          />
        </div>
        <div data-field="triggerEvent">
          <Field
            label={words.trigger}
            error={problems.triggerEvent}
            hint={template?.isDefault ? words.triggerLocked : draft.triggerEvent && words.triggerTexts[draft.triggerEvent]}
          >
            {(control) => (
              <Select
                {...control}
                value={draft.triggerEvent}
                placeholder={words.chooseTrigger}
                disabled={template?.isDefault}
                onChange={(value) =>
                  change({ triggerEvent: value as TriggerEvent, ...(value === manualTrigger && { isDefault: false }) })
                }
                options={triggerEvents.map((value) => ({ value, label: words.triggers[value] }))}
              />
            )}
          </Field>
        </div>
      </div>
      <TextareaField
        label={words.description}
        optional={words.optional}
        value={draft.description}
        maxLength={limits.emailTemplate.description}
        onChange={(description) => change({ description })}
      />
      <DraftMailButton edit={edit} />
      <div data-field="subject">
        <InputField
          ref={subject}
          label={words.subject}
          error={problems.subject}
          value={draft.subject}
          maxLength={limits.emailTemplate.subject}
          onFocus={() => {
            last.current = subject.current;
          }}
          onChange={(text) => change({ subject: text })}
        />
      </div>
      <PlaceholderBar field={() => last.current ?? content.current} />
      <div data-field="htmlContent">
        <Field label={words.content} error={problems.htmlContent}>
          {(control) => (
            <ContentField
              {...control}
              ref={content}
              value={draft.htmlContent}
              maxLength={limits.emailTemplate.html}
              onFocus={() => {
                last.current = content.current;
              }}
              onChange={(event) => change({ htmlContent: event.target.value })}
            />
          )}
        </Field>
      </div>
      <UnknownPlaceholders
        texts={[draft.subject, draft.htmlContent]}
        fields={() => [subject.current, content.current].filter((field) => field !== null)}
      />
      <Use edit={edit} />
    </form>
  );
}

function Use({ edit: { draft, change, template } }: { edit: EmailEdit }) {
  const { emailTemplates: words } = useText();
  return (
    <div className="divide-y divide-line border-t border-line">
      <SettingRow title={words.isActive} text={words.isActiveText}>
        {(control) => <Switch {...control} checked={draft.isActive} onChange={(isActive) => change({ isActive })} />}
      </SettingRow>
      {template?.isDefault ? (
        <p className="py-3 text-12 text-pretty text-ink-2">{words.isDefaultText}</p>
      ) : draft.triggerEvent === manualTrigger ? null : (
        <SettingRow title={words.makeDefault} text={words.makeDefaultText}>
          {(control) => <Switch {...control} checked={draft.isDefault} onChange={(isDefault) => change({ isDefault })} />}
        </SettingRow>
      )}
    </div>
  );
}
