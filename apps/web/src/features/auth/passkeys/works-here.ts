// Whether passkeys work in this browser, at the address at which it shows the page.

/** Returns whether the page has the address at which passkeys work; `http://localhost` stands for any port of it. */
export function isPasskeyOrigin(origin: string, { protocol, hostname, origin: here } = location): boolean {
  return here === origin || (origin === 'http://localhost' && protocol === 'http:' && hostname === 'localhost');
}

/** Returns whether the browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}
