// The mail server and the address of the sender. What is typed survives a failure and a reload. The company's name and the address of
// links, which are the company's, are shown with the way to them.

import { limits } from '@app/contract/limits.ts';
import { type MailServer, MailServerChange } from '@app/contract/mail-server/mail-server.contract.ts';
import {
  type MailSecurity,
  mailSecurities,
  mailSecurityNames,
  mailServerLimits,
} from '@app/contract/mail-server/mail-server.limits.ts';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { mailServerQuery, saveMailServer } from '#features/mail-server/mail-server.queries.ts';
import { ConflictNotice } from '#features/pickers/conflict-notice.tsx';
import { companyPath } from '#features/setup/setup-paths.ts';
import { useSetupText } from '#features/setup/setup-text.ts';
import { Link } from '#lib/link.tsx';
import { useText } from '#lib/text.ts';
import {
  changeOf,
  companyOf,
  isOtherAccount,
  isSameTyped,
  type TypedMailServer,
  typedOf,
  withSecurity,
} from '#screens/admin/emails/server/typed-mail-server.ts';
import { SecretField } from '#screens/admin/secret-field.tsx';
import { useAskedField } from '#screens/admin/use-asked-field.ts';
import { type SettingsEdit, useSettingsEdit } from '#screens/admin/use-settings-edit.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { InputField } from '#ui/input-field.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function MailServerPanel() {
  const { mailServer: words } = useSetupText();
  const { data, error, isError, isFetching, refetch } = useQuery(mailServerQuery);
  if (data) return <Form saved={data} />;
  return isError ? (
    <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
  ) : (
    <div>
      <Skeleton className="h-110 w-full" />
    </div>
  );
}

interface FormProps {
  saved: MailServer;
}

interface PartProps extends FormProps {
  edit: SettingsEdit<TypedMailServer>;
}

function Form({ saved }: FormProps) {
  const { email, mailServer: general } = useText();
  const { mailServer: words } = useSetupText();
  const edit: SettingsEdit<TypedMailServer> = useSettingsEdit({
    draftKey: 'mail-server',
    saved,
    secretField: 'password',
    typedOf,
    isSame: isSameTyped,
    check: (typed, secret, version) =>
      MailServerChange.safeParse(changeOf(typed, secret, { ...companyOf(saved, location.origin), version })),
    save: saveMailServer,
    words,
  });
  const { submit, discard, isPending, isChanged, isNewer } = edit;
  useAskedField();
  const { server } = saved.fromEnvironment;
  return (
    <Panel title={email.server} text={words.text}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ServerFields saved={saved} edit={edit} />
        <SenderFields saved={saved} edit={edit} />
        {server ? (
          <p className="flex gap-2 text-12 text-pretty text-ink-2">
            <Lock aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
            {words.environment}
          </p>
        ) : null}
        {isNewer ? <ConflictNotice title={general.changed} busy={isPending} onSee={discard} /> : null}
        {server ? null : (
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" variant="primary" busy={isPending} busyLabel={general.saving}>
              {general.save}
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
        )}
      </form>
    </Panel>
  );
}

function ServerFields({ saved, edit }: PartProps) {
  const { mailServer: words } = useSetupText();
  const { typed, change, secret, changeSecret, problems } = edit;
  const isFixed = saved.fromEnvironment.server;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_96px_132px]">
        <TextField
          edit={edit}
          name="host"
          label={words.host}
          hint={words.hostHint}
          isFixed={isFixed}
          placeholder="smtp.example.com"
        />
        <TextField edit={edit} name="port" label={words.port} isFixed={isFixed} inputMode="numeric" />
        <Field dense label={words.security} error={problems['security']}>
          {(control) => (
            <Select
              {...control}
              disabled={isFixed}
              value={typed.security}
              onChange={(security) => change(withSecurity(typed, security as MailSecurity))}
              options={mailSecurities.map((value) => ({ value, label: mailSecurityNames[value] }))}
            />
          )}
        </Field>
      </div>
      <TextField edit={edit} name="user" label={words.user} hint={words.userHint} isFixed={isFixed} />
      {isFixed || typed.user.trim() === '' ? null : (
        <SecretField
          field="password"
          maxLength={mailServerLimits.password}
          words={{
            ...{ label: words.password, hint: words.passwordHint, stored: words.passwordStored },
            ...{ unreadable: words.passwordUnreadable, other: words.passwordOther, removed: words.passwordRemoved },
            ...{ replace: words.replacePassword, remove: words.removePassword, keep: words.keepPassword },
          }}
          isStored={saved.hasPassword}
          isUnreadable={saved.passwordUnreadable}
          isOther={saved.hasPassword && isOtherAccount(saved, typed)}
          edit={secret}
          error={problems['password']}
          onChange={changeSecret}
        />
      )}
    </>
  );
}

function SenderFields({ saved, edit }: PartProps) {
  const { mailServer: words } = useSetupText();
  const { sender, title } = useSetupText().company;
  const { companyName, address } = companyOf(saved, location.origin);
  return (
    <div>
      <TextField
        edit={edit}
        name="senderEmail"
        label={words.senderEmail}
        isFixed={saved.fromEnvironment.server}
        inputMode="email"
      />
      <p className="mt-1 text-12 text-pretty text-ink-2">
        {sender(companyName, address ?? '')}{' '}
        <Link to={companyPath} className="font-medium text-brand-text hover:underline">
          {title}
        </Link>
      </p>
    </div>
  );
}

interface TextFieldProps {
  edit: SettingsEdit<TypedMailServer>;
  name: Exclude<keyof TypedMailServer, 'security'>;
  label: string;
  hint?: string;
  isFixed: boolean;
  placeholder?: string;
  inputMode?: 'numeric' | 'email';
}

const sizes: Record<TextFieldProps['name'], number> = {
  ...{ host: mailServerLimits.host, port: 5, user: mailServerLimits.user, senderEmail: limits.email.max },
};

/** A value of the environment is shown and cannot be changed. */
function TextField({ edit: { typed, change, problems }, name, isFixed, ...rest }: TextFieldProps) {
  return (
    <div data-field={name}>
      <InputField
        {...rest}
        dense
        error={problems[name]}
        readOnly={isFixed}
        className={isFixed ? 'opacity-70' : undefined}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={sizes[name]}
        value={typed[name]}
        onChange={(value) => change({ [name]: value })}
      />
    </div>
  );
}
