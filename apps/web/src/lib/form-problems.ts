// The problems of a form: the server's messages by field, and the focus on the first of them.
import { RequestError } from '#lib/request-error.ts';
import { reasonOf } from '#lib/text.ts';

export type FormProblems<Field extends string> = Partial<Record<Field | 'form', string>>;

/** Returns the server's messages for these fields (`scopes.0` counts for `scopes`), or the whole failure as `form`. */
export function serverProblems<Field extends string>(error: Error | null, fields: readonly Field[]): FormProblems<Field> {
  if (!error) return {};
  const named = Object.entries(error instanceof RequestError ? (error.body.fields ?? {}) : {})
    .map(([name, text]) => [name.split('.')[0], text] as const)
    .filter(([name]) => fields.some((field) => field === name));
  return (named.length > 0 ? Object.fromEntries(named) : { form: reasonOf(error) }) as FormProblems<Field>;
}

export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
