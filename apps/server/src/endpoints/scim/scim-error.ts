// The refusals of SCIM (RFC 7644, section 3.12), with sentences for whoever runs a directory.
import type { ScimText } from '@app/texts/english/administration/scim.ts';
import { ApiError } from '#endpoints/errors.ts';

/** The detail error of SCIM, by which a directory knows what is wrong. */
type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'
  | 'uniqueness';

type Sentence = keyof ScimText['refusals'];

/** An error that only SCIM answers with. */
export class ScimError extends ApiError {
  readonly sentence: Sentence;
  readonly scimType: ScimType | undefined;

  constructor(status: number, sentence: Sentence, scimType?: ScimType) {
    super(status, 'scim', 'errors.invalid');
    this.sentence = sentence;
    this.scimType = scimType;
  }
}
