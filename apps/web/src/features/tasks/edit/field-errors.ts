// Validates with a schema and returns the first message of each field as a sentence.
import { textOf } from '#lib/text.ts';

interface Issue {
  path: PropertyKey[];
  message: string;
}

export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= textOf(message);
  return errors;
}
