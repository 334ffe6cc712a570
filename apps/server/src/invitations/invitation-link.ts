// The link of an invitation.
import { screens } from '@app/contract';
import type { Config } from '#config.ts';

/** The link with a token, absolute where PUBLIC_URL is set; never made of a request's Host, which anybody may choose. */
export function linkOf({ publicUrl = '' }: Pick<Config, 'publicUrl'>, token: string): string {
  return publicUrl + screens.invitation.href(token);
}
