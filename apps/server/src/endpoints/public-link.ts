// Builds links to the web application.
import type { Config } from '#config.ts';

/**
 * Returns the link to a path, absolute if the server knows its own address. It never uses the request's Host header, which a client can choose.
 */
export function publicLink({ mail: { linkUrl = '' } }: Pick<Config, 'mail'>, path: string): string {
  return linkUrl + path;
}

/** Whether a link can be mailed: there is a mail server, and this server knows its own address. */
export function canMailLinks({ mail }: Pick<Config, 'mail'>): boolean {
  return mail.smtpUrl !== undefined && mail.linkUrl !== undefined;
}
