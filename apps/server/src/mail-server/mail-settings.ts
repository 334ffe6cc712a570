// The mail server, the sender and the address of links that hold now: those of the environment, else those of administrators.
import { product } from '@app/contract/limits.ts';
import type { MailServer, MailServerChange } from '@app/contract/mail-server/mail-server.contract.ts';
import { type MailSecurity, mailPorts } from '@app/contract/mail-server/mail-server.limits.ts';
import * as z from 'zod/mini';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { validationError } from '#endpoints/errors.ts';
import { decryptText, encryptText } from '#endpoints/secret-text.ts';
import { type StoredMailServer, storedMailServer, storeMailServer } from '#mail-server/mail-server.sql.ts';

/** Makes the stored settings those of this process, except what the environment sets. */
export async function applyMailServer(config: Config, db: Db): Promise<void> {
  const stored = await storedMailServer(db);
  if (!stored) return;
  const { mail } = config;
  const { address, senderEmail } = stored;
  if (config.companyName === undefined) mail.companyName = stored.companyName || product;
  if (config.publicUrl === undefined) mail.linkUrl = address ?? undefined;
  if (config.smtpUrl !== undefined) return;
  mail.smtpUrl = urlOf(config, stored);
  mail.sender = { name: mail.companyName, address: senderEmail };
}

/** Without a readable password the sign-in fails, so mails wait for it and are not taken for ones that are only kept. */
function urlOf(config: Config, { host, port, security, user, password }: StoredMailServer): string | undefined {
  if (host === null) return undefined;
  const plain = password === null ? '' : (decryptText(config, password) ?? '');
  const signIn = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(plain)}@`;
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${signIn}${hostOf(host)}:${port}`;
}

/** Returns a host as URLs have it; undefined for anything else, such as one with a port or a path. */
function hostOf(typed: string): string | undefined {
  const host = /^[0-9a-f]*:[0-9a-f:.]+$/i.test(typed) ? `[${typed}]` : typed;
  if (!/^(\[[0-9a-f:.]+\]|[^\s:/?#@\\[\]]+)$/i.test(host)) return undefined;
  return URL.parse(`http://${host}`)?.hostname;
}

/** Returns the settings as administrators see them. */
export async function mailServerForAdmin(db: Db, config: Config): Promise<MailServer> {
  const { password, ...stored } = (await storedMailServer(db)) ?? defaults;
  const fromEnvironment = {
    server: config.smtpUrl !== undefined,
    companyName: config.companyName !== undefined,
    address: config.publicUrl !== undefined,
  };
  const known = {
    ...stored,
    companyName: config.companyName ?? (stored.companyName || product),
    address: config.publicUrl ?? stored.address,
    fromEnvironment,
  };
  if (config.smtpUrl === undefined) {
    const passwordUnreadable = password !== null && decryptText(config, password) === undefined;
    return { ...known, hasPassword: password !== null, passwordUnreadable };
  }
  return { ...known, ...partsOf(config.smtpUrl), senderEmail: config.mail.sender.address, passwordUnreadable: false };
}

const defaults: StoredMailServer = {
  host: null,
  port: mailPorts.starttls,
  security: 'starttls',
  user: '',
  password: null,
  companyName: '',
  senderEmail: '',
  address: null,
  version: 1,
};

function partsOf(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const security: MailSecurity = protocol === 'smtps:' ? 'tls' : 'starttls';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? mailPorts[security] : Number(port),
    security,
    user: decodeURIComponent(username),
    hasPassword: password !== '',
  };
}

/**
 * Stores the settings. A password is for one account: with another server, port or user it must be given again, so that nobody sends
 * it elsewhere. Returns false, and changes nothing, if another version is stored than the one that was read.
 */
export async function changeMailServer(tx: Db, config: Config, change: MailServerChange): Promise<boolean> {
  const before = (await storedMailServer(tx)) ?? defaults;
  const { password: newPassword, version = before.version, ...rest } = change;
  const trimmed = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as typeof rest;
  const typed = { ...trimmed, host: trimmed.host || null, address: trimmed.address?.replace(/(?<!\/)\/+$/, '') || null };
  const next = { ...typed, ...fixedBy(config, before) };
  requireComplete(next);
  const sameAccount = before.host === next.host && before.port === next.port && before.user === next.user;
  const kept = sameAccount && next.host !== null && next.user !== '' ? before.password : null;
  const password =
    config.smtpUrl !== undefined || newPassword === undefined ? kept : newPassword ? encryptText(config, newPassword) : null;
  return storeMailServer(tx, { ...next, password, version });
}

/** What the environment decides is only shown, so what is stored of it stays. */
function fixedBy({ smtpUrl, companyName, publicUrl }: Config, stored: StoredMailServer): Partial<StoredMailServer> {
  const { host, port, security, user, senderEmail } = stored;
  return {
    ...(smtpUrl !== undefined && { host, port, security, user, senderEmail }),
    ...(companyName !== undefined && { companyName: stored.companyName }),
    ...(publicUrl !== undefined && { address: stored.address }),
  };
}

function requireComplete({ host, senderEmail, address }: Omit<MailServerChange, 'password' | 'version'>): void {
  const url = address === null ? undefined : URL.parse(address);
  const isPlain =
    url && ['http:', 'https:'].includes(url.protocol) && `${url.search}${url.hash}${url.username}${url.password}` === '';
  const isEmail = z.email().safeParse(senderEmail).success;
  const issues = [
    ...(host !== null && hostOf(host) === undefined ? [{ field: 'host', key: 'mailServer.hostInvalid' }] : []),
    ...((host !== null || senderEmail !== '') && !isEmail ? [{ field: 'senderEmail', key: 'mailServer.senderInvalid' }] : []),
    ...(address !== null && !(isPlain && url.pathname === '/') ? [{ field: 'address', key: 'mailServer.addressInvalid' }] : []),
  ];
  if (issues.length > 0) throw validationError(issues);
}
