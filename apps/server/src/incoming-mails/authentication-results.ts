// Reads what the trusted mail server found out about the sender (RFC 8601).

/**
 * Returns whether the trusted server has verified that the mail comes from the domain of its sender: by DMARC, by a signature of
 * that domain or one above it, by SPF of exactly that domain, or because the sender signed in there. Only the newest header of that
 * server counts; others may be made up.
 */
export function isAuthenticated(headers: readonly string[], { server, sender }: { server: string; sender: string }): boolean {
  const own = headers.map((value) => value.slice(0, longest)).find((value) => serverOf(value) === server);
  if (own === undefined) return false;
  const domain = domainOf(sender).toLowerCase();
  return resultsOf(own).some(({ method, verdict, result }) => {
    if (verdict !== 'pass') return false;
    if (method === 'dmarc') return domainOf(propertyOf(result, 'header.from')) === domain;
    if (method === 'dkim')
      return isSameOrParent(propertyOf(result, 'header.d') ?? domainOf(propertyOf(result, 'header.i')), domain);
    if (method === 'spf') return domainOf(propertyOf(result, 'smtp.mailfrom')) === domain;
    if (method === 'auth') return domainOf(propertyOf(result, 'smtp.auth') ?? propertyOf(result, 'smtp.mailfrom')) === domain;
    return false;
  });
}

/**
 * Returns whether the mail itself says that the DMARC check of its sender's domain failed. A forger adds headers that pass the check,
 * not ones that fail it, so this header needs no trusted server. Only the newest one counts.
 */
export function isRefuted([newest = '']: readonly string[], sender: string): boolean {
  const domain = domainOf(sender).toLowerCase();
  return resultsOf(newest.slice(0, longest)).some(
    ({ method, verdict, result }) =>
      method === 'dmarc' && verdict === 'fail' && domainOf(propertyOf(result, 'header.from') ?? domain) === domain,
  );
}

const longest = 8_000;

/** Returns the results of a header, in lower case. */
function resultsOf(value: string): { method: string; verdict: string; result: string }[] {
  const results = withoutComments(value).toLowerCase().split(';').slice(1);
  return results.map((result) => {
    const [, method = '', verdict = ''] = /^\s*(\w+)\s*=\s*(\w+)/.exec(result) ?? [];
    return { method, verdict, result };
  });
}

/** Returns the name of the server that wrote a header. */
function serverOf(value: string): string | undefined {
  return /^\s*([\w.-]+)/.exec(withoutComments(value))?.[1]?.toLowerCase();
}

/** Comments in parentheses may contain anything, also text that looks like a result. */
function withoutComments(value: string): string {
  let depth = 0;
  let quoted = false;
  let text = '';
  for (let at = 0; at < value.length; at++) {
    const sign = value[at] ?? '';
    if (sign === '\\') {
      at += 1;
      if (depth === 0) text += '_';
    } else if (sign === '"' && depth === 0) quoted = !quoted;
    else if (sign === '(' && !quoted) depth += 1;
    else if (sign === ')' && !quoted && depth > 0) depth -= 1;
    // A separator within quotes separates nothing.
    else if (depth === 0) text += quoted && /[;=\s]/.test(sign) ? '_' : sign;
  }
  return text;
}

function propertyOf(result: string, name: string): string | undefined {
  const found = result
    .split(/\s+/)
    .map((pair) => pair.split('='))
    .find(([key]) => key === name);
  return found?.[1];
}

/** Returns the domain of an address, or of a domain alone. */
function domainOf(address: string | undefined): string {
  return address === undefined ? '' : address.slice(address.lastIndexOf('@') + 1);
}

/** Whether a verified domain speaks for the sender's: the same, or one above it. */
function isSameOrParent(verified: string, domain: string): boolean {
  return verified === domain || (verified.includes('.') && domain.endsWith(`.${verified}`));
}
