// Messages to the operator about invalid environment variables, one line each.

export const configText = {
  notNumber: (name: string, min: number, max: number) => `${name} must be a whole number from ${min} to ${max}.`,
  notOneOf: (name: string, values: readonly string[]) => `${name} must be one of: ${values.join(', ')}.`,
  notPublicUrl:
    'PUBLIC_URL must be an address without a path and a query, as in https://tasks.example.com: the server needs a host name of its own.',
  notFilesUrl:
    'FILES_URL must be the address of a bucket with its keys, as in https://KEY:SECRET@s3.example.com/bucket?region=eu-central-1, special characters of the keys as in URLs (%2F for /).',
  notSslMode:
    'sslmode in DATABASE_URL must be verify-full (encrypted, the certificate is checked), no-verify (encrypted, not checked) or disable.',
  notDatabaseUrl: 'DATABASE_URL must be a PostgreSQL address, as in postgres://user:password@host:5432/name.',
  secretKeyShort: (min: number) => `SECRET_KEY must have at least ${min} characters, as openssl rand -base64 32 prints them.`,
  secretKeyMissing: 'SECRET_KEY_PREVIOUS is the key that another SECRET_KEY replaces: set the new one as SECRET_KEY.',
  backupKeyShort: (min: number) => `BACKUP_KEY must have at least ${min} characters, as openssl rand -base64 32 prints them.`,
  notBackupSchedule:
    'BACKUP_SCHEDULE must be times of the day such as 03:00,15:00 or five fields as cron has them, such as 0 3 * * *, at least 15 minutes apart.',
  notBackupKeep: 'BACKUP_KEEP must be a number such as 14, or numbers of days, weeks and months such as 7d 4w 12m.',
  notSmtpUrl: 'SMTP_URL must be an address of a mail server, as in smtps://user:password@mail.example.com:465.',
  notMailFrom: 'MAIL_FROM must be an e-mail address, alone or as in Tasklane AI <tasks@example.com>.',
  mailFromMissing: 'MAIL_FROM must be set when SMTP_URL is.',
  notMailInAddress: (max: number) =>
    `MAIL_IN_ADDRESS must be an address whose name has at most ${max} letters, digits or . - _, as in tasks@example.com, or a whole domain as in *@tasks.example.com.`,
  notMailInImapUrl:
    'MAIL_IN_IMAP_URL must be the address of a mailbox with its user, as in imaps://tasks%40example.com:password@imap.example.com/INBOX, special characters as in URLs (%25 for %).',
  notMailInAuthServer:
    'MAIL_IN_AUTH_SERVER must be the name at the beginning of the Authentication-Results of your mail server, as in mx.example.com.',
  notMailInPeers: 'MAIL_IN_PEERS must be a list of addresses and networks of mail servers, as in 192.0.2.10,10.0.0.0/8.',
  mailInIncomplete: 'MAIL_IN_ADDRESS and a way in, MAIL_IN_PORT or MAIL_IN_IMAP_URL, go together.',
  mailInPortTaken: 'MAIL_IN_PORT must be another port than PORT.',
  oauthIncomplete: (missing: readonly string[]) =>
    `${missing.join(' and ')} must be set too: SMTP_OAUTH_CLIENT_ID, SMTP_OAUTH_CLIENT_SECRET and SMTP_OAUTH_REFRESH_TOKEN go together.`,
  oauthUserMissing: 'SMTP_URL must name the user who signs in with OAuth, as in smtps://user%40example.com@mail.example.com:465.',
  notTokenUrl: 'SMTP_OAUTH_TOKEN_URL must be an https address.',
  notSecurityContact: 'SECURITY_CONTACT must be an e-mail address or an https address.',
  notCompanyName: 'COMPANY_NAME is too long.',
  notEmail: 'ADMIN_EMAIL must be an e-mail address.',
  notUsername: (min: number, max: number) =>
    `ADMIN_USERNAME must have ${min} to ${max} characters, without control characters or letters of mixed scripts.`,
  notPassword: (min: number, max: number) => `ADMIN_PASSWORD must have ${min} to ${max} characters.`,
  notTrusted: (value: string) =>
    `TRUST_PROXY must be the number of proxies (1 to 9), a list of their addresses, or false, not ${value}.`,
  trustsAll:
    'TRUST_PROXY=true would trust any address that a client makes up. Set the number of proxies in front of the server, usually 1, or their addresses.',
  notHosts: 'ALLOWED_HOSTS must be a list of names such as tasks.example.com, without https:// and port.',
  notReceivers:
    'WEBHOOKS_ALLOWED_HOSTS must be a list of names and IP addresses such as ci.internal or 10.0.0.7, without https:// and port.',
  notOidcIssuer:
    'OIDC_ISSUER must be the address of a provider as its discovery document names it, as in https://login.example.com/realms/company.',
  notLdapUrl: 'LDAP_URL must be ldaps://host or ldap://host, as in ldaps://ldap.example.com.',
  ldapIncomplete: 'LDAP_URL and LDAP_BASE_DN go together, and so do LDAP_BIND_DN and LDAP_BIND_PASSWORD.',
  ldapPlain:
    'LDAP_URL without encryption would send passwords in plain text: use ldaps://, or LDAP_START_TLS=true, or allow it with LDAP_ALLOW_PLAIN=true.',
  notLdapDepartmentMap:
    'LDAP_DEPARTMENT_MAP must be a JSON object of groups and names of departments, as in {"engineers": "Engineering"}.',
  notSyncMinutes: (min: number, max: number) => `LDAP_SYNC_MINUTES must be 0 or a whole number from ${min} to ${max}.`,
  oidcIncomplete: 'OIDC_ISSUER and OIDC_CLIENT_ID go together, and OIDC_CLIENT_SECRET belongs to them.',
  oidcGroupsMissing: 'OIDC_GROUPS_CLAIM must name the claim in which OIDC_ADMIN_GROUP is.',
  notDepartmentMap:
    'OIDC_DEPARTMENT_MAP must be a JSON object of values and names of departments, as in {"engineers": "Engineering"}.',
  notOidcHosts:
    'OIDC_ALLOWED_HOSTS must be a list of names and IP addresses such as login.internal or 10.0.0.7, without https:// and port.',
  tooLong: (name: string) => `${name} is too long.`,
  notModelUrl: 'AI_BASE_URL must be an address without a query other than api-version, as in http://localhost:11434/v1.',
  modelProviderMissing: 'AI_PROVIDER must be openai-compatible or anthropic when AI_BASE_URL, AI_API_KEY or AI_MODEL is set.',
  modelMissing: 'AI_MODEL must name the model when AI_PROVIDER is set.',
  modelUrlMissing: 'AI_BASE_URL must be set when AI_PROVIDER is openai-compatible.',
  modelKeyMissing: 'AI_API_KEY must be set when AI_PROVIDER is anthropic.',
  modelBoundsCrossed: 'AI_FIRST_TOKEN_SECONDS must not be more than AI_TOTAL_SECONDS.',
  answerTooLarge: 'AI_ANSWER_TOKENS must be at most half of AI_CONTEXT_TOKENS, as the question needs room, too.',
  notLevels: (levels: readonly string[]) => `AI_LEVELS must be a list of: ${levels.join(', ')}.`,
  notMetricsToken: (min: number) =>
    `METRICS_TOKEN must have at least ${min} letters, digits or . ~ + / = - _, as openssl rand -base64 32 prints them.`,
  notAbsolute: (name: string) => `${name} must be the whole path of a file, as in /var/log/tasklane/audit.jsonl.`,
  notSyslogUrl: 'AUDIT_SYSLOG_URL must be udp://, tcp:// or tls:// with a host and a port, as in tls://logs.example.com:6514.',
  metricsPortTaken: 'METRICS_PORT must be another port than PORT.',
  fileUnreadable: (name: string, reason: string) => `${name} names a file that cannot be read: ${reason}`,
  fileEmpty: (name: string) => `${name} names a file that is empty.`,
  httpInProduction:
    'PUBLIC_URL must be an https address in production, so that sessions cannot be intercepted. ALLOW_HTTP=1 permits plain http.',
};
