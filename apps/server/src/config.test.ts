import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#config.ts';

const postgres = 'postgres://tasklane:secret@db.example.com:5432/tasklane';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('the environment', () => {
  it('needs nothing to start on the embedded database', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      dataDir: './data',
      databaseUrl: undefined,
      secretKey: undefined,
      previousKeys: [],
      writing: {},
      backupKey: undefined,
      backupSchedule: undefined,
      backupKeep: '14',
      backupDir: undefined,
      backupFiles: true,
      filesQuota: 20_000,
      filesUrl: undefined,
      databasePoolMax: 10,
      adminUsername: 'admin',
      adminPassword: undefined,
      adminEmail: undefined,
      sampleData: true,
      registration: 'open',
      isRegistrationSet: false,
      passwordPolicy: 'basic',
      smtpUrl: undefined,
      smtpOauth: undefined,
      companyName: undefined,
      securityContact: undefined,
      mail: {
        ...{ smtpUrl: undefined, sender: { name: 'Tasklane AI', address: '' }, companyName: 'Tasklane AI', linkUrl: undefined },
      },
      model: undefined,
      modelDailyTokens: undefined,
      modelLevels: ['ask', 'propose'],
      modelBounds: { firstToken: 120_000, total: 300_000, context: 8_192, answer: 2_000, reasoning: 'default' },
      mailFrom: undefined,
      mailIn: undefined,
      rateLimitLogin: 10,
      rateLimitRegister: 10,
      stopDelay: 2_000,
      rateLimitComments: 60,
      rateLimitRequests: 600,
      rateLimitAddress: 6_000,
      rateLimitToken: 300,
      sessionsPerPerson: 50,
      sessionIdle: 12 * 3_600_000,
      sessionMax: 30 * 86_400_000,
      unlimited: false,
      logLevel: 'info',
      accessLog: false,
      slowQuery: 1000,
      metricsToken: undefined,
      metricsPort: undefined,
      trustProxy: false,
      allowedHosts: [],
      identityProvider: undefined,
      oidcAllowedHosts: [],
      directory: undefined,
      directoryAllowsPlain: false,
      webhooksAllowedHosts: [],
      production: false,
    });
  });

  it('is stricter with DATABASE_URL, unless configured otherwise', () => {
    expect(readConfig({ DATABASE_URL: postgres })).toMatchObject({
      databaseUrl: postgres,
      sampleData: false,
      registration: 'approval',
      passwordPolicy: 'strict',
    });
    const chosen = { SAMPLE_DATA: 'true', REGISTRATION: 'closed', PASSWORD_POLICY: 'basic' };
    expect(readConfig({ DATABASE_URL: postgres, ...chosen })).toMatchObject({
      sampleData: true,
      registration: 'closed',
      passwordPolicy: 'basic',
    });
  });

  it('takes mails in at an address or a domain, by a port or a mailbox', () => {
    expect(readConfig({ MAIL_IN_ADDRESS: 'Tasks@Example.com', MAIL_IN_PORT: '2525' }).mailIn).toEqual({
      name: 'tasks',
      domain: 'example.com',
      smtp: { host: '127.0.0.1', port: 2525, peers: ['loopback', 'linklocal', 'uniquelocal'] },
      imapUrl: undefined,
      authServer: undefined,
    });
    const imap = { MAIL_IN_ADDRESS: '*@in.example.com', MAIL_IN_IMAP_URL: 'imaps://tasks:secret@imap.example.com/INBOX' };
    expect(readConfig({ ...imap, MAIL_IN_AUTH_SERVER: 'MX.example.com' }).mailIn).toMatchObject({
      name: undefined,
      smtp: undefined,
      imapUrl: imap.MAIL_IN_IMAP_URL,
      authServer: 'mx.example.com',
    });
    const together = 'MAIL_IN_ADDRESS and a way in, MAIL_IN_PORT or MAIL_IN_IMAP_URL, go together.';
    expect(problemsOf({ MAIL_IN_ADDRESS: 'tasks@example.com' })).toEqual([together]);
    expect(problemsOf({ MAIL_IN_PORT: '2525' })).toEqual([together]);
    expect(problemsOf({ MAIL_IN_ADDRESS: 'tasks@example.com', MAIL_IN_PORT: '3000' })).toEqual([
      'MAIL_IN_PORT must be another port than PORT.',
    ]);
    for (const wrong of [
      'tasks',
      'a b@example.com',
      `${'a'.repeat(21)}@example.com`,
      'tasks+x@example.com',
      '@example.com',
      'a@b@c',
    ])
      expect(problemsOf({ MAIL_IN_ADDRESS: wrong, MAIL_IN_PORT: '2525' })[0]).toMatch(/^MAIL_IN_ADDRESS must be/);
    for (const wrong of ['imap.example.com', 'https://a:b@example.com', 'imaps://imap.example.com', 'imaps://a:100%@example.com'])
      expect(problemsOf({ ...imap, MAIL_IN_IMAP_URL: wrong })[0]).toMatch(/^MAIL_IN_IMAP_URL must be/);
    expect(problemsOf({ ...imap, MAIL_IN_PEERS: 'nowhere', MAIL_IN_AUTH_SERVER: 'a b' })).toHaveLength(2);
  });

  it('takes a bucket with its keys, which are written as in URLs', () => {
    const filesUrl = 'https://KEY:se%2Fcret@s3.example.com/bucket/folder?region=eu-central-1';
    expect(readConfig({ FILES_URL: filesUrl }).filesUrl).toBe(filesUrl);
    for (const wrong of ['s3.example.com', 'https://s3.example.com/bucket', 'https://a:b@s3.example.com/', 'https://a:b@c/d?x=1'])
      expect(problemsOf({ FILES_URL: wrong })[0]).toMatch(/^FILES_URL must be/);
    expect(problemsOf({ FILES_URL: 'https://KEY:100%@s3.example.com/bucket' })[0]).toMatch(/^FILES_URL must be/);
  });

  it('is trimmed, and an empty value counts as unset', () => {
    expect(readConfig({ PORT: ' 8080 ', HOST: '  ', ADMIN_USERNAME: ' root ', DATABASE_URL: '' })).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      adminUsername: 'root',
      databaseUrl: undefined,
    });
  });

  it('reports all problems, one line each, and no secret', () => {
    const problems = problemsOf({
      PORT: '70000',
      PUBLIC_URL: 'tasks.example.com',
      DATABASE_URL: 'mysql://root:hidden@db/x',
      ADMIN_USERNAME: 'x',
      ADMIN_PASSWORD: 'hidden',
      ADMIN_EMAIL: 'nobody',
      SAMPLE_DATA: 'maybe',
      REGISTRATION: 'invite',
      PASSWORD_POLICY: 'none',
      SMTP_URL: 'https://hidden@mail',
      MAIL_FROM: 'nobody',
      RATE_LIMIT_LOGIN: '0',
      RATE_LIMIT_REGISTER: '1.5',
      RATE_LIMIT_COMMENTS: '-1',
      RATE_LIMIT_REQUESTS: 'many',
      RATE_LIMIT_TOKEN: '0',
      SESSIONS_PER_PERSON: '0',
      RATE_LIMIT: 'false',
      LOG_LEVEL: 'loud',
      DATABASE_POOL_MAX: '0',
      STOP_DELAY: '61',
      TRUST_PROXY: '10.0.0.0/8, proxy',
      ALLOWED_HOSTS: 'https://tasks.example.com',
      WEBHOOKS_ALLOWED_HOSTS: 'ci.internal:8080',
      NODE_ENV: 'live',
      ALLOW_HTTP: 'yes',
    });
    expect(problems).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      'PUBLIC_URL must be an address without a path and a query, as in https://tasks.example.com: the server needs a host name of its own.',
      'DATABASE_URL must be a PostgreSQL address, as in postgres://user:password@host:5432/name.',
      'DATABASE_POOL_MAX must be a whole number from 1 to 500.',
      'ADMIN_USERNAME must have 3 to 32 characters, without control characters or letters of mixed scripts.',
      'ADMIN_PASSWORD must have 8 to 128 characters.',
      'ADMIN_EMAIL must be an e-mail address.',
      'SAMPLE_DATA must be one of: true, false, 1, 0.',
      'REGISTRATION must be one of: open, approval, closed.',
      'PASSWORD_POLICY must be one of: basic, strict.',
      'SMTP_URL must be an address of a mail server, as in smtps://user:password@mail.example.com:465.',
      'MAIL_FROM must be an e-mail address, alone or as in Tasklane AI <tasks@example.com>.',
      'RATE_LIMIT_LOGIN must be a whole number from 1 to 2147483647.',
      'RATE_LIMIT_REGISTER must be a whole number from 1 to 2147483647.',
      'STOP_DELAY must be a whole number from 0 to 60.',
      'RATE_LIMIT_COMMENTS must be a whole number from 1 to 2147483647.',
      'RATE_LIMIT_REQUESTS must be a whole number from 1 to 2147483647.',
      'RATE_LIMIT_TOKEN must be a whole number from 1 to 2147483647.',
      'SESSIONS_PER_PERSON must be a whole number from 1 to 2147483647.',
      'RATE_LIMIT must be one of: on, off.',
      'LOG_LEVEL must be one of: fatal, error, warn, info, debug, trace, silent.',
      'TRUST_PROXY must be the number of proxies (1 to 9), a list of their addresses, or false, not proxy.',
      'ALLOWED_HOSTS must be a list of names such as tasks.example.com, without https:// and port.',
      'WEBHOOKS_ALLOWED_HOSTS must be a list of names and IP addresses such as ci.internal or 10.0.0.7, without https:// and port.',
      'NODE_ENV must be one of: development, production, test.',
      'ALLOW_HTTP must be one of: true, false, 1, 0.',
    ]);
    expect(problems.join()).not.toContain('hidden');
  });

  it('takes the previous secret key only beside another one', () => {
    const keys = { SECRET_KEY: 'a secret key that is only for the tests', SECRET_KEY_PREVIOUS: 'any former one' };
    expect(readConfig(keys).previousKeys).toEqual(['any former one']);
    for (const SECRET_KEY of ['', keys.SECRET_KEY])
      expect(() => readConfig({ SECRET_KEY, SECRET_KEY_PREVIOUS: keys.SECRET_KEY })).toThrow(
        /^SECRET_KEY_PREVIOUS is the key that another SECRET_KEY replaces/,
      );
  });

  it('reports contradictions between two variables', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://localhost:25', PORT: 'x' })).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      'MAIL_FROM must be set when SMTP_URL is.',
    ]);
    expect(problemsOf({ SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'Tasklane AI <tasks@example.com>' })).toEqual([]);
  });

  it('requires all OAuth variables or none, and the user they are for', () => {
    const mail = { SMTP_URL: 'smtp://us%40er@localhost:25', MAIL_FROM: 'tasks@example.com' };
    const oauth = { SMTP_OAUTH_CLIENT_ID: 'a', SMTP_OAUTH_CLIENT_SECRET: 'b', SMTP_OAUTH_REFRESH_TOKEN: 'c' };
    expect(problemsOf({ ...mail, ...oauth })).toEqual([]);
    expect(readConfig({ ...mail, ...oauth }).smtpOauth).toEqual({
      clientId: 'a',
      clientSecret: 'b',
      refreshToken: 'c',
      tokenUrl: 'https://oauth2.googleapis.com/token',
    });
    expect(problemsOf({ ...mail, SMTP_OAUTH_CLIENT_ID: 'a' })).toEqual([
      'SMTP_OAUTH_CLIENT_SECRET and SMTP_OAUTH_REFRESH_TOKEN must be set too: SMTP_OAUTH_CLIENT_ID, SMTP_OAUTH_CLIENT_SECRET and SMTP_OAUTH_REFRESH_TOKEN go together.',
    ]);
    const userMissing =
      'SMTP_URL must name the user who signs in with OAuth, as in smtps://user%40example.com@mail.example.com:465.';
    expect(problemsOf({ ...mail, ...oauth, SMTP_URL: 'smtp://localhost:25' })).toEqual([userMissing]);
    expect(problemsOf(oauth)).toEqual([userMissing]);
    expect(problemsOf({ ...mail, ...oauth, SMTP_OAUTH_TOKEN_URL: 'http://tokens.example.com' })).toEqual([
      'SMTP_OAUTH_TOKEN_URL must be an https address.',
    ]);
  });

  it('refuses plain http in production unless it stays on the machine or is permitted', () => {
    const refused = [
      'PUBLIC_URL must be an https address in production, so that sessions cannot be intercepted. ALLOW_HTTP=1 permits plain http.',
    ];
    expect(problemsOf({ NODE_ENV: 'production', HOST: '0.0.0.0' })).toEqual(refused);
    expect(problemsOf({ NODE_ENV: 'production', PUBLIC_URL: 'http://tasks.example.com' })).toEqual(refused);
    expect(problemsOf({ NODE_ENV: 'production', HOST: '0.0.0.0', ALLOW_HTTP: '1' })).toEqual([]);
    expect(problemsOf({ NODE_ENV: 'production', HOST: '0.0.0.0', PUBLIC_URL: 'https://tasks.example.com' })).toEqual([]);
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([]);
    expect(problemsOf({ NODE_ENV: 'production', PUBLIC_URL: 'http://[::1]:3000' })).toEqual([]);
  });

  it('refuses a public URL with a path, and drops the trailing slash', () => {
    expect(readConfig({ PUBLIC_URL: 'https://example.com//' }).publicUrl).toBe('https://example.com');
    for (const path of ['/tasks', '/tasks/', '//tasks', '/%20', '/.']) {
      const problems = path === '/.' ? [] : [expect.stringContaining('PUBLIC_URL must be an address without a path')];
      expect(problemsOf({ PUBLIC_URL: `https://example.com${path}` }), path).toEqual(problems);
    }
  });

  it.each([
    ['false', false],
    ['1', 1],
    ['127.0.0.1', ['127.0.0.1']],
    ['loopback, 10.0.0.0/8,fd00::/8', ['loopback', '10.0.0.0/8', 'fd00::/8']],
  ])('trusts proxies: %s', (value, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trustProxy);
  });

  it('refuses to trust every proxy, and says what to set instead', () => {
    expect(problemsOf({ TRUST_PROXY: 'true' })).toEqual([expect.stringMatching(/^TRUST_PROXY=true .*number of proxies/)]);
    expect(problemsOf({ TRUST_PROXY: '0' })).toHaveLength(1);
  });

  it('lifts the limits for benchmarks only if configured', () => {
    const none = 2_147_483_647;
    expect(readConfig({ RATE_LIMIT: 'off', RATE_LIMIT_LOGIN: '3' })).toMatchObject({
      unlimited: true,
      rateLimitLogin: none,
      rateLimitRegister: none,
      rateLimitComments: none,
      rateLimitRequests: none,
      rateLimitAddress: none,
      rateLimitToken: none,
      sessionsPerPerson: none,
    });
  });

  describe('with secrets in files', () => {
    let folder = '';

    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'tasklane-secrets-'));
      writeFileSync(join(folder, 'password'), 'from the file\n');
      writeFileSync(join(folder, 'empty'), ' \n');
    });

    afterAll(() => {
      rmSync(folder, { recursive: true });
    });

    it('reads them, trimmed; a variable that is set directly wins', () => {
      const file = join(folder, 'password');
      expect(readConfig({ ADMIN_PASSWORD_FILE: file }).adminPassword).toBe('from the file');
      expect(readConfig({ ADMIN_PASSWORD_FILE: file, ADMIN_PASSWORD: 'given directly' }).adminPassword).toBe('given directly');
    });

    it('reports the files that cannot be read, and checks their content', () => {
      const problems = problemsOf({
        ADMIN_PASSWORD_FILE: join(folder, 'empty'),
        DATABASE_URL_FILE: join(folder, 'missing'),
        SMTP_URL_FILE: join(folder, 'password'),
        MAIL_FROM: 'tasks@example.com',
      });
      expect(problems).toEqual([
        'ADMIN_PASSWORD_FILE names a file that is empty.',
        expect.stringMatching(/^DATABASE_URL_FILE names a file that cannot be read: ENOENT/),
        'SMTP_URL must be an address of a mail server, as in smtps://user:password@mail.example.com:465.',
      ]);
    });
  });
});

describe('the language model', () => {
  const localModel = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'small' };

  it('has bounds for one on a laptop unless others are set, and may have the version that Azure wants in its address', () => {
    expect(readConfig({}).modelBounds).toEqual({
      ...{ firstToken: 120_000, total: 300_000, context: 8_192, answer: 2_000, reasoning: 'default' },
    });
    const AI_BASE_URL = 'https://one.openai.azure.com/openai/deployments/two?api-version=2024-10-21';
    expect(readConfig({ ...localModel, AI_BASE_URL, AI_REASONING: 'low' })).toMatchObject({
      model: { baseUrl: AI_BASE_URL },
      modelBounds: { reasoning: 'low' },
    });
  });

  it('is off unless a provider is named; another one has its own address', () => {
    expect(readConfig({ ...localModel, AI_LEVELS: 'ask, auto', AI_DAILY_TOKENS_PER_USER: '5000' })).toMatchObject({
      model: { provider: 'openai-compatible', baseUrl: 'http://localhost:11434/v1', apiKey: undefined, model: 'small' },
      modelDailyTokens: 5_000,
      modelLevels: ['ask', 'auto'],
    });
    const hosted = readConfig({ AI_PROVIDER: 'anthropic', AI_MODEL: 'large', AI_API_KEY: 'key' });
    expect(hosted.model).toEqual({ provider: 'anthropic', baseUrl: undefined, apiKey: 'key', model: 'large' });
  });

  it.each([
    [{ AI_PROVIDER: 'other' }, 'AI_PROVIDER must be one of: off, openai-compatible, anthropic.'],
    [
      { AI_MODEL: 'small' },
      'AI_PROVIDER must be openai-compatible or anthropic when AI_BASE_URL, AI_API_KEY or AI_MODEL is set.',
    ],
    [{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://m' }, 'AI_MODEL must name the model when AI_PROVIDER is set.'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, 'AI_BASE_URL must be set when AI_PROVIDER is openai-compatible.'],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }, 'AI_API_KEY must be set when AI_PROVIDER is anthropic.'],
    [
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'ftp://m' },
      'AI_BASE_URL must be an address without a query other than api-version, as in http://localhost:11434/v1.',
    ],
    [{ AI_FIRST_TOKEN_SECONDS: '0' }, 'AI_FIRST_TOKEN_SECONDS must be a whole number from 1 to 290.'],
    [{ AI_TOTAL_SECONDS: '1h' }, 'AI_TOTAL_SECONDS must be a whole number from 5 to 540.'],
    [{ AI_CONTEXT_TOKENS: '8k' }, 'AI_CONTEXT_TOKENS must be a whole number from 2000 to 1000000.'],
    [{ AI_ANSWER_TOKENS: '-1' }, 'AI_ANSWER_TOKENS must be a whole number from 50 to 32000.'],
    [{ AI_REASONING: 'much' }, 'AI_REASONING must be one of: default, none, minimal, low, medium, high.'],
    [{ ...localModel, AI_TOTAL_SECONDS: '60' }, 'AI_FIRST_TOKEN_SECONDS must not be more than AI_TOTAL_SECONDS.'],
    [
      { ...localModel, AI_CONTEXT_TOKENS: '4000', AI_ANSWER_TOKENS: '3000' },
      'AI_ANSWER_TOKENS must be at most half of AI_CONTEXT_TOKENS, as the question needs room, too.',
    ],
    [{ AI_LEVELS: 'ask,all' }, 'AI_LEVELS must be a list of: ask, propose, auto.'],
    [{ AI_DAILY_TOKENS_PER_USER: 'many' }, 'AI_DAILY_TOKENS_PER_USER must be a whole number from 1 to 2147483647.'],
  ])('has one message for %j', (env, message) => {
    expect(problemsOf(env)).toEqual([message]);
  });
});
