// Errors as SCIM says them (RFC 7644, section 3.12), for every request below its address.

import type { Language } from '@app/contract/limits.ts';
import { scimTexts } from '@app/texts/sentences/scim.ts';
import type { ApiError } from '#endpoints/errors.ts';
import { ScimError } from '#endpoints/scim/scim-error.ts';

export const scimType = 'application/scim+json; charset=utf-8';
const schema = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** Whether a request goes to SCIM; programs there read no other error. */
export function isScim(url: string): boolean {
  return /^\/+scim(\/|\?|$)/i.test(url);
}

/** Returns the body of an error; `sentence` is its message for the reader. */
export function scimFailure(error: ApiError, language: Language, sentence: string) {
  const own = error instanceof ScimError ? error : undefined;
  const type = own ? own.scimType : typeOf(error);
  const detail = own ? scimTexts[language].refusals[own.sentence] : sentence;
  return { schemas: [schema], status: String(error.status), ...(type && { scimType: type }), detail };
}

/** A refusal of the product in the words of SCIM. */
function typeOf({ status, code, key }: ApiError): string | undefined {
  if (status === 400) return key === 'errors.badJson' || key === 'errors.tooDeep' ? 'invalidSyntax' : 'invalidValue';
  // The rows of a limit are full: another name would not help.
  return status === 409 && code === 'conflict' && key !== 'errors.peopleFull' && key !== 'errors.listFull'
    ? 'uniqueness'
    : undefined;
}
