// The form of a dialog that asks for the password: validated by the contract, then by the server.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { RequestError } from '#lib/call.ts';
import { reasonOf, textOf } from '#lib/text.ts';

type Problems = Readonly<Record<string, string>>;

interface AccountMutation<Values> {
  isPending: boolean;
  error: Error | null;
  send: (values: Values) => void;
}

/** Returns values, errors by field (`form` is the whole form's), and the submit handler. A rejected form keeps its values. */
export function useAccountForm<Values extends Record<string, string>>(
  schema: z.ZodMiniType<Values>,
  initial: Values,
  { isPending, error, send }: AccountMutation<Values>,
) {
  const [values, setValues] = useState(initial);
  const [own, setOwn] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const names = useRef(initial);
  const problems: Problems = isPending ? {} : { ...serverProblems(error, Object.keys(initial)), ...own };
  function change(part: Partial<Values>): void {
    setValues((previous) => ({ ...previous, ...part }));
    setOwn((previous) => ({ ...previous, ...Object.fromEntries(Object.keys(part).map((name) => [name, ''])) }));
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    const parsed = schema.safeParse(values);
    const issues = parsed.success ? [] : parsed.error.issues;
    setOwn(Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), textOf(message)])));
    form.current = event.currentTarget;
    if (parsed.success) send(parsed.data);
    else focus(form.current, String(issues[0]?.path[0]));
  }
  useEffect(() => {
    const [first] = Object.keys(serverProblems(error, Object.keys(names.current)));
    if (first) focus(form.current, first);
  }, [error]);
  const problem = (name: string) => problems[name] || undefined;
  return { values, change, submit, problem };
}

/** Focuses the invalid field, so that screen readers announce its error. */
function focus(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

function serverProblems(error: Error | null, names: readonly string[]): Problems {
  if (!error) return {};
  const fields = error instanceof RequestError ? (error.body.fields ?? {}) : {};
  const named = Object.entries(fields).filter(([name]) => names.includes(name));
  return named.length > 0 ? Object.fromEntries(named) : { form: reasonOf(error) };
}
