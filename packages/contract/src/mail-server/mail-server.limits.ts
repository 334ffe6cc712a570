// Limits of the mail server that administrators set. The web loads them with its administration.

/** `tls` encrypts from the start, `starttls` after a greeting; a password leaves this machine in no other way. */
export const mailSecurities = ['tls', 'starttls'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

export const mailSecurityNames: Record<MailSecurity, string> = { tls: 'TLS', starttls: 'STARTTLS' };

/** The usual port of each. */
export const mailPorts: Record<MailSecurity, number> = { tls: 465, starttls: 587 };

/** In characters. */
export const mailServerLimits = { host: 253, user: 320, password: 1_000, address: 500, port: 65_535 } as const;
