// The mail server that holds now: sends one mail, and tests the connection.
import type { createTransport } from 'nodemailer';
import type { Config, MailSettings } from '#config.ts';
import { type Failure, failureOf } from '#email/mail-failure.ts';

interface OutgoingMail {
  to: { name: string; address: string };
  messageId: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string> | undefined;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string | undefined;
}

/** The result of a connection test; `fallback` is the reason why OAuth was not used. */
type Verdict = { ok: true; fallback?: Failure } | { ok: false; failure: Failure };

export interface MailServer {
  oauth: boolean;
  /** Sends one mail on a new connection; returns undefined once the server accepted it. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<Failure | undefined>;
  verify(): Promise<Verdict>;
}

interface SignInMethod {
  oauth: boolean;
  transport: ReturnType<typeof transportOf>;
}

/** Timeouts of each step in milliseconds; a whole attempt has its own. */
const timeouts = { dnsTimeout: 8_000, connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 20_000 };
/**
 * The timeout of a connection test, because an administrator waits for it, whatever the server does and however many sign-in
 * methods there are.
 */
const verifyTimeout = 9_000;

const opened = new WeakMap<MailSettings, { smtpUrl: string; server: MailServer }>();

/** Returns the server that holds now, the same object while it does; undefined if mails are only kept. */
export function mailServerOf(config: Config): MailServer | undefined {
  const { smtpUrl } = config.mail;
  if (smtpUrl === undefined) return undefined;
  const known = opened.get(config.mail);
  if (known?.smtpUrl === smtpUrl) return known.server;
  const server = openServer(config, smtpUrl);
  opened.set(config.mail, { smtpUrl, server });
  return server;
}

function openServer(config: Config, smtpUrl: string): MailServer {
  let opening: Promise<SignInMethod[]> | undefined;
  // The library is loaded with the first mail, because it would delay the start.
  const methods = () => {
    opening ??= import('nodemailer').then(({ createTransport }) => signInMethods(config, new URL(smtpUrl), createTransport));
    return opening;
  };
  return {
    oauth: config.smtpOauth !== undefined,
    async send({ to, ...mail }, signal) {
      const failures: Failure[] = [];
      for (const { oauth, transport } of await methods()) {
        try {
          await transport.sendMail({ ...mail, from: config.mail.sender, to, signal, ...noFileAccess });
          return undefined;
        } catch (error) {
          const failure = failureOf(error, oauth);
          failures.push(failure);
          // Only a failed OAuth sign-in falls back to the password: no part of the mail has been sent yet.
          if (!oauth || !failure.code.startsWith('oauth')) break;
        }
      }
      return failures.at(-1);
    },
    async verify() {
      const failures: Failure[] = [];
      const end = performance.now() + verifyTimeout;
      for (const { oauth, transport } of await methods()) {
        const failure = await problemOf(transport, oauth, end - performance.now());
        if (!failure) return { ok: true, ...(failures[0] && { fallback: failures[0] }) };
        failures.push(failure);
        if (!failure.code.startsWith('oauth')) break;
      }
      return { ok: false, failure: failures[0] ?? { code: 'unexpected', next: 'again' } };
    },
  };
}

/** Mails must not read files or fetch URLs. */
const noFileAccess = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Returns the sign-in methods: OAuth first if it is configured, then the password if there is one. */
function signInMethods(config: Config, url: URL, open: typeof createTransport): SignInMethod[] {
  const user = decodeURIComponent(url.username);
  const pass = decodeURIComponent(url.password);
  const byPassword = user === '' ? undefined : { user, pass };
  const { smtpOauth } = config;
  if (!smtpOauth) return [{ oauth: false, transport: transportOf(url, byPassword, open) }];
  const { clientId, clientSecret, refreshToken, tokenUrl } = smtpOauth;
  const byToken = { type: 'OAuth2' as const, user, clientId, clientSecret, refreshToken, accessUrl: tokenUrl };
  const first = { oauth: true, transport: transportOf(url, byToken, open) };
  return pass === '' ? [first] : [first, { oauth: false, transport: transportOf(url, byPassword, open) }];
}

type Auth = { user: string; pass: string } | { type: 'OAuth2'; user: string; [key: string]: string };

/** smtps is encrypted from the start; smtp uses STARTTLS, which is required before a password leaves this machine. */
function transportOf(url: URL, auth: Auth | undefined, open: typeof createTransport) {
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return open({
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && auth !== undefined && !isLocalHost(host),
    ...(auth && { auth }),
    ...timeouts,
  });
}

/** Whether a host is this machine, to which a password may go without encryption. */
export function isLocalHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Returns why the server cannot be used with this method; undefined if it can. */
async function problemOf(transport: SignInMethod['transport'], oauth: boolean, within: number): Promise<Failure | undefined> {
  let late: NodeJS.Timeout | undefined;
  const timeout = new Promise<Failure>((resolve) => {
    late = setTimeout(() => resolve({ code: 'timeout', next: 'away' }), within);
  });
  const tried = transport.verify().then(
    () => undefined,
    (error: unknown) => failureOf(error, oauth),
  );
  return Promise.race([tried, timeout]).finally(() => clearTimeout(late));
}
