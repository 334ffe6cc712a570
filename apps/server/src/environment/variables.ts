// Reads the kinds of values that variables of the environment have.
import { isIP } from 'node:net';
import { type AssistantLevel, assistantSettings, limits } from '@app/contract/limits.ts';
import { isPlainUsername } from '@app/contract/users/users.rules.ts';
import * as z from 'zod/mini';
import { configText } from '#config.text.ts';
import { isNetwork, type TrustedProxies } from '#endpoints/networks.ts';
import { isLoopbackUrl } from '#environment/loopback.ts';

/** The variables as they are given. */
export type Variables = Record<string, string | undefined>;

/** The maximum length of the name in MAIL_IN_ADDRESS: the part before @ may have 64 characters, and an answer's has the most. */
export const mailInName = 20;

/** They are set together. */
export const oauthNames = ['SMTP_OAUTH_CLIENT_ID', 'SMTP_OAUTH_CLIENT_SECRET', 'SMTP_OAUTH_REFRESH_TOKEN'] as const;

/** Whether a flag is set. */
export function isOn(value: string | undefined): boolean {
  return value === 'true' || value === '1';
}

/** Parses a list of levels. */
export function modelLevels() {
  const isKnown = (name: string): name is AssistantLevel => assistantSettings.levels.some((level) => level === name);
  return z.pipe(
    z.string().check(z.refine((value) => listed(value).every(isKnown), configText.notLevels(assistantSettings.levels))),
    z.transform((value): AssistantLevel[] => listed(value).filter(isKnown)),
  );
}

export function wholeNumber(name: string, min: number, max: number) {
  const fits = (value: string) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;
  return z.pipe(z.string().check(z.refine(fits, configText.notNumber(name, min, max))), z.transform(Number));
}

export function bounded(name: string, { min, max, default: usual }: { min: number; max: number; default: number }) {
  return z._default(wholeNumber(name, min, max), usual);
}

export function attempts(name: string) {
  return wholeNumber(name, 1, limits.id.max);
}

export function oneOf<const T extends string>(name: string, values: readonly T[]) {
  return z.enum(values, configText.notOneOf(name, values));
}

export function flag(name: string) {
  return z.pipe(
    oneOf(name, ['true', 'false', '1', '0']),
    z.transform((value): boolean => isOn(value)),
  );
}

export function address(protocols: readonly string[], message: string) {
  const fits = (value: string) =>
    protocols.includes(URL.parse(value)?.protocol ?? '') && (protocols[0] !== 'http:' || isPlain(value));
  return z.string().check(z.refine(fits, message));
}

export function hasNoPath(value: string) {
  return /^\/*$/.test(URL.parse(value)?.pathname ?? '/');
}

function isPlain(value: string) {
  const { search, hash, username, password } = new URL(value);
  return search === '' && hash === '' && username === '' && password === '';
}

export function range(sentence: (min: number, max: number) => string, { min, max }: { min: number; max: number }) {
  return sentence(min, max);
}

export function isUsername(value: string) {
  return value.length >= limits.username.min && value.length <= limits.username.max && isPlainUsername(value);
}

export function isPassword(value: string) {
  return value.length >= limits.password.min && value.length <= limits.password.max;
}

export function isSender(value: string) {
  if (/[\r\n]/.test(value)) return false;
  return z.email().safeParse(/^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value).success;
}

export function isContact(value: string) {
  const isPage = !/\s/.test(value) && URL.parse(value)?.protocol === 'https:';
  return isPage || z.email().safeParse(value).success;
}

/** An address, or `*@` and a domain. Its name leaves room for the parts that are added to it. */
export function isMailInAddress(value: string) {
  const [name = '', domain = '', ...more] = value.split('@');
  if (more.length > 0 || !isHostName(domain)) return false;
  return name === '*' || (/^[\w.-]+$/.test(name) && name.length <= mailInName);
}

/** A mailbox with its user. `read-mailbox.ts` encrypts the connection of `imap:` as well, unless it leads to this machine. */
export function isMailbox(value: string) {
  const url = URL.parse(value);
  return (
    (url?.protocol === 'imap:' || url?.protocol === 'imaps:') && url.hostname !== '' && url.username !== '' && isDecodable(url)
  );
}

/** Whether the secrets and the path of an address are encoded: a % of a password that stands there as it is cannot be decoded. */
function isDecodable({ username, password, pathname }: URL) {
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** Requires https or this machine, because secrets are sent there. */
export function isTokenUrl(value: string) {
  const url = URL.parse(value);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackUrl(url));
}

/** Parses the number of proxies in front of the server, or their addresses, networks or names. */
export function trust() {
  return z.pipe(
    z.string().check(
      z.check<string>((context) => {
        const { value } = context;
        if (value === 'false' || isHops(value)) return;
        // A server that trusts every proxy accepts any address that a client makes up.
        const message = value === 'true' ? configText.trustsAll : wrongProxy(value);
        if (message !== undefined) context.issues.push({ code: 'custom', input: value, message });
      }),
    ),
    z.transform((value): TrustedProxies => (value === 'false' ? false : isHops(value) ? Number(value) : listed(value))),
  );
}

function isHops(value: string) {
  return /^[1-9]$/.test(value);
}

function wrongProxy(value: string) {
  const wrong = listed(value).find((one) => !isNetwork(one));
  return wrong === undefined ? undefined : configText.notTrusted(wrong);
}

function isHostName(name: string) {
  return /^[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/i.test(name);
}

/** Parses addresses, networks and their names. */
export function peers() {
  return z.pipe(
    z.string().check(z.refine((value) => listed(value).every(isNetwork), configText.notMailInPeers)),
    z.transform((value): readonly string[] => listed(value)),
  );
}

/** Parses host names without scheme and port. */
export function hosts(fits: (name: string) => boolean = isHostName, message = configText.notHosts) {
  return z.pipe(
    z.string().check(z.refine((value) => listed(value).every(fits), message)),
    z.transform((value) => listed(value).map((name) => name.toLowerCase())),
  );
}

/** Parses host names and IP addresses. */
export function receivers(message: string) {
  return hosts((name) => isHostName(name) || isIP(name) > 0, message);
}

function listed(value: string) {
  return value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

/** A syslog server: a way, a name and at most a port. */
export function isSyslog(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !['udp:', 'tcp:', 'tls:'].includes(url.protocol) || url.hostname === '' || url.port === '0') return false;
  return [url.username, url.password, url.search, url.hash, url.pathname.replaceAll('/', '')].every((part) => part === '');
}

/** A bucket with its keys, as in `files/s3-store.ts`. */
export function isFilesUrl(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.hash !== '') return false;
  const isKnown = [...url.searchParams.keys()].every((name) => name === 'region');
  return isKnown && url.username !== '' && url.password !== '' && url.pathname.replaceAll('/', '') !== '' && isDecodable(url);
}

/** Parses a JSON object of values of a claim and the names of the departments that they mean. */
export function departmentMap(message: string) {
  const read = (value: string): Record<string, string> | undefined => {
    try {
      return z.record(z.string(), z.string()).safeParse(JSON.parse(value)).data;
    } catch {
      return undefined;
    }
  };
  return z.pipe(
    z.string().check(z.refine((value) => read(value) !== undefined, message)),
    z.transform((value) => read(value) ?? {}),
  );
}
