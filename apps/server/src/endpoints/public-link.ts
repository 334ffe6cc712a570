// Builds links to the web application.
import type { Config } from '#config.ts';

/**
 * Returns the link to a path, absolute if PUBLIC_URL is set. It never uses the request's Host header, which a client can choose.
 */
export function publicLink({ publicUrl = '' }: Pick<Config, 'publicUrl'>, path: string): string {
  return publicUrl + path;
}
