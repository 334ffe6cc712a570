// Sends a request to an endpoint, as the signed-in person or with a token, and shows the answer. Reading goes with Enter; a write
// goes only with its own button, which says in whose name.

import { referenceWords as words } from '@app/contract/reference/reference-words.ts';
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { Link } from '#lib/link.tsx';
import { type PlainAnswer, sendPlain } from '#lib/plain-request.ts';
import type { Operation } from '#screens/api-docs/description.ts';
import { addressFor, exampleValues } from '#screens/api-docs/request-of.ts';
import { TryAnswer } from '#screens/api-docs/try-answer.tsx';
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
  const { method, parameters, body, callers, answers } = operation;
  const { data: person } = useQuery(currentUserQuery);
  const [withToken, setWithToken] = useState(token !== '');
  const [values, setValues] = useState(() => onlyRequired(operation));
  const [json, setJson] = useState(() => JSON.stringify(body?.example ?? {}, null, 2));
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [answer, setAnswer] = useState<PlainAnswer | 'none'>();
  const [isSending, setSending] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  const id = useId();
  useEffect(() => () => leaving.current?.abort(), []);

  if (answers[0]?.type === 'text/event-stream') return <p className="text-13 text-ink-2">{words.noStream}</p>;
  const isWrite = method !== 'GET';
  const isJson = body?.type === 'application/json';
  const fileField = body && !isJson ? Object.keys(body.schema.properties ?? {})[0] : undefined;
  const user = person?.user;
  const sender = withToken ? words.theToken : (user?.fullName ?? words.nobody);

  async function send(): Promise<void> {
    const isMissing = parameters.some(({ name, required }) => required && !values[name]?.trim());
    const problemNow =
      isMissing || (fileField && !file) ? words.missing : isJson && !isParsable(json) ? words.badJson : undefined;
    setProblem(problemNow);
    if (problemNow !== undefined || isSending) return;
    const aborter = new AbortController();
    leaving.current = aborter;
    setSending(true);
    setAnswer(undefined);
    try {
      const sent = await sendPlain({
        method,
        address: addressFor(operation, values),
        headers: {
          ...(withToken && token !== '' && { Authorization: `Bearer ${token.trim()}` }),
          ...(isJson && { 'Content-Type': 'application/json' }),
        },
        body: isJson ? json : fileField && file ? formWith(fileField, file) : undefined,
        anonymous: withToken,
        signal: aborter.signal,
      });
      setAnswer(sent);
    } catch {
      if (!aborter.signal.aborted) setAnswer('none');
    } finally {
      setSending(false);
    }
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isWrite) void send();
  }

  return (
    <form noValidate className="api-docs-try" onSubmit={submit}>
      <fieldset>
        <legend className="mb-1.5 text-13 font-medium">{words.tryAs}</legend>
        <label className="api-docs-choice">
          <input type="radio" name={`${id}-as`} checked={!withToken} onChange={() => setWithToken(false)} />
          {user ? words.asPerson(user.fullName, user.username) : words.asNobody}
        </label>
        <label className="api-docs-choice">
          <input type="radio" name={`${id}-as`} checked={withToken} onChange={() => setWithToken(true)} />
          {words.asToken}
        </label>
        {!user && !withToken && !callers.everybody ? (
          <Link to={screens.auth.href()} className="api-docs-link text-12">
            {words.signInFirst}
          </Link>
        ) : null}
      </fieldset>
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
          onChange={(value) => setValues((known) => ({ ...known, [name]: value }))}
        />
      ))}
      {isJson ? (
        <TextareaField
          label={words.bodyLabel}
          dense
          rows={Math.min(16, json.split('\n').length + 1)}
          spellCheck={false}
          value={json}
          onChange={setJson}
        />
      ) : null}
      {fileField === undefined ? null : (
        <Field label={words.fileLabel} dense>
          {(control) => <Input {...control} type="file" onChange={(event) => setFile(event.target.files?.[0])} />}
        </Field>
      )}
      <FormError text={problem} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button
          variant={isWrite ? 'primary' : 'secondary'}
          type={isWrite ? 'button' : 'submit'}
          busy={isSending}
          busyLabel={words.sending}
          className="max-w-full"
          onClick={() => {
            if (isWrite) void send();
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

/** Optional parameters stay empty: their examples would only narrow the answer. */
function onlyRequired(operation: Operation): Record<string, string> {
  const examples = exampleValues(operation);
  return Object.fromEntries(
    operation.parameters.filter(({ required }) => required).map(({ name }) => [name, examples[name] ?? '']),
  );
}

function isParsable(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function formWith(name: string, file: File): FormData {
  const form = new FormData();
  form.append(name, file);
  return form;
}
