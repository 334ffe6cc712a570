// Says why a task of a bulk change stayed as it was, in the caller's language.
import type { BulkResult } from '@app/contract/bulk-changes/bulk-changes.contract.ts';
import { textByKey } from '@app/texts/catalogue.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import type { ApiError } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';

/** Returns the refusal with the code and the sentence that the same change of this task alone would get. */
export function refusalOf(
  actor: Principal,
  { id, title }: { id: number; title: string | null },
  { code, key, extra }: ApiError,
): BulkResult['refused'][number] {
  const catalogue = catalogues[actor.language];
  const issues = (extra['issues'] ?? []) as { field: string }[];
  const message = textByKey(catalogue, key) ?? catalogue.errors.invalid;
  return { taskId: id, title, error: code, message, fields: issues.map(({ field }) => field) };
}
