// Addresses of directories.

/** Whether that is the address of a directory: `ldap:` or `ldaps:`, a host, and nothing but a port. */
export function isDirectoryAddress(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !['ldap:', 'ldaps:'].includes(url.protocol) || url.hostname === '') return false;
  return /^\/?$/.test(url.pathname) && `${url.search}${url.hash}${url.username}${url.password}` === '';
}
