// Reads and validates the environment once; reports every problem, not only the first.
import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import { providerLimits } from '@app/contract/identity-providers/identity-providers.limits.ts';
import {
  type AssistantLevel,
  limits,
  product,
  rateLimits,
  serverDatabase,
  session,
  slowQuery,
  stopDelay,
} from '@app/contract/limits.ts';
import {
  type ModelProvider,
  modelBounds,
  modelProviders,
  type ReasoningEffort,
  reasoningEfforts,
} from '@app/contract/models/models.limits.ts';
import { type RegistrationMode, registrationModes } from '@app/contract/registration/registration.rules.ts';
import { sessionBounds } from '@app/contract/sessions/sessions.limits.ts';
import * as z from 'zod/mini';
import { parseSchedule } from '#backups/backup-schedule.ts';
import { parseKeep } from '#backups/keep-backups.ts';
import { configText } from '#config.text.ts';
import { hasKnownSslMode, withCheckedCertificate } from '#db/ssl-mode.ts';
import { directoryOf, directoryVariables, type EnvironmentDirectory } from '#directories/directory-environment.ts';
import { isModelAddress } from '#endpoints/model-address.ts';
import type { TrustedProxies } from '#endpoints/networks.ts';
import { contradictions } from '#environment/contradictions.ts';
import {
  address,
  attempts,
  bounded,
  departmentMap,
  flag,
  hasNoPath,
  hosts,
  isContact,
  isFilesUrl,
  isMailbox,
  isMailInAddress,
  isPassword,
  isSender,
  isSyslog,
  isTokenUrl,
  isUsername,
  mailInName,
  modelLevels,
  oauthNames,
  oneOf,
  peers,
  range,
  receivers,
  trust,
  type Variables,
  wholeNumber,
} from '#environment/variables.ts';

/** Variables whose value may be in a file instead, named by the variable with the suffix `_FILE`. */
const secrets = [
  'AI_API_KEY',
  'METRICS_TOKEN',
  'BACKUP_KEY',
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'FILES_URL',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'LDAP_BIND_PASSWORD',
  'LDAP_CA',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'SMTP_OAUTH_CLIENT_ID',
  'SMTP_OAUTH_CLIENT_SECRET',
  'SMTP_OAUTH_REFRESH_TOKEN',
  'MAIL_IN_IMAP_URL',
] as const;

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const modes = ['development', 'production', 'test'] as const;
const passwordPolicies = ['basic', 'strict'] as const;

/** The minimum length of a key that cannot be guessed, as `openssl rand -base64 32` makes it or longer. */
const secretKeyLength = 32;

/** The minimum length of the token of the metrics. */
const metricsTokenLength = 16;

/** The minimum length of the key of backups, from which their encryption key is derived slowly. */
const backupKeyLength = 16;

const { poolMax } = serverDatabase;
const { idleHours, maxDays } = sessionBounds;
const hour = 3_600_000;

const Environment = z.object({
  PORT: z._default(wholeNumber('PORT', 0, 65_535), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(
    address(['http:', 'https:'], configText.notPublicUrl).check(z.refine(hasNoPath, configText.notPublicUrl)),
  ),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(
    address(['postgres:', 'postgresql:'], configText.notDatabaseUrl).check(z.refine(hasKnownSslMode, configText.notSslMode)),
  ),
  SECRET_KEY: z.optional(z.string().check(z.minLength(secretKeyLength, configText.secretKeyShort(secretKeyLength)))),
  SECRET_KEY_PREVIOUS: z.optional(z.string()),
  BACKUP_KEY: z.optional(z.string().check(z.minLength(backupKeyLength, configText.backupKeyShort(backupKeyLength)))),
  BACKUP_SCHEDULE: z.optional(
    z.string().check(z.refine((value) => parseSchedule(value) !== undefined, configText.notBackupSchedule)),
  ),
  BACKUP_KEEP: z._default(z.string().check(z.refine((value) => parseKeep(value) !== undefined, configText.notBackupKeep)), '14'),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_FILES: z._default(flag('BACKUP_FILES'), true),
  FILES_URL: z.optional(z.string().check(z.refine(isFilesUrl, configText.notFilesUrl))),
  FILES_QUOTA: z._default(wholeNumber('FILES_QUOTA', 0, limits.id.max), attachmentLimits.quota),
  DATABASE_POOL_MAX: z._default(wholeNumber('DATABASE_POOL_MAX', poolMax.min, poolMax.max), poolMax.default),
  ADMIN_USERNAME: z._default(z.string().check(z.refine(isUsername, range(configText.notUsername, limits.username))), 'admin'),
  ADMIN_PASSWORD: z.optional(z.string().check(z.refine(isPassword, range(configText.notPassword, limits.password)))),
  ADMIN_EMAIL: z.optional(z.email(configText.notEmail).check(z.maxLength(limits.email.max, configText.notEmail))),
  SAMPLE_DATA: z.optional(flag('SAMPLE_DATA')),
  REGISTRATION: z.optional(oneOf('REGISTRATION', registrationModes)),
  PASSWORD_POLICY: z.optional(oneOf('PASSWORD_POLICY', passwordPolicies)),
  SMTP_URL: z.optional(address(['smtp:', 'smtps:'], configText.notSmtpUrl)),
  SMTP_OAUTH_CLIENT_ID: z.optional(z.string()),
  SMTP_OAUTH_CLIENT_SECRET: z.optional(z.string()),
  SMTP_OAUTH_REFRESH_TOKEN: z.optional(z.string()),
  SMTP_OAUTH_TOKEN_URL: z._default(
    z.string().check(z.refine(isTokenUrl, configText.notTokenUrl)),
    'https://oauth2.googleapis.com/token',
  ),
  MAIL_FROM: z.optional(z.string().check(z.refine(isSender, configText.notMailFrom))),
  MAIL_IN_ADDRESS: z.optional(z.string().check(z.refine(isMailInAddress, configText.notMailInAddress(mailInName)))),
  MAIL_IN_PORT: z.optional(wholeNumber('MAIL_IN_PORT', 0, 65_535)),
  MAIL_IN_HOST: z._default(z.string(), '127.0.0.1'),
  MAIL_IN_PEERS: z._default(peers(), ['loopback', 'linklocal', 'uniquelocal']),
  MAIL_IN_IMAP_URL: z.optional(z.string().check(z.refine(isMailbox, configText.notMailInImapUrl))),
  MAIL_IN_AUTH_SERVER: z.optional(z.string().check(z.regex(/^[\w.-]{1,253}$/, configText.notMailInAuthServer))),
  SECURITY_CONTACT: z.optional(z.string().check(z.refine(isContact, configText.notSecurityContact))),
  COMPANY_NAME: z.optional(z.string().check(z.maxLength(limits.fullName.max, configText.notCompanyName))),
  RATE_LIMIT_LOGIN: z._default(attempts('RATE_LIMIT_LOGIN'), rateLimits.login.attempts),
  RATE_LIMIT_REGISTER: z._default(attempts('RATE_LIMIT_REGISTER'), rateLimits.register.attempts),
  STOP_DELAY: z._default(wholeNumber('STOP_DELAY', stopDelay.min, stopDelay.max), stopDelay.default),
  RATE_LIMIT_COMMENTS: z._default(attempts('RATE_LIMIT_COMMENTS'), rateLimits.comments.attempts),
  RATE_LIMIT_REQUESTS: z._default(attempts('RATE_LIMIT_REQUESTS'), rateLimits.requests.perMinute),
  RATE_LIMIT_ADDRESS: z._default(attempts('RATE_LIMIT_ADDRESS'), rateLimits.requests.perAddress),
  RATE_LIMIT_TOKEN: z._default(attempts('RATE_LIMIT_TOKEN'), rateLimits.requests.perToken),
  SESSIONS_PER_PERSON: z._default(attempts('SESSIONS_PER_PERSON'), session.perPerson),
  SESSION_IDLE_HOURS: z._default(wholeNumber('SESSION_IDLE_HOURS', idleHours.min, idleHours.max), session.idle / hour),
  SESSION_MAX_DAYS: z._default(wholeNumber('SESSION_MAX_DAYS', maxDays.min, maxDays.max), session.absolute / (24 * hour)),
  RATE_LIMIT: z._default(oneOf('RATE_LIMIT', ['on', 'off']), 'on'),
  LOG_LEVEL: z._default(oneOf('LOG_LEVEL', levels), 'info'),
  ACCESS_LOG: z.optional(flag('ACCESS_LOG')),
  SLOW_QUERY: z._default(wholeNumber('SLOW_QUERY', 0, slowQuery.max), slowQuery.default),
  METRICS_TOKEN: z.optional(
    z
      .string()
      .check(
        z.regex(/^[\w.~+/=-]+$/, configText.notMetricsToken(metricsTokenLength)),
        z.minLength(metricsTokenLength, configText.notMetricsToken(metricsTokenLength)),
      ),
  ),
  METRICS_PORT: z.optional(wholeNumber('METRICS_PORT', 0, 65_535)),
  AUDIT_LOG_FILE: z.optional(z.string().check(z.refine(isAbsolute, configText.notAbsolute('AUDIT_LOG_FILE')))),
  AUDIT_SYSLOG_URL: z.optional(z.string().check(z.refine(isSyslog, configText.notSyslogUrl))),
  AUDIT_SYSLOG_CA: z.optional(z.string().check(z.refine(isAbsolute, configText.notAbsolute('AUDIT_SYSLOG_CA')))),
  TRUST_PROXY: z._default(trust(), false),
  ALLOWED_HOSTS: z._default(hosts(), []),
  WEBHOOKS_ALLOWED_HOSTS: z._default(receivers(configText.notReceivers), []),
  OIDC_ISSUER: z.optional(address(['http:', 'https:'], configText.notOidcIssuer)),
  OIDC_CLIENT_ID: z.optional(z.string().check(z.maxLength(providerLimits.clientId, configText.tooLong('OIDC_CLIENT_ID')))),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_SCOPES: z._default(
    z.string().check(z.maxLength(providerLimits.scopes, configText.tooLong('OIDC_SCOPES'))),
    'openid profile email',
  ),
  OIDC_DISPLAY_NAME: z._default(
    z.string().check(z.maxLength(providerLimits.name, configText.tooLong('OIDC_DISPLAY_NAME'))),
    'Single sign-on',
  ),
  OIDC_GROUPS_CLAIM: z.optional(z.string().check(z.maxLength(providerLimits.claim, configText.tooLong('OIDC_GROUPS_CLAIM')))),
  OIDC_ADMIN_GROUP: z.optional(z.string().check(z.maxLength(providerLimits.value, configText.tooLong('OIDC_ADMIN_GROUP')))),
  OIDC_DEPARTMENT_MAP: z._default(departmentMap(configText.notDepartmentMap), {}),
  OIDC_DEFAULT_DEPARTMENT: z.optional(z.string()),
  OIDC_AUTO_REGISTER: z._default(flag('OIDC_AUTO_REGISTER'), true),
  OIDC_ALLOWED_HOSTS: z._default(receivers(configText.notOidcHosts), []),
  ...directoryVariables,
  NODE_ENV: z._default(oneOf('NODE_ENV', modes), 'development'),
  ALLOW_HTTP: z._default(flag('ALLOW_HTTP'), false),
  AI_PROVIDER: z._default(oneOf('AI_PROVIDER', modelProviders), 'off'),
  AI_BASE_URL: z.optional(z.string().check(z.refine(isModelAddress, configText.notModelUrl))),
  AI_API_KEY: z.optional(z.string()),
  AI_MODEL: z.optional(z.string()),
  AI_DAILY_TOKENS_PER_USER: z.optional(wholeNumber('AI_DAILY_TOKENS_PER_USER', 1, limits.id.max)),
  AI_LEVELS: z._default(modelLevels(), ['ask', 'propose']),
  AI_FIRST_TOKEN_SECONDS: bounded('AI_FIRST_TOKEN_SECONDS', modelBounds.firstToken),
  AI_TOTAL_SECONDS: bounded('AI_TOTAL_SECONDS', modelBounds.total),
  AI_CONTEXT_TOKENS: bounded('AI_CONTEXT_TOKENS', modelBounds.context),
  AI_ANSWER_TOKENS: bounded('AI_ANSWER_TOKENS', modelBounds.answer),
  AI_REASONING: z._default(oneOf('AI_REASONING', reasoningEfforts), 'default'),
});

/** The names of all variables, with those of files of secrets. */
export const variableNames: readonly string[] = [...Object.keys(Environment.shape), ...secrets.map((name) => `${name}_FILE`)];

export interface Config {
  port: number;
  host: string;
  /** Without a trailing slash. Links in mails begin with it, and cookies are secure if it is https. */
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The key for signatures and hashes of secrets; undefined until `withSecretKey` has read it. */
  secretKey: string | undefined;
  /** Keys that still read what they have written: SECRET_KEY_PREVIOUS, and a generated one that SECRET_KEY replaces. */
  previousKeys: readonly string[];
  /** The key that writes, if it is not `secretKey` yet (`agreeOnKey`). All copies of a configuration share it. */
  writing: { key?: string | undefined };
  /** Encrypts backups; undefined for backups without encryption. */
  backupKey: string | undefined;
  /** When the server makes backups; undefined for never. */
  backupSchedule: string | undefined;
  /** How many of the scheduled backups are kept. */
  backupKeep: string;
  /** The folder of backups; undefined for `backups` in `dataDir`. */
  backupDir: string | undefined;
  /** Whether backups have the contents of files. */
  backupFiles: boolean;
  /** The bucket for files of tasks, with its keys; undefined for `files` in `dataDir`. */
  filesUrl: string | undefined;
  /** Megabytes that all files of tasks may have; 0 for no limit. */
  filesQuota: number;
  databasePoolMax: number;
  adminUsername: string;
  adminPassword: string | undefined;
  adminEmail: string | undefined;
  sampleData: boolean;
  /** Of the environment, or what the database suggests; administrators may choose another one (`registrationNow`). */
  registration: RegistrationMode;
  /** Whether the environment sets it. */
  isRegistrationSet: boolean;
  passwordPolicy: (typeof passwordPolicies)[number];
  smtpUrl: string | undefined;
  /** OAuth sign-in at the mail server. Its user is the one of `smtpUrl`, whose password is then the fallback. */
  smtpOauth: SmtpOauth | undefined;
  mailFrom: string | undefined;
  companyName: string | undefined;
  /** Where vulnerabilities are reported: a `mailto:` or `https:` address. */
  securityContact: string | undefined;
  /**
   * What holds now for mails: of the environment, else of administrators (`applyMailServer`). All copies of a configuration share
   * this object.
   */
  mail: MailSettings;
  /** How mails come in; undefined if none do. */
  mailIn: MailIn | undefined;
  /** Attempts per window of the contract's `rateLimits`. */
  rateLimitLogin: number;
  rateLimitRegister: number;
  /** The time between the end of readiness and the end of new connections, in milliseconds. */
  stopDelay: number;
  rateLimitComments: number;
  /** Requests of one person per minute. */
  rateLimitRequests: number;
  /** Requests from one address without a session per minute. */
  rateLimitAddress: number;
  /** Requests with one API token per minute. */
  rateLimitToken: number;
  sessionsPerPerson: number;
  /** How long a session lasts without use, and at most, in milliseconds. */
  sessionIdle: number;
  sessionMax: number;
  /** Whether the seven limits above are off, which only benchmarks need. */
  unlimited: boolean;
  logLevel: (typeof levels)[number];
  /** Whether each answered request is logged. */
  accessLog: boolean;
  /** Statements that take as many milliseconds are logged; 0 logs none. */
  slowQuery: number;
  /** The token of the operator, for the metrics and the details of readiness. */
  metricsToken: string | undefined;
  /** The port on which only the metrics are served. */
  metricsPort: number | undefined;
  /** Where the audit log is sent besides the database: a file, and a syslog server with the certificates that it is trusted by. */
  auditFile: string | undefined;
  auditSyslog: string | undefined;
  auditSyslogCa: string | undefined;
  trustProxy: TrustedProxies;
  /** Host names of the server, besides that of `publicUrl`. */
  allowedHosts: readonly string[];
  /** Names and addresses that webhooks may reach although they are private, and over plain http. */
  webhooksAllowedHosts: readonly string[];
  /** The provider of single sign-on of the environment; administrators may add others. */
  identityProvider: EnvironmentProvider | undefined;
  /** The directory of the environment; without it administrators may set one. */
  directory: EnvironmentDirectory | undefined;
  /** Whether a connection to the directory may do without encryption. */
  directoryAllowsPlain: boolean;
  /** Names and addresses that providers of single sign-on may have although they are private, and over plain http. */
  oidcAllowedHosts: readonly string[];
  production: boolean;
  /** The language model of the environment; undefined if administrators set it, or nobody. */
  model: ModelAccess | undefined;
  modelDailyTokens: number | undefined;
  modelLevels: readonly AssistantLevel[];
  modelBounds: ModelBounds;
}

/** What a request to the model may take (milliseconds, tokens). */
export interface ModelBounds {
  firstToken: number;
  total: number;
  context: number;
  answer: number;
  reasoning: ReasoningEffort;
}

/** How to reach a language model. */
export interface ModelAccess {
  provider: Exclude<ModelProvider, 'off'>;
  /** Undefined for the provider's own address. */
  baseUrl: string | undefined;
  apiKey: string | undefined;
  model: string;
}

/** A provider of single sign-on as the environment sets it; departments are named. */
interface EnvironmentProvider {
  name: string;
  issuer: string;
  clientId: string;
  secret: string | undefined;
  scopes: string;
  groupsClaim: string | undefined;
  adminGroup: string | undefined;
  departmentMap: Readonly<Record<string, string>>;
  defaultDepartment: string | undefined;
  createsPeople: boolean;
}

/** Where mails come in that become tasks and comments. */
export interface MailIn {
  /** The part before the plus sign of every address; undefined if the whole domain is for mails that come in. */
  name: string | undefined;
  domain: string;
  /** Where a mail server hands mails over. */
  smtp: { host: string; port: number; peers: readonly string[] } | undefined;
  /** The mailbox that is read. */
  imapUrl: string | undefined;
  /** The name by which the trusted mail server signs its Authentication-Results. */
  authServer: string | undefined;
}

/** The mail server, the sender and the links of mails. */
export interface MailSettings {
  /** Undefined without a mail server: mails are only kept. */
  smtpUrl: string | undefined;
  sender: { name: string; address: string };
  companyName: string;
  /** Links begin with it, without a trailing slash. */
  linkUrl: string | undefined;
}

interface SmtpOauth {
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  /** The endpoint that exchanges the refresh token for an access token. */
  tokenUrl: string;
}

/** Thrown for an invalid environment; `problems` are the lines for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Reads the environment; throws a ConfigError with all problems. Values are trimmed; an empty value counts as unset. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const { filled, problems } = withSecrets(trimmed(env));
  const parsed = Environment.safeParse(filled);
  problems.push(...(parsed.error?.issues.map(({ message }) => message) ?? []), ...contradictions(filled));
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const values = parsed.data;
  const embedded = values.DATABASE_URL === undefined;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: withoutSlash(values.PUBLIC_URL),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL === undefined ? undefined : withCheckedCertificate(values.DATABASE_URL),
    secretKey: values.SECRET_KEY,
    previousKeys: values.SECRET_KEY_PREVIOUS === undefined ? [] : [values.SECRET_KEY_PREVIOUS],
    writing: {},
    backupKey: values.BACKUP_KEY,
    backupSchedule: values.BACKUP_SCHEDULE,
    backupKeep: values.BACKUP_KEEP,
    backupDir: values.BACKUP_DIR,
    backupFiles: values.BACKUP_FILES,
    filesUrl: values.FILES_URL,
    filesQuota: values.FILES_QUOTA,
    databasePoolMax: values.DATABASE_POOL_MAX,
    adminUsername: values.ADMIN_USERNAME,
    adminPassword: values.ADMIN_PASSWORD,
    adminEmail: values.ADMIN_EMAIL,
    sampleData: values.SAMPLE_DATA ?? embedded,
    registration: values.REGISTRATION ?? (embedded ? 'open' : 'approval'),
    isRegistrationSet: values.REGISTRATION !== undefined,
    passwordPolicy: values.PASSWORD_POLICY ?? (embedded ? 'basic' : 'strict'),
    smtpUrl: values.SMTP_URL,
    smtpOauth: oauthOf(values),
    mailFrom: values.MAIL_FROM,
    companyName: values.COMPANY_NAME,
    securityContact: contactOf(values.SECURITY_CONTACT),
    mail: mailOf(values),
    mailIn: mailInOf(values),
    ...limitsOf(values),
    sessionIdle: values.SESSION_IDLE_HOURS * hour,
    sessionMax: values.SESSION_MAX_DAYS * 24 * hour,
    stopDelay: values.STOP_DELAY * 1_000,
    logLevel: values.LOG_LEVEL,
    accessLog: values.ACCESS_LOG ?? values.NODE_ENV === 'production',
    slowQuery: values.SLOW_QUERY,
    metricsToken: values.METRICS_TOKEN,
    metricsPort: values.METRICS_PORT,
    auditFile: values.AUDIT_LOG_FILE,
    auditSyslog: values.AUDIT_SYSLOG_URL,
    auditSyslogCa: values.AUDIT_SYSLOG_CA,
    trustProxy: values.TRUST_PROXY,
    allowedHosts: values.ALLOWED_HOSTS,
    webhooksAllowedHosts: values.WEBHOOKS_ALLOWED_HOSTS,
    identityProvider: identityProviderOf(values),
    oidcAllowedHosts: values.OIDC_ALLOWED_HOSTS,
    directory: directoryOf(values),
    directoryAllowsPlain: values.LDAP_ALLOW_PLAIN,
    production: values.NODE_ENV === 'production',
    model: modelOf(values),
    modelDailyTokens: values.AI_DAILY_TOKENS_PER_USER,
    modelLevels: values.AI_LEVELS,
    modelBounds: {
      firstToken: values.AI_FIRST_TOKEN_SECONDS * 1_000,
      total: values.AI_TOTAL_SECONDS * 1_000,
      context: values.AI_CONTEXT_TOKENS,
      answer: values.AI_ANSWER_TOKENS,
      reasoning: values.AI_REASONING,
    },
  };
}

function limitsOf(values: z.output<typeof Environment>) {
  const unlimited = values.RATE_LIMIT === 'off';
  const orNone = (attempts: number) => (unlimited ? limits.id.max : attempts);
  return {
    rateLimitLogin: orNone(values.RATE_LIMIT_LOGIN),
    rateLimitRegister: orNone(values.RATE_LIMIT_REGISTER),
    rateLimitComments: orNone(values.RATE_LIMIT_COMMENTS),
    rateLimitRequests: orNone(values.RATE_LIMIT_REQUESTS),
    rateLimitAddress: orNone(values.RATE_LIMIT_ADDRESS),
    rateLimitToken: orNone(values.RATE_LIMIT_TOKEN),
    sessionsPerPerson: orNone(values.SESSIONS_PER_PERSON),
    unlimited,
  };
}

function trimmed(env: Readonly<Variables>): Variables {
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined]));
}

/** Reads secrets from files; a variable that is set directly wins. */
function withSecrets(env: Variables) {
  const filled = { ...env };
  const problems: string[] = [];
  for (const name of secrets) {
    const file = env[`${name}_FILE`];
    if (file === undefined || env[name] !== undefined) continue;
    try {
      filled[name] = readFileSync(file, 'utf8').trim() || undefined;
      if (filled[name] === undefined) problems.push(configText.fileEmpty(`${name}_FILE`));
    } catch (error) {
      problems.push(configText.fileUnreadable(`${name}_FILE`, error instanceof Error ? error.message : String(error)));
    }
  }
  return { filled, problems };
}

function oauthOf(values: z.output<typeof Environment>): SmtpOauth | undefined {
  const [clientId, clientSecret, refreshToken] = oauthNames.map((name) => values[name]);
  if (clientId === undefined || clientSecret === undefined || refreshToken === undefined) return undefined;
  return { clientId, clientSecret, refreshToken, tokenUrl: values.SMTP_OAUTH_TOKEN_URL };
}

function mailInOf(values: z.output<typeof Environment>): MailIn | undefined {
  const { MAIL_IN_ADDRESS: address, MAIL_IN_PORT: port, MAIL_IN_HOST: host, MAIL_IN_PEERS: allowed } = values;
  if (address === undefined) return undefined;
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  return {
    name: name === '*' ? undefined : name,
    domain,
    smtp: port === undefined ? undefined : { host, port, peers: allowed },
    imapUrl: values.MAIL_IN_IMAP_URL,
    authServer: values.MAIL_IN_AUTH_SERVER?.toLowerCase(),
  };
}

function mailOf({
  SMTP_URL: smtpUrl,
  MAIL_FROM = '',
  COMPANY_NAME = product,
  PUBLIC_URL,
}: z.output<typeof Environment>): MailSettings {
  const named = /^([^<>]*)<([^<>]+)>$/.exec(MAIL_FROM);
  const name = named?.[1]?.trim().replace(/^"(.*)"$/, '$1') || COMPANY_NAME;
  const sender = { name, address: (named?.[2] ?? MAIL_FROM).trim() };
  return { smtpUrl, sender, companyName: COMPANY_NAME, linkUrl: withoutSlash(PUBLIC_URL) };
}

function identityProviderOf(values: z.output<typeof Environment>): EnvironmentProvider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = values;
  if (issuer === undefined || clientId === undefined) return undefined;
  return {
    name: values.OIDC_DISPLAY_NAME,
    issuer: issuer.replace(/\/\.well-known\/openid-configuration$/, ''),
    clientId,
    secret: values.OIDC_CLIENT_SECRET,
    scopes: [...new Set(['openid', ...values.OIDC_SCOPES.split(/\s+/).filter(Boolean)])].join(' '),
    groupsClaim: values.OIDC_GROUPS_CLAIM,
    adminGroup: values.OIDC_ADMIN_GROUP,
    departmentMap: values.OIDC_DEPARTMENT_MAP,
    defaultDepartment: values.OIDC_DEFAULT_DEPARTMENT,
    createsPeople: values.OIDC_AUTO_REGISTER,
  };
}

function withoutSlash(url: string | undefined): string | undefined {
  return url?.replace(/(?<!\/)\/+$/, '');
}

function modelOf(values: z.output<typeof Environment>): ModelAccess | undefined {
  const { AI_PROVIDER: provider, AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = values;
  return provider === 'off' || model === undefined ? undefined : { provider, baseUrl, apiKey, model };
}

function contactOf(value: string | undefined): string | undefined {
  return value?.includes('@') && !value.startsWith('https:') ? `mailto:${value}` : value;
}
