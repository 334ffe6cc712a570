// Maps the server's errors to a form: by field if it names one, otherwise to the whole form (`root`).
import { RequestError } from '#lib/call.ts';
import { reasonOf } from '#lib/text.ts';

/** Returns the errors of a rejected form, each with the name of a field or `root`; never empty. */
export function formErrors<Name extends string>(error: Error, names: readonly Name[]): [Name | 'root', string][] {
  const fields = error instanceof RequestError ? (error.body.fields ?? {}) : {};
  const named = names.flatMap((name): [Name, string][] => (fields[name] === undefined ? [] : [[name, fields[name]]]));
  return named.length > 0 ? named : [['root', reasonOf(error)]];
}
