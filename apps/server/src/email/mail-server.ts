// The mail server of SMTP_URL: handing it one mail, and asking whether it would take one.
import type { createTransport } from 'nodemailer';
import type { Config } from '#config.ts';
import { type Failure, failureOf } from '#email/mail-failure.ts';

interface OutgoingMail {
  to: { name: string; address: string };
  messageId: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string> | undefined;
}

/** What a connection test has found; `fallback` says why OAuth was not used. */
type Verdict = { ok: true; fallback?: Failure } | { ok: false; failure: Failure };

export interface MailServer {
  /** The address of the sender. */
  sender: string;
  oauth: boolean;
  /** Hands over one mail on a connection of its own; undefined once the server has taken it. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<Failure | undefined>;
  verify(): Promise<Verdict>;
}

interface Way {
  oauth: boolean;
  transport: ReturnType<typeof transportOf>;
}

/** How long each step may take (milliseconds); a whole try has a limit of its own. */
const patience = { dnsTimeout: 8_000, connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 20_000 };
/** An administrator waits for the verdict, whatever the server does, and however many ways there are to sign in. */
const verdictWithin = 9_000;

const opened = new WeakMap<Config, MailServer | undefined>();

/** The server of the configuration, one object for each; undefined in development mode. */
export function mailServerOf(config: Config): MailServer | undefined {
  if (!opened.has(config)) opened.set(config, config.smtpUrl === undefined ? undefined : openServer(config, config.smtpUrl));
  return opened.get(config);
}

/** The sender as a name and an address. */
export function senderOf({ mailFrom = '', companyName }: Config): { name: string; address: string } {
  const named = /^([^<>]*)<([^<>]+)>$/.exec(mailFrom);
  const name = named?.[1]?.trim().replace(/^"(.*)"$/, '$1');
  return { name: name || companyName, address: (named?.[2] ?? mailFrom).trim() };
}

function openServer(config: Config, smtpUrl: string): MailServer {
  const from = senderOf(config);
  let opening: Promise<Way[]> | undefined;
  // The library is read with the first mail and not at the start, which it would delay.
  const ways = () => {
    opening ??= import('nodemailer').then(({ createTransport }) => waysTo(config, new URL(smtpUrl), createTransport));
    return opening;
  };
  return {
    sender: from.address,
    oauth: config.smtpOauth !== undefined,
    async send({ to, ...mail }, signal) {
      const failures: Failure[] = [];
      for (const { oauth, transport } of await ways()) {
        try {
          await transport.sendMail({ ...mail, from, to, signal, ...harmless });
          return undefined;
        } catch (error) {
          const failure = failureOf(error, oauth);
          failures.push(failure);
          // Only who could not sign in may knock again with the password: nothing of the mail has left yet.
          if (!oauth || !failure.code.startsWith('oauth')) break;
        }
      }
      return failures.at(-1);
    },
    async verify() {
      const failures: Failure[] = [];
      const end = performance.now() + verdictWithin;
      for (const { oauth, transport } of await ways()) {
        const failure = await problemOf(transport, oauth, end - performance.now());
        if (!failure) return { ok: true, ...(failures[0] && { fallback: failures[0] }) };
        failures.push(failure);
        if (!failure.code.startsWith('oauth')) break;
      }
      return { ok: false, failure: failures[0] ?? { code: 'unexpected', next: 'again' } };
    },
  };
}

/** Nothing in a mail may read a file or fetch an address. */
const harmless = { disableFileAccess: true, disableUrlAccess: true } as const;

/** OAuth first where it is configured, then the password where there is one. */
function waysTo(config: Config, url: URL, open: typeof createTransport): Way[] {
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

/** smtps is encrypted from the first byte; smtp turns encryption on, and must do so before a password leaves this machine. */
function transportOf(url: URL, auth: Auth | undefined, open: typeof createTransport) {
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const local = host === 'localhost' || host === '::1' || host.startsWith('127.');
  return open({
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && auth !== undefined && !local,
    ...(auth && { auth }),
    ...patience,
  });
}

/** Why the server cannot be used this way; undefined where it can. */
async function problemOf(transport: Way['transport'], oauth: boolean, within: number): Promise<Failure | undefined> {
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
