// The mail server as it is typed. Pure.
import type { MailServer, MailServerChange } from '@app/contract/mail-server/mail-server.contract.ts';
import { type MailSecurity, mailPorts } from '@app/contract/mail-server/mail-server.limits.ts';
import type { SecretEdit } from '#screens/admin/use-settings-edit.ts';

/** Named as the API names the fields, so that its errors find them. */
export interface TypedMailServer {
  host: string;
  port: string;
  security: MailSecurity;
  user: string;
  senderEmail: string;
}

/** What is stored with it and set elsewhere. */
export type CompanyFacts = Pick<MailServer, 'companyName' | 'address'>;

export function typedOf({ host, port, security, user, senderEmail }: MailServer): TypedMailServer {
  return { host: host ?? '', port: String(port), security, user, senderEmail };
}

/** Links begin with the address of this page until one is set. */
export function companyOf({ companyName, address }: MailServer, pageAddress: string): CompanyFacts {
  return { companyName, address: address ?? pageAddress };
}

export function isSameTyped(one: TypedMailServer, other: TypedMailServer): boolean {
  return JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());
}

/** Returns what changes with the encryption: a usual port becomes the usual port of the other one. */
export function withSecurity({ port, security: before }: TypedMailServer, security: MailSecurity): Partial<TypedMailServer> {
  return port === String(mailPorts[before]) ? { security, port: String(mailPorts[security]) } : { security };
}

/** Returns the change; a port that is no number is NaN, which the schema refuses. */
export function changeOf(
  { port, host, ...rest }: TypedMailServer,
  secret: SecretEdit,
  stored: CompanyFacts & Pick<MailServer, 'version'>,
): MailServerChange {
  return {
    ...rest,
    ...stored,
    host: host.trim() || null,
    port: /^\d+$/.test(port.trim()) ? Number(port) : Number.NaN,
    ...(secret.kind === 'remove' && { password: null }),
    ...(secret.kind === 'replace' && secret.value !== '' && { password: secret.value }),
  };
}

/** Whether the stored password is for another account than the typed one. */
export function isOtherAccount(saved: MailServer, { host, port, user }: TypedMailServer): boolean {
  return (saved.host ?? '') !== host.trim() || String(saved.port) !== port.trim() || saved.user !== user.trim();
}
