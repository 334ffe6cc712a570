// The way to a PostgreSQL server that DATABASE_URL asks for with `sslmode`: in the open, encrypted, or with a checked certificate.

/** Modes that check the certificate and the name in it; of the driver too all of them mean the strictest. */
const checked = ['verify-full', 'verify-ca', 'require', 'prefer'];
const modes = [...checked, 'no-verify', 'disable'];

/** Returns whether the address names no mode, or one that exists: the driver takes any other word for the strictest. */
export function hasKnownSslMode(databaseUrl: string): boolean {
  const mode = modeOf(databaseUrl);
  return mode === null || modes.includes(mode);
}

/** Names the strictest mode for what it means today, so that a later version of the driver does not check less. */
export function withCheckedCertificate(databaseUrl: string): string {
  const mode = modeOf(databaseUrl);
  if (mode === null || mode === 'verify-full' || !checked.includes(mode) || isAsOfLibpq(databaseUrl)) return databaseUrl;
  return databaseUrl.replace(/([?&]sslmode=)[^&]*/, '$1verify-full');
}

function modeOf(databaseUrl: string): string | null {
  return URL.canParse(databaseUrl) ? new URL(databaseUrl).searchParams.get('sslmode') : null;
}

/** Whether the address asks for the meaning that the modes have for PostgreSQL's own programs. */
function isAsOfLibpq(databaseUrl: string): boolean {
  return new URL(databaseUrl).searchParams.get('uselibpqcompat') === 'true';
}

/** Returns whether a connection failed because the certificate of the server is not trusted. */
export function isUntrusted(code: string | undefined): boolean {
  return code !== undefined && /^(ERR_TLS_CERT_ALTNAME_INVALID|UNABLE_TO_|SELF_SIGNED_CERT|DEPTH_ZERO_|CERT_)/.test(code);
}
