// What the server says against a form: by field where it names one, otherwise about the whole form (`root`).
import { RequestError } from '#lib/call.ts';
import { reasonOf } from '#lib/text.ts';

/** The problems of a refused form, each with the name of a field or `root`; never empty. */
export function formProblems<Name extends string>(error: Error, names: readonly Name[]): [Name | 'root', string][] {
  const fields = error instanceof RequestError ? (error.body.fields ?? {}) : {};
  const named = names.flatMap((name): [Name, string][] => (fields[name] === undefined ? [] : [[name, fields[name]]]));
  return named.length > 0 ? named : [['root', reasonOf(error)]];
}
