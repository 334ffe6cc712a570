// Classifies a failed attempt: a code for people, and whether to retry the mail, to wait for the server, or to give up.
import type { MailFailure } from '@app/contract/email/email.rules.ts';
import { sanitizeName } from '@app/contract/fields.ts';

export interface Failure {
  code: MailFailure;
  /** `away`: the mail server is unavailable for all mails; `again`: retry this mail later; `never`: give up this mail. */
  next: 'away' | 'again' | 'never';
  /** The mail server's own words, on one line and shortened. Only for the administrator who tests the connection: it is not stored. */
  answer?: string | undefined;
}

/** The codes of failures of the server, not of a single mail. */
export const awayCodes = [
  'unreachable',
  'timeout',
  'tls',
  'signIn',
  'serverRefused',
  'oauthRefreshToken',
  'oauthUnauthorizedClient',
  'oauthInvalidGrant',
  'oauthFailed',
] as const satisfies MailFailure[];

interface SmtpError {
  code?: string | undefined;
  /** The underlying code of the system or of TLS. */
  originalCode?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
  message: string;
}

/** Classifies an error of the mail library. Its message may quote the server or a token endpoint and is not stored. */
export function failureOf(error: unknown, oauth: boolean): Failure {
  if (!(error instanceof Error)) return { code: 'unexpected', next: 'again' };
  const { response } = error as SmtpError;
  const failure = classify(error, oauth);
  return response ? { ...failure, answer: sanitizeName(response).slice(0, longestAnswer) } : failure;
}

/** In characters. */
const longestAnswer = 300;

function classify(error: Error, oauth: boolean): Failure {
  const { code, originalCode, command = '', responseCode = 0, message } = error as Error & SmtpError;
  if (code === 'EOAUTH2' || originalCode === 'EOAUTH2' || (oauth && code === 'EAUTH'))
    return { code: oauthCode(message), next: 'away' };
  if (code === 'EAUTH' || code === 'ENOAUTH' || [530, 535].includes(responseCode))
    return responseCode >= 400 && responseCode < 500 ? { code: 'busy', next: 'away' } : { code: 'signIn', next: 'away' };
  if (code === 'ETLS' || isTls(originalCode) || isTls(code)) return { code: 'tls', next: 'away' };
  // The server refused the connection or the client before any mail was sent.
  if (code === 'EPROTOCOL' && ['CONN', 'EHLO', 'HELO', 'LHLO'].includes(command))
    return { code: responseCode >= 500 ? 'serverRefused' : 'busy', next: 'away' };
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return refusal(command, responseCode);
  // A timeout before the greeting is the server's; a later one may be caused by the mail.
  if (code === 'ETIMEDOUT' || code === 'EABORT')
    return {
      code: 'timeout',
      next: /^(Connection timeout|Greeting never received|TLS handshake)/.test(message) ? 'away' : 'again',
    };
  if (responseCode >= 400 && responseCode < 500) return { code: 'busy', next: 'again' };
  if (code === 'ECONNECTION' || code === 'ESOCKET' || code === 'EDNS') return { code: 'unreachable', next: 'away' };
  return { code: 'unexpected', next: 'again' };
}

function refusal(command: string, responseCode: number): Failure {
  if (responseCode >= 400 && responseCode < 500) return { code: 'busy', next: 'again' };
  if (command === 'MAIL FROM') return { code: 'senderRefused', next: 'never' };
  if (command === 'DATA') return { code: 'messageRefused', next: 'never' };
  return { code: 'recipientRefused', next: 'never' };
}

function oauthCode(message: string): MailFailure {
  if (/unauthorized_client|invalid_client/i.test(message)) return 'oauthUnauthorizedClient';
  if (/invalid_grant/i.test(message)) return 'oauthInvalidGrant';
  return /refresh.?token|can't create new access token/i.test(message) ? 'oauthRefreshToken' : 'oauthFailed';
}

/** Whether a code of the system is about TLS. */
export function isTls(code: string | undefined): boolean {
  return code !== undefined && /^(ERR_TLS|ERR_SSL|EPROTO$|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH)/.test(code);
}
