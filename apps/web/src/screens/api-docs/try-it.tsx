// Sends a request to an endpoint, as the signed-in person or with a token, and shows the answer. Reading goes with Enter; a write
// goes only with its own button, which says in whose name.

import { referenceWords as words } from '@app/contract/reference/reference-words.ts';
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { Link } from '#lib/link.tsx';
import type { Operation } from '#screens/api-docs/description.ts';
import { TryAnswer } from '#screens/api-docs/try-answer.tsx';
import { useTryRequest } from '#screens/api-docs/use-try-request.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Input } from '#ui/input.tsx';
import { InputField } from '#ui/input-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';

interface TryItProps {
  operation: Operation;
  token: string;
  onToken: (token: string) => void;
}

export function TryIt({ operation, token, onToken }: TryItProps) {
  const { method, parameters, callers, answers } = operation;
  const { data: person } = useQuery(currentUserQuery);
  const [withToken, setWithToken] = useState(token !== '');
  const request = useTryRequest(operation, withToken ? token : undefined);
  const { values, json, answer } = request;

  if (answers[0]?.type === 'text/event-stream') return <p className="text-13 text-ink-2">{words.noStream}</p>;
  const isWrite = method !== 'GET';
  const sender = withToken ? words.theToken : (person?.user.fullName ?? words.nobody);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isWrite) void request.send();
  }

  return (
    <form noValidate className="api-docs-try" onSubmit={submit}>
      <SenderChoice withToken={withToken} onChange={setWithToken} everybody={callers.everybody} />
      {withToken ? (
        <InputField
          label={words.tokenLabel}
          hint={callers.scope === undefined && !callers.everybody ? words.noTokens : words.tokenHint}
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={token}
          onChange={onToken}
        />
      ) : null}
      {parameters.map(({ name, required }) => (
        <InputField
          key={name}
          label={name}
          optional={required ? undefined : words.optional}
          dense
          autoComplete="off"
          spellCheck={false}
          value={values[name] ?? ''}
          onChange={(value) => request.setValue(name, value)}
        />
      ))}
      {json === undefined ? null : (
        <TextareaField
          label={words.bodyLabel}
          dense
          rows={Math.min(16, json.split('\n').length + 1)}
          spellCheck={false}
          value={json}
          onChange={request.setJson}
        />
      )}
      {request.fileField === undefined ? null : (
        <Field label={words.fileLabel} dense>
          {(control) => <Input {...control} type="file" onChange={(event) => request.setFile(event.target.files?.[0])} />}
        </Field>
      )}
      <FormError text={request.problem} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button
          variant={isWrite ? 'primary' : 'secondary'}
          type={isWrite ? 'button' : 'submit'}
          busy={request.isSending}
          busyLabel={words.sending}
          className="max-w-full"
          onClick={() => {
            if (isWrite) void request.send();
          }}
        >
          {isWrite ? words.sendAs(method, sender) : words.send}
        </Button>
        {isWrite ? <p className="text-12 text-ink-2">{words.changes}</p> : null}
      </div>
      <div role="status">{answer === undefined ? null : <TryAnswer answer={answer} />}</div>
    </form>
  );
}

interface SenderChoiceProps {
  withToken: boolean;
  onChange: (withToken: boolean) => void;
  /** Whether everybody may call the endpoint. */
  everybody: boolean;
}

function SenderChoice({ withToken, onChange, everybody }: SenderChoiceProps) {
  const user = useQuery(currentUserQuery).data?.user;
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium">{words.tryAs}</legend>
      <label className="api-docs-choice">
        <input type="radio" name={name} checked={!withToken} onChange={() => onChange(false)} />
        {user ? words.asPerson(user.fullName, user.username) : words.asNobody}
      </label>
      <label className="api-docs-choice">
        <input type="radio" name={name} checked={withToken} onChange={() => onChange(true)} />
        {words.asToken}
      </label>
      {!user && !withToken && !everybody ? (
        <Link to={screens.auth.href()} className="api-docs-link text-12">
          {words.signInFirst}
        </Link>
      ) : null}
    </fieldset>
  );
}
