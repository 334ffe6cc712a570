// Links to the web that are handed out.
import type { Config } from '#config.ts';

/** The link to a path, absolute where PUBLIC_URL is set; never made of a request's Host, which anybody may choose. */
export function publicLink({ publicUrl = '' }: Pick<Config, 'publicUrl'>, path: string): string {
  return publicUrl + path;
}
