// A request of the API reference: the values of its form, and sending it.
import { referenceWords as words } from '@app/contract/reference/reference-words.ts';
import { useEffect, useRef, useState } from 'react';
import { type PlainAnswer, sendPlain } from '#lib/plain-request.ts';
import type { Operation } from '#screens/api-docs/description.ts';
import { addressFor, exampleValues } from '#screens/api-docs/request-of.ts';

/** `token` is sent instead of the session; undefined: the request is the signed-in person's. */
export function useTryRequest(operation: Operation, token: string | undefined) {
  const { method, parameters, body } = operation;
  const [values, setValues] = useState(() => onlyRequired(operation));
  const [json, setJson] = useState(() => JSON.stringify(body?.example ?? {}, null, 2));
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [answer, setAnswer] = useState<PlainAnswer | 'none'>();
  const [isSending, setSending] = useState(false);
  const aborter = useRef<AbortController>(undefined);
  useEffect(() => () => aborter.current?.abort(), []);
  const isJson = body?.type === 'application/json';
  const fileField = body && !isJson ? Object.keys(body.schema.properties ?? {})[0] : undefined;

  function findProblem(): string | undefined {
    const isMissing = parameters.some(({ name, required }) => required && !values[name]?.trim());
    if (isMissing || (fileField && !file)) return words.missing;
    return isJson && !isParsable(json) ? words.badJson : undefined;
  }
  async function send(): Promise<void> {
    const problemNow = findProblem();
    setProblem(problemNow);
    if (problemNow !== undefined || isSending) return;
    aborter.current = new AbortController();
    const { signal } = aborter.current;
    setSending(true);
    setAnswer(undefined);
    try {
      const received = await sendPlain({
        method,
        address: addressFor(operation, values),
        headers: {
          ...(token && { Authorization: `Bearer ${token.trim()}` }),
          ...(isJson && { 'Content-Type': 'application/json' }),
        },
        body: isJson ? json : fileField && file ? formWith(fileField, file) : undefined,
        anonymous: token !== undefined,
        signal,
      });
      setAnswer(received);
    } catch {
      if (!signal.aborted) setAnswer('none');
    } finally {
      setSending(false);
    }
  }
  return {
    values,
    setValue: (name: string, value: string) => setValues((now) => ({ ...now, [name]: value })),
    /** The text of the body; undefined for a request without JSON. */
    json: isJson ? json : undefined,
    setJson,
    /** The name of the field for a file. */
    fileField,
    setFile,
    problem,
    answer,
    isSending,
    send,
  };
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
