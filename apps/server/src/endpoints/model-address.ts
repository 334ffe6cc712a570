// The rule for the address of a model: a web address; of queries it has at most the version that Azure wants.

/** Returns whether an address can be that of a model. */
export function isModelAddress(address: string): boolean {
  const url = URL.parse(address);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false;
  const isVersion = url.search === '' || /^\?api-version=[\w.-]{1,40}$/.test(url.search);
  return isVersion && `${url.hash}${url.username}${url.password}` === '';
}
